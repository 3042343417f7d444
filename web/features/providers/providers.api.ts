import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/limits.ts'
import type * as api from '../../../contract/providers.ts'
import type { Call } from '../../lib/http/call.ts'

export type PublicProvider = Static<typeof api.PublicProvider>
export type ProviderSummary = Static<typeof api.ProviderSummary>

export type PublicProfile = Reply<typeof api.readProviderProfile>

/** A file for the phone's contacts: a plain link, so that the phone asks what to do with it. */
export const contactCardUrl = (id: number, language: Language) =>
  `/api/providers/${id}/contact.vcf?lang=${language}`

type ProviderProfileQuery = {
  id: number
  page: number
  language: Language
  /** The viewer's id: a blocked person finds nothing. Null on the server, which renders for everybody. */
  viewer: number | null
}

/** A business with one page of its posts. It stays on the page while its names in the other language are on the way. */
export const providerProfileQuery = (call: Call, { id, page, language, viewer }: ProviderProfileQuery) =>
  queryOptions({
    queryKey: ['provider-profile', id, language, page, viewer],
    queryFn: () =>
      call<typeof api.readProviderProfile>('GET', '/provider-profile/:id/', {
        params: { id },
        query: { lang: language, page },
      }),
    placeholderData: (last: PublicProfile | undefined) => (last?.provider.id === id ? last : undefined),
    networkMode: 'always',
  })
