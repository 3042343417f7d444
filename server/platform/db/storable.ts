// What PostgreSQL stores: no NUL, and no half of a character. No person types either.
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
