import { useController, useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatContact } from '../../../lib/format/contact-links.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { showNavigationToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import type { Contact, UserType, CodeChannel } from '../accounts.api.ts'
import { CheckingBrowser } from './CheckingBrowser.tsx'
import { type CodeRecipient, sendFirstCode, sendProblem, type SentCode } from './send-code.ts'

type Props = {
  recipient: CodeRecipient
  contacts: readonly Contact[]
  area: UserType
  onSent: (sent: SentCode) => void
}

const ICONS = { email: 'mail', mobile: 'phone' } as const

// Preselected, except after signing up with two contacts.
const firstChoice = ({ recipient, contacts }: Props) =>
  recipient.variant !== 'signup' || contacts.length === 1 ? contacts[0]?.type : undefined

export const ContactStep = (props: Props) => {
  const { recipient, contacts, area, onSent } = props
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  const language = useLanguage()
  const { control, handleSubmit } = useForm({ defaultValues: { via: firstChoice(props) } })
  const { field, fieldState } = useController({ control, name: 'via', rules: { required: true } })
  const { write, isPending, error } = useWrite({
    mutationFn: (to: Contact) => sendFirstCode(recipient, to),
    onDone: (sent) => {
      if (!sent.isEarlier) showNavigationToast({ kind: 'success', text: t('sent'), area })
      onSent(sent)
    },
  })
  const send = ({ via }: { via: CodeChannel | undefined }) => {
    const to = contacts.find(({ type }) => type === via)
    if (to) write(to)
  }

  if (contacts.length === 0) return <Notice kind="warning">{t('noContact')}</Notice>
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack>
        <p>{t(`why.${recipient.variant}`)}</p>
        <RadioCards<CodeChannel>
          name="otp_via"
          label={t('where')}
          options={contacts.map(({ type, contact }) => ({
            value: type,
            title: t(type),
            detail: formatContact(contact),
            icon: ICONS[type],
          }))}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error && t('unchosen')}
        />
        {error && (
          <Notice kind="error">{sendProblem({ t, language, variant: recipient.variant }, error)}</Notice>
        )}
        <Button type="submit" wide icon="send" loading={isPending} loadingText={t('sending')}>
          {t('send')}
        </Button>
        <CheckingBrowser />
      </Stack>
    </form>
  )
}
