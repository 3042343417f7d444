// A table that spreadsheets open: the mark at its beginning tells them that it is UTF-8, which Hindi needs.
const MARK = '\uFEFF'

// A spreadsheet runs what begins like this; behind an apostrophe it is text. Anybody may have typed it.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** The first row has the headings. */
export const csvTable = (rows: readonly (readonly string[])[]) => MARK + rows.map(line).join('')
