import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/providers.ts'
import { call } from '../../lib/http/call.ts'

export type OwnProvider = Static<typeof api.OwnProvider>

export const readOwnProvider = (language: Language) =>
  call<typeof api.readOwnProvider>('GET', '/manage-provider-profile/', { query: { lang: language } })

/**
 * Never refetched while the form is open: the input must not change. The key has the account: another user of the same browser
 * must not see it.
 */
export const ownProviderQuery = (accountId: number, language: Language) =>
  queryOptions({
    queryKey: ['own-provider', accountId],
    queryFn: () => readOwnProvider(language),
    staleTime: Infinity,
    gcTime: 0,
  })

export const ownContactsQuery = (accountId: number, language: Language) =>
  queryOptions({ queryKey: ['own-contacts', accountId], queryFn: () => readOwnProvider(language) })
