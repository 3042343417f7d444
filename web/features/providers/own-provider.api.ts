// A business as its owner sees and changes it, in the browser only.
import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Language } from '../../../contract/limits.ts'
import type * as api from '../../../contract/providers.ts'
import { call } from '../../lib/http/call.ts'

export type OwnProvider = Static<typeof api.OwnProvider>

export const readOwnProvider = (language: Language) =>
  call<typeof api.readOwnProvider>('GET', '/manage-provider-profile/', { query: { lang: language } })

/**
 * By account: another person at the same browser never sees it. Read once for a visit of the page: from then on its form holds it,
 * and nothing changes under a person's hands.
 */
export const ownProviderQuery = (accountId: number, language: Language) =>
  queryOptions({
    queryKey: ['own-provider', accountId],
    queryFn: () => readOwnProvider(language),
    staleTime: Infinity,
    gcTime: 0,
  })

/** For the dashboard, which asks for the contacts that are not verified yet. */
export const ownContactsQuery = (accountId: number, language: Language) =>
  queryOptions({ queryKey: ['own-contacts', accountId], queryFn: () => readOwnProvider(language) })
