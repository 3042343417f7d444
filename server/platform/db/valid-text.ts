// PostgreSQL stores neither NUL nor lone surrogates.
export const isValidText = (text: string) => text.isWellFormed() && !text.includes('\0')
