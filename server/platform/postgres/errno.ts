// The code of a system or database error, as in 'ENOENT' or '57P03'.
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
