import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../../contract/admin-content.ts'
import type { Language } from '../../../../contract/language.ts'
import type { explainNeed } from '../../../../contract/needs.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'
import { queueQuery } from '../shell/queue-query.ts'
import type { ContentFilter, ContentRef } from './content-filter.ts'

export type ContentSummary = Reply<typeof api.listContent>[number]
export type ContentDetails = Reply<typeof api.readContent>

export const CONTENT = 'content'

export const contentQuery = ({ kind, q, visibility, account }: ContentFilter, lang: Language) =>
  queueQuery([CONTENT, 'list', lang, kind, q, visibility, account], ({ cursor, signal }) =>
    adminCall.page<typeof api.listContent>('GET', '/admin/content/', {
      query: {
        kind,
        lang,
        ...(q && { q }),
        ...(visibility && { visibility }),
        ...(account && { account }),
        ...(cursor && { cursor }),
      },
      signal,
    }),
  )

export const contentItemQuery = ({ kind, id }: ContentRef, lang: Language) =>
  queryOptions({
    queryKey: [ADMIN_KEY, CONTENT, kind, id, lang],
    queryFn: () =>
      adminCall<typeof api.readContent>('GET', '/admin/content/:kind/:id/', {
        params: { kind, id },
        query: { lang },
      }),
    // Always fresh: staff must decide about the present state.
    staleTime: 0,
  })

export type NeedAsking = Reply<typeof explainNeed>

export const needAskingQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'need-asking', id],
    queryFn: () => adminCall<typeof explainNeed>('GET', '/admin/needs/:id/asking/', { params: { id } }),
    staleTime: 0,
  })

type NewContentDecision = Input<typeof api.decideAboutContent>['body']

export const decideAboutContent = ({ kind, id }: ContentRef, body: NewContentDecision, key: string) =>
  adminCall<typeof api.decideAboutContent>('POST', '/admin/content/:kind/:id/decide/', {
    params: { kind, id },
    body,
    key,
  })

export const restoreContent = ({ kind, id }: ContentRef, reason: string, key: string) =>
  adminCall<typeof api.restoreContent>('POST', '/admin/content/:kind/:id/restore/', {
    params: { kind, id },
    body: { reason },
    key,
  })
