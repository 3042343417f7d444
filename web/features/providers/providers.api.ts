import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/providers.ts'
import type { Call } from '../../lib/http/call.ts'

export type PublicProvider = Static<typeof api.PublicProvider>
export type ProviderSummary = Static<typeof api.ProviderSummary>

export type PublicProfile = Reply<typeof api.readProviderProfile>

/** A vCard, as a plain link: the phone offers to add the contact. */
export const contactCardUrl = (id: number, language: Language) =>
  `/api/providers/${id}/contact.vcf?lang=${language}`

type ProviderProfileQuery = {
  id: number
  page: number
  language: Language
  /** Null on the server. Results depend on the viewer: a blocked customer finds nothing. */
  viewer: number | null
}

/** A business with one page of its posts. It stays visible while the other language is loading. */
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
