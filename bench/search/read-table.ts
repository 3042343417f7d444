import { readFileSync } from 'node:fs'

export type Row = Record<string, string>

/** Rows of a TSV file beside this one, by the names in its first line. */
export const readTable = (path: string): Row[] => {
  const file = readFileSync(new URL(`${path}.tsv`, import.meta.url), 'utf8')
  const [head = '', ...lines] = file.normalize('NFC').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, at) => [columns[at] ?? '', cell])),
  )
}
