/** Of an uploaded picture, in pixels. */
export const LONGEST_SIDE = 1_600
