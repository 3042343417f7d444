// PostgreSQL stores neither NUL nor lone surrogates.
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
