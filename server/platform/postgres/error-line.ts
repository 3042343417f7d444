// The first error line of a PostgreSQL program; the rest is consequence and advice.
const PREFIX = /^\S+ \S+ UTC \[\d+\] /

export const firstErrorLine = (output: string) => {
  if (/No space left on device|Check free disk space/.test(output)) return 'the disk is full'
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const line =
    lines.find((text) => /\b(error|fatal|panic)\b/i.test(text)) ?? lines.at(-1) ?? 'it did not say why'
  return line.replace(PREFIX, '').replace(/\s+/g, ' ').trim()
}
