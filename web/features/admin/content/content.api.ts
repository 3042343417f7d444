import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../../contract/admin-content.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { deskCall } from '../desk/desk-call.ts'
import { DESK } from '../desk/desk-session.api.ts'
import { queueQuery } from '../desk/queue-query.ts'
import type { ContentFilter, Piece } from './content-filter.ts'

export type ListedContent = Reply<typeof api.listContent>[number]
export type ContentInFull = Reply<typeof api.readContent>

export const CONTENT = 'content'

export const contentQuery = ({ kind, q, visibility, account }: ContentFilter) =>
  queueQuery([CONTENT, 'list', kind, q, visibility, account], ({ cursor, signal }) =>
    deskCall.page<typeof api.listContent>('GET', '/admin/content/', {
      query: {
        kind,
        ...(q && { q }),
        ...(visibility && { visibility }),
        ...(account && { account }),
        ...(cursor && { cursor }),
      },
      signal,
    }),
  )

export const pieceQuery = ({ kind, id }: Piece) =>
  queryOptions({
    queryKey: [DESK, CONTENT, kind, id],
    queryFn: () =>
      deskCall<typeof api.readContent>('GET', '/admin/content/:kind/:id/', { params: { kind, id } }),
    networkMode: 'always',
    // Whoever judges something judges what is there now.
    staleTime: 0,
  })

type Deciding = Input<typeof api.decideAboutContent>['body']

export const decideAboutContent = ({ kind, id }: Piece, body: Deciding, key: string) =>
  deskCall<typeof api.decideAboutContent>('POST', '/admin/content/:kind/:id/decide/', {
    params: { kind, id },
    body,
    key,
  })

export const restoreContent = ({ kind, id }: Piece, reason: string, key: string) =>
  deskCall<typeof api.restoreContent>('POST', '/admin/content/:kind/:id/restore/', {
    params: { kind, id },
    body: { reason },
    key,
  })
