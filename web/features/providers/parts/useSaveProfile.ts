import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { logWarning } from '../../../lib/log.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { useOnSent } from '../../../lib/outbox/useOutbox.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useSendForm } from '../../../lib/forms/useSendForm.ts'
import { updateSessionUsername } from '../../../lib/session/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { type OwnProvider, readOwnProvider } from '../own-provider.api.ts'
import { OWN_PROVIDER_TARGET, sendOwnProvider } from '../send-own-provider.ts'
import { bodyOf, filesOf, hasRefusedFiles } from './profile-fields.ts'
import type { ProfileFields } from './provider-fields.ts'
import type { ProfileDraft } from './waiting-fields.ts'
import type { OwnProfile } from './useOwnProfile.ts'

// A queued save is based on an earlier version; after a refusal the latest is known.
const ifMatchOf = ({ version }: OwnProvider, entry: Entry | undefined) =>
  (entry?.state === 'waiting' && entry.request.ifMatch) || `"${version}"`

export const useSaveProfile = ({ profile, form, entry, show, showSent }: OwnProfile) => {
  const { t } = form
  const language = useLanguage()
  const showQueued = useQueuedToast(showProviderToast)
  const keyFor = useIdempotencyKey()
  const [saves, setSaves] = useState(0)
  const [conflicts, setConflicts] = useState(0)
  const { send, showProblem, state } = useSendForm(form, {
    wrong: (only) => t('saveError', { message: only ? ruleText(t, only.message) : t('fixFields') }),
    failed: (error) => [t('saveError', { message: reasonText(t, error, t('noAnswer')) })],
    onConflict: () => setConflicts((count) => count + 1),
  })

  const showLatest = (latest: OwnProvider) => {
    show(latest)
    setConflicts(0)
  }
  const loadLatest = async () => showLatest(await readOwnProvider(language))
  useOnSent('provider_profile', OWN_PROVIDER_TARGET, () => {
    readOwnProvider(language).then(showSent, (error: unknown) =>
      logWarning('the profile could not be read', error),
    )
  })
  const saveOnce = async (fields: ProfileFields, options: UploadOptions) => {
    const draft: ProfileDraft = { district: fields.district }
    const [ifMatch, body, files] = [ifMatchOf(profile, entry), bodyOf(fields), filesOf(fields)]
    const key = keyFor([ifMatch, body, ...Object.values(files).flat().map(fingerprint)])
    const sent = { ifMatch, body, files, language, draft, key }
    const result = await sendOwnProvider(sent, { ...options, replaces: entry?.id })
    if (result.isQueued) {
      form.hook.reset(fields)
      return showQueued()
    }
    const saved = result.reply ?? (await readOwnProvider(language))
    showLatest(saved)
    updateSessionUsername(saved.username)
    setSaves((count) => count + 1)
    showProviderToast({ kind: 'success', text: t('saved') })
  }
  const save = async (fields: ProfileFields) => {
    if (hasRefusedFiles(fields, profile)) return showProblem(t('fixFiles'))
    await send((options) => saveOnce(fields, options))
  }
  return { save, loadLatest, saves, conflicts, state }
}
