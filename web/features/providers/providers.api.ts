import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/limits.ts'
import type * as api from '../../../contract/providers.ts'
import { type Call, call as asMyself } from '../../lib/call.ts'
import { withConfirmation } from '../../lib/confirm-identity.ts'
import { upload, type UploadOptions } from '../../lib/upload.ts'

export type PublicProvider = Static<typeof api.PublicProvider>
export type ProviderSummary = Static<typeof api.ProviderSummary>
export type OwnProvider = Static<typeof api.OwnProvider>

export type PublicProfile = Reply<typeof api.readProviderProfile>

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

// --- Its owner's side, in the browser only -------------------------------------------------------------------------

export const readOwnProvider = (language: Language) =>
  asMyself<typeof api.readOwnProvider>('GET', '/manage-provider-profile/', { query: { lang: language } })

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

type OwnProviderUpdate = {
  /** The version of the profile that was changed. When it is no longer the latest, the save is refused as a conflict. */
  version: string
  body: Input<typeof api.saveOwnProvider>['body']
  files: { [F in FileFields<typeof api.saveOwnProvider>]: readonly File[] }
  language: Language
}

export const saveOwnProvider = (
  { version, body, files, language }: OwnProviderUpdate,
  options: UploadOptions,
) =>
  withConfirmation(() =>
    upload<typeof api.saveOwnProvider>(
      'PUT',
      '/manage-provider-profile/',
      { query: { lang: language }, body, files },
      { ...options, headers: { 'if-match': `"${version}"` } },
    ),
  )
