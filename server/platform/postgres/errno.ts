// The code of a system or database error, as in 'ENOENT' or '57P03'.
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Anything may be thrown. */
export const errorOf = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
