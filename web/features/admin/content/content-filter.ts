// What is looked for stands in the address, and so does the piece that is open beside the list.
import { deskPaths } from '../desk/desk-paths.ts'

export const kinds = ['post', 'comment'] as const
export type Kind = (typeof kinds)[number]
export type Piece = { kind: Kind; id: number }

export const visibilities = ['shown', 'hidden', 'removed'] as const
export type Visibility = (typeof visibilities)[number]

export type ContentFilter = {
  kind: Kind
  q: string
  visibility: Visibility | undefined
  /** Whose. */
  account: number | undefined
}

const idIn = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined)

export const filterIn = (words: URLSearchParams): ContentFilter => ({
  kind: kinds.find((kind) => kind === words.get('kind')) ?? 'post',
  q: words.get('q') ?? '',
  visibility: visibilities.find((each) => each === words.get('visibility')),
  account: idIn(words.get('account')),
})

export const openIn = (words: URLSearchParams) => idIn(words.get('open'))

export const contentPath = ({ kind, q, visibility, account }: ContentFilter, open?: number) => {
  const words = new URLSearchParams()
  if (kind !== 'post') words.set('kind', kind)
  if (q) words.set('q', q)
  if (visibility) words.set('visibility', visibility)
  if (account) words.set('account', String(account))
  if (open) words.set('open', String(open))
  return words.size > 0 ? `${deskPaths.content()}?${words.toString()}` : deskPaths.content()
}
