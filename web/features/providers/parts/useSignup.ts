import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useSendForm } from '../../../lib/forms/useSendForm.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { signUpProvider } from '../../accounts/accounts.api.ts'
import type { SignupFields } from './provider-fields.ts'
import { bodyOf, contactsOf, filesOf, hasRefusedFiles } from './signup-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

export type CreatedAccount = { userId: number; contacts: ReturnType<typeof contactsOf> }

export const useSignup = (form: ProviderForm, onCreated: (account: CreatedAccount) => void) => {
  const { t } = form
  const language = useLanguage()
  const { send, showProblem, state } = useSendForm(form, {
    wrong: (only) => (only ? `${t(`fields.${only.field}`)}: ${ruleText(t, only.message)}` : t('fixFields')),
    failed: (error) => [t('submitError', { message: reasonText(t, error, t('noAnswer')) })],
  })

  const signUp = async (fields: SignupFields) => {
    if (hasRefusedFiles(fields)) return showProblem(t('fixFiles'))
    await send(async (options) => {
      const { user_id: userId } = await signUpProvider(
        language,
        { body: bodyOf(fields), files: filesOf(fields) },
        options,
      )
      showProviderToast({ kind: 'success', text: t('created') })
      onCreated({ userId, contacts: contactsOf(fields) })
    })
  }
  return { signUp, state }
}
