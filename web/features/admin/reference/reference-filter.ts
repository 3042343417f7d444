import { toQuery } from '../../../lib/paths.ts'
import { adminPaths } from '../shell/admin-paths.ts'

export const referenceKinds = ['categories', 'districts'] as const
type ReferenceKind = (typeof referenceKinds)[number]

export type ReferenceFilter = { kind: ReferenceKind; q: string; open?: number | 'new' | undefined }

const parseOpen = (text: string | null) => (text === 'new' ? 'new' : Number(text) || undefined)

export const parseFilter = (searchParams: URLSearchParams): ReferenceFilter => ({
  kind: referenceKinds.find((kind) => kind === searchParams.get('kind')) ?? 'categories',
  q: searchParams.get('q') ?? '',
  open: parseOpen(searchParams.get('open')),
})

export const referencePath = ({ kind, q, open }: ReferenceFilter) =>
  adminPaths.reference() + toQuery({ kind: kind !== 'categories' && kind, q, open })

const normalizeText = (text: string) => text.normalize('NFC').toLowerCase()

export const matchesName = (names: readonly string[], q: string) => {
  const needle = normalizeText(q.trim())
  return needle === '' || names.some((name) => normalizeText(name).includes(needle))
}

/** Separated by newlines or commas. */
export const parseNames = (text: string) => [
  ...new Set(
    text
      .split(/[\n,،]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

export const joinNames = (names: readonly string[] = []) => names.join('\n')
