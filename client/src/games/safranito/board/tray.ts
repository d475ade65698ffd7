/** Width of the frame round the field, in millimetres. */
export const FRAME = 50;
