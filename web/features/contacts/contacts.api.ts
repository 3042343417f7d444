import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/contacts.ts'
import type { Input } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import { call, fillPath } from '../../lib/http/call.ts'
import { fetchFile } from '../../lib/http/download.ts'

export type ContactRequest = Static<typeof api.Contact>
export type ContactStatus = ContactRequest['status']

/** `upTo` is the newest request of the first page: newer ones must not shift the pages. */
export type RequestsPageParams = { page: number; upTo: number | undefined }

/** The key contains the account: another account must not see them. */
export const requestsKey = (accountId: number) => ['requests', accountId] as const

const fetchRequests = async (accountId: number, { page, upTo }: RequestsPageParams, signal: AbortSignal) => {
  const query = { provider_id: accountId, page, ...(upTo && { up_to: upTo }) }
  return { page, ...(await call<typeof api.listContacts>('GET', '/contacts/', { query, signal })) }
}

export type RequestsPage = Awaited<ReturnType<typeof fetchRequests>>

export const requestsQuery = (accountId: number, pageParams: RequestsPageParams) =>
  queryOptions({
    queryKey: [...requestsKey(accountId), pageParams],
    queryFn: ({ signal }) => fetchRequests(accountId, pageParams, signal),
    // Keeps the rows, and so the scroll position, until the next page is loaded.
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
  })

export type RequestChange = Input<typeof api.changeContact>['body']

export const changeRequest = (id: number, change: RequestChange): Promise<ContactRequest> =>
  call<typeof api.changeContact>('PUT', '/contacts/:id/', { params: { id }, body: change })

export const downloadRequests = (language: Language) =>
  fetchFile(fillPath('/contacts/csv/', { query: { lang: language } }))
