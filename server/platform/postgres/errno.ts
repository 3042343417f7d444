export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const errorOf = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
