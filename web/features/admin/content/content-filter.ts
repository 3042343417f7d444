import { toQuery } from '../../../lib/paths.ts'
import { adminPaths } from '../shell/admin-paths.ts'

export const contentKinds = ['post', 'comment', 'review', 'need'] as const
type ContentKind = (typeof contentKinds)[number]
export type ContentRef = { kind: ContentKind; id: number }

export const visibilities = ['shown', 'hidden', 'removed'] as const
export type Visibility = (typeof visibilities)[number]

export type ContentFilter = {
  kind: ContentKind
  q: string
  visibility: Visibility | undefined
  /** Of the author. */
  account: number | undefined
}

const parseId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined)

export const parseFilter = (searchParams: URLSearchParams): ContentFilter => ({
  kind: contentKinds.find((kind) => kind === searchParams.get('kind')) ?? 'post',
  q: searchParams.get('q') ?? '',
  visibility: visibilities.find((each) => each === searchParams.get('visibility')),
  account: parseId(searchParams.get('account')),
})

export const parseOpenId = (searchParams: URLSearchParams) => parseId(searchParams.get('open'))

export const contentPath = ({ kind, q, visibility, account }: ContentFilter, open?: number) =>
  adminPaths.content() + toQuery({ kind: kind !== 'post' && kind, q, visibility, account, open })
