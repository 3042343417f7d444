export const searchLimits = {
  text: 200,
  sentence: 4_000,
  page: 20,
  /** Results without the category are counted up to this number. */
  countedRows: 60,
} as const
