// Separate from own-provider.api.ts: only forms load the outbox.
import type { FileFields, Input } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/providers.ts'
import { withConfirmation } from '../../lib/session/confirm-identity.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import type { UploadOptions } from '../../lib/uploads/upload.ts'

export const OWN_PROVIDER_TARGET = 'own-profile'

type OwnProviderUpdate = {
  /** ETag of the version that was edited: when it is outdated, the save is refused as a conflict. */
  ifMatch: string
  body: Input<typeof api.saveOwnProvider>['body']
  files: { [F in FileFields<typeof api.saveOwnProvider>]: readonly File[] }
  language: Language
  draft: Readonly<Record<string, unknown>>
  key: string
}
type Options = UploadOptions & { replaces: number | undefined }

export const sendOwnProvider = (
  { ifMatch, body, files, language, draft, key }: OwnProviderUpdate,
  options: Options,
) =>
  withConfirmation(() =>
    sendOrQueue<typeof api.saveOwnProvider>(
      'PUT',
      '/manage-provider-profile/',
      { query: { lang: language }, body, files, ifMatch, key },
      {
        kind: 'provider_profile',
        target: OWN_PROVIDER_TARGET,
        about: { title: body.business_name ?? '', to: paths.ownProviderProfile() },
        draft,
        ...options,
      },
    ),
  )
