import { useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ruleText } from '../../../lib/rule-text.ts'
import { updateSessionUsername } from '../../../lib/session.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import type { UploadOptions } from '../../../lib/upload.ts'
import { type OwnProvider, readOwnProvider, saveOwnProvider } from '../own-provider.api.ts'
import { bodyOf, filesOf, hasRefusedFiles } from './profile-fields.ts'
import type { ProfileFields } from './provider-fields.ts'
import type { OwnProfile } from './useOwnProfile.ts'
import { useSendForm } from './useSendForm.ts'
import type { ProviderFieldError } from './provider-field-errors.ts'

const isConflict = (error: unknown) => error instanceof CallError && error.code === 'conflict'

/** `saves` and `conflicts` count those of this visit; the conflicts only until there is none any more. */
export const useSaveProfile = ({ profile, form, show }: OwnProfile) => {
  const { t } = form
  const language = useLanguage()
  const [saves, setSaves] = useState(0)
  const [conflicts, setConflicts] = useState(0)
  const failed = (message: string) => t('saveError', { message })
  const wrong = ([first, ...others]: readonly ProviderFieldError[]) =>
    failed(first && others.length === 0 ? ruleText(t, first.message) : t('fixFields'))
  const { send, showProblem, state } = useSendForm(form, { wrong, failed })

  const showLatest = (latest: OwnProvider) => {
    show(latest)
    setConflicts(0)
  }
  const loadLatest = async () => showLatest(await readOwnProvider(language))
  const saveOnce = async (fields: ProfileFields, options: UploadOptions) => {
    const { version } = profile
    const sent = { version, body: bodyOf(fields), files: filesOf(fields), language }
    const saved = await saveOwnProvider(sent, options)
    showLatest(saved)
    updateSessionUsername(saved.username)
    setSaves((count) => count + 1)
    showProviderToast({ kind: 'success', text: t('saved') })
  }
  const save = async (fields: ProfileFields) => {
    if (hasRefusedFiles(fields, profile)) return showProblem(t('fixFiles'))
    await send((options) =>
      saveOnce(fields, options).catch((error: unknown) => {
        if (!isConflict(error)) throw error
        setConflicts((count) => count + 1)
      }),
    )
  }
  return { save, loadLatest, saves, conflicts, state }
}
