// What is listed and what is open stand in the address.
import { deskPaths } from '../desk/desk-paths.ts'

export const kinds = ['categories', 'districts'] as const
export type Kind = (typeof kinds)[number]

/** `open` is a number, or `new` for a category that is being added. */
export type ReferenceFilter = { kind: Kind; q: string; open?: number | 'new' | undefined }

const openIn = (text: string | null) => (text === 'new' ? 'new' : Number(text) || undefined)

export const filterIn = (words: URLSearchParams): ReferenceFilter => ({
  kind: kinds.find((kind) => kind === words.get('kind')) ?? 'categories',
  q: words.get('q') ?? '',
  open: openIn(words.get('open')),
})

export const referencePath = ({ kind, q, open }: ReferenceFilter) => {
  const words = new URLSearchParams()
  if (kind !== 'categories') words.set('kind', kind)
  if (q) words.set('q', q)
  if (open) words.set('open', String(open))
  return words.size > 0 ? `${deskPaths.reference()}?${words.toString()}` : deskPaths.reference()
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Has a name with these letters in it. */
export const isCalled = (names: readonly string[], q: string) => {
  const wanted = plain(q.trim())
  return wanted === '' || names.some((name) => plain(name).includes(wanted))
}

/** One a line, or with commas between them. */
export const namesIn = (text: string) => [
  ...new Set(
    text
      .split(/[\n,،]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]
