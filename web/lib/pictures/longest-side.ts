/** Of a picture that is sent, in pixels. */
export const LONGEST_SIDE = 1_600
