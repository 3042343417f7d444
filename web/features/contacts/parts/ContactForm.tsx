import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { MobileInput } from '../../../ui/forms/MobileInput.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type Field, useContactForm } from './useContactForm.ts'

type Props = { provider: { id: number; name: string }; onSent: (isQueued: boolean) => void }

export const ContactForm = ({ provider, onSent }: Props) => {
  const { t } = useTranslation('Contact')
  const { bind, errors, problem, isBusy, submit } = useContactForm(provider, onSent)
  const bound = (field: Field) => {
    const message = errors[field]?.message
    return { ...bind(field), error: message && ruleText(t, message), readOnly: isBusy, required: true }
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p>{t('ask.text', { name: provider.name })}</p>
        <TextInput {...bound('name')} label={t('ask.name')} autoComplete="name" maxLength={limits.name} />
        <TextInput
          {...bound('email')}
          type="email"
          label={t('ask.email')}
          autoComplete="email"
          maxLength={limits.email}
        />
        <MobileInput {...bound('mobile_number')} label={t('ask.mobile')} />
        {problem && (
          <Notice kind="error" title={t('ask.failed')}>
            {problem}
          </Notice>
        )}
        <Button type="submit" wide icon="send" loading={isBusy} loadingText={t('ask.sending')}>
          {t('ask.send')}
        </Button>
      </Stack>
    </form>
  )
}
