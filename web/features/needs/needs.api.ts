import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Input } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/needs.ts'
import { call } from '../../lib/http/call.ts'
import { type ListPage, listQuery } from '../../lib/loading/list-pages.ts'

export type Need = Static<typeof api.Need>
export type NeedReply = Need['replies'][number]
export type NeedSettings = api.NeedSettings
export type CloseReason = Input<typeof api.closeNeed>['body']['reason']

const PAGE_SIZE = 20

/** The keys contain the account: another account must not see them. */
export const ownNeedsQuery = (accountId: number, lang: Language) =>
  listQuery<ListPage<Need>>(['needs', accountId, lang], (cursor) =>
    call<typeof api.listNeeds>('GET', '/needs/', { query: { lang, limit: PAGE_SIZE, ...cursor } }),
  )

export const receivedNeedsQuery = (accountId: number, isAnswered: boolean, lang: Language) =>
  listQuery<ListPage<Need>>(['needs', accountId, lang, isAnswered], (cursor) =>
    call<typeof api.listReceivedNeeds>('GET', '/received-needs/', {
      query: { answered: isAnswered ? '1' : '0', lang, limit: PAGE_SIZE, ...cursor },
    }),
  )

export const needQuery = (accountId: number, id: number, lang: Language) =>
  queryOptions({
    queryKey: ['need', accountId, id, lang],
    queryFn: () => call<typeof api.readNeed>('GET', '/needs/:id/', { params: { id }, query: { lang } }),
    staleTime: 0,
    networkMode: 'always',
  })

export const refreshNeeds = (client: QueryClient) =>
  Promise.all(['needs', 'need'].map((name) => client.invalidateQueries({ queryKey: [name] })))

export const chooseReply = (id: number, replyId: number) =>
  call<typeof api.chooseReply>('POST', '/needs/:id/choose/', {
    params: { id },
    query: {},
    body: { reply_id: replyId },
  })

export const closeNeed = (id: number, reason: CloseReason) =>
  call<typeof api.closeNeed>('POST', '/needs/:id/close/', { params: { id }, query: {}, body: { reason } })

export const declineNeed = (id: number) =>
  call<typeof api.declineNeed>('POST', '/needs/:id/decline/', { params: { id } })

export const needSettingsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['need-settings', accountId],
    queryFn: () => call<typeof api.readNeedSettings>('GET', '/need-settings/'),
    networkMode: 'always',
  })

export const saveNeedSettings = (body: Partial<NeedSettings>) =>
  call<typeof api.saveNeedSettings>('PUT', '/need-settings/', { body })
