// Samples throws beside the page, so that aiming never waits for it.
import { type Asked, sample } from "./throw/sampling";

addEventListener("message", ({ data }: MessageEvent<Asked>) => postMessage(sample(data)));
