// The byte order mark makes spreadsheets read UTF-8, which Hindi needs.
export const CSV_MARK = '\uFEFF'

// Against formula injection: an apostrophe makes it text.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

export const csvTable = (rows: readonly (readonly string[])[]) => CSV_MARK + rows.map(csvLine).join('')

const indianTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** '17-11-2026 8:57 PM', as people in India write it. */
export const csvTime = (time: Date) => {
  const part = Object.fromEntries(indianTime.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${part['day']}-${part['month']}-${part['year']} ${part['hour']}:${part['minute']} ${part['dayPeriod']}`
}

/** '17-11-2026' of '2026-11-17'. */
export const csvDay = (day: string) => day.split('-').toReversed().join('-')
