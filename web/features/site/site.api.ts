import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type { contactAdmin, readIndex, readOutbox } from '../../../contract/site.ts'
import type { searchMarketplace } from '../../../contract/search.ts'
import type { Call } from '../../lib/http/call.ts'

export type AdminMessage = Required<Input<typeof contactAdmin>['body']>

type AdminMessageOptions = { language: Language; key?: string | undefined }

type AdminMessageBody = Input<typeof contactAdmin>['body']

export const postAdminMessage = (
  call: Call,
  body: AdminMessageBody,
  { language, key }: AdminMessageOptions,
) =>
  call<typeof contactAdmin>('POST', '/contact-haat-admin/', {
    body,
    query: { lang: language },
    ...(key && { key }),
  })

/** Always stale: users return to this tab for a new code. */
export const outboxQuery = (call: Call) =>
  queryOptions({
    queryKey: ['outbox'],
    queryFn: () => call<typeof readOutbox>('GET', '/outbox/'),
    staleTime: 0,
  })

export const homePageQuery = (
  call: Call,
  language: Language,
  { viewer = null, location = '' }: { viewer?: number | null; location?: string } = {},
) =>
  queryOptions({
    queryKey: ['index', language, viewer, location],
    queryFn: () =>
      call<typeof readIndex>('GET', '/index/', { query: { lang: language, ...(location && { location }) } }),
    placeholderData: keepPreviousData,
  })

const OPEN_PROVIDERS = 6

export const openProvidersQuery = (
  call: Call,
  language: Language,
  { viewer, location }: { viewer: number | null; location: string },
) =>
  queryOptions({
    queryKey: ['open-providers', language, viewer, location],
    queryFn: () =>
      call<typeof searchMarketplace>('GET', '/marketplace/search/', {
        query: { lang: language, open_now: '1', limit: OPEN_PROVIDERS, location },
      }),
  })
