/** Hindi, English, and the Hindi that people type in Latin letters. */
export type Voice = 'hi' | 'en' | 'roman'
export type Spoken = Readonly<Record<Voice, string>>

export const lines = (table: TemplateStringsArray): string[] =>
  table
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** `Hindi | English | romanised Hindi`, one entry a line. */
export const spoken = (table: TemplateStringsArray): Spoken[] => lines(table).map(inThreeVoices)

export const inThreeVoices = (row: string): Spoken => {
  const [hi, en, roman, ...more] = row.split('|').map((cell) => cell.trim())
  if (!hi || !en || !roman || more.length > 0) throw new Error(`Not three voices: ${row}`)
  return { hi, en, roman }
}

export type SpokenExchange = { ask: Spoken; answer: Spoken }

/** What one side says in three voices `=>` what the other side answers. */
export const spokenExchanges = (table: TemplateStringsArray): SpokenExchange[] =>
  lines(table).map((row) => {
    const [ask = '', answer = ''] = row.split('=>')
    return { ask: inThreeVoices(ask), answer: inThreeVoices(answer) }
  })
