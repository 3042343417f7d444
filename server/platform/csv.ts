// The byte order mark makes spreadsheets read UTF-8, which Hindi needs.
const MARK = '\uFEFF'

// Against formula injection: an apostrophe makes it text.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

export const csvTable = (rows: readonly (readonly string[])[]) => MARK + rows.map(line).join('')
