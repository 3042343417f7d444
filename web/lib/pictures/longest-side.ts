export const LONGEST_SIDE = 1_600
