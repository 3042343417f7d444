import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useSubmitOnce } from '../../../lib/forms/useSubmitOnce.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type SendOutcome, type Field, FIELDS } from './contact-message.ts'
import styles from './ContactForm.module.css'

const EMPTY = { name: '', email: '', subject: '', message: '' }

export const ContactForm = ({ answer }: { answer: SendOutcome | undefined }) => {
  const { t } = useTranslation('Contact')
  const isSending = useNavigation().state !== 'idle'
  const { values, bind } = useFields(answer)
  const form = useAnswered(answer)

  return (
    <Form ref={form} method="post" noValidate onSubmit={useSubmitOnce()} className={styles.form}>
      <h2>{t('form.title')}</h2>
      <AnswerNotice answer={answer} />
      <TextInput {...bind('name')} label={t('form.name')} autoComplete="name" maxLength={limits.name} />
      <TextInput
        {...bind('email')}
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="email"
        maxLength={limits.email}
      />
      <TextInput {...bind('subject')} label={t('form.subject')} maxLength={limits.adminMessage.subject} />
      <TextArea
        {...bind('message')}
        value={values.message}
        label={t('form.message')}
        rows={7}
        maxLength={limits.adminMessage.message}
        counterText={(used, most) => t('form.counter', { used, most })}
      />
      <div>
        <Button type="submit" icon="send" loading={isSending} loadingText={t('form.sending')}>
          {t('form.submit')}
        </Button>
      </div>
    </Form>
  )
}

/** What is typed, and what was wrong with it: a message holds as long as the text that it was about. */
const useFields = (answer: SendOutcome | undefined) => {
  const { t } = useTranslation('Contact')
  // A page that sends somebody here may say what it is about.
  const subject = (useSearchParams()[0].get('subject') ?? '').slice(0, limits.adminMessage.subject)
  const [values, setValues] = useState(answer && 'values' in answer ? answer.values : { ...EMPTY, subject })
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    if (answer?.kind === 'sent') setValues(EMPTY)
  }
  const errorOf = (field: Field) => {
    if (answer?.kind !== 'wrong' || answer.values[field] !== values[field]) return undefined
    const message = answer.fields[field]?.[0]
    return message && ruleText(t, message)
  }
  const bind = (field: Field) => ({
    name: field,
    required: true,
    value: values[field],
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [field]: event.currentTarget.value }),
  })
  return { values, bind }
}

/** Tells a new answer: by a toast, or by taking the person to the first wrong field. */
const useAnswered = (answer: SendOutcome | undefined) => {
  const { t } = useTranslation('Contact')
  const form = useRef<HTMLFormElement>(null)
  const tell = useEffectEvent((news: SendOutcome) => {
    if (news.kind !== 'wrong')
      showProviderToast({ kind: news.kind === 'sent' ? 'success' : 'error', text: t(news.kind) })
    else
      focusOn(
        form.current,
        FIELDS.find((field) => news.fields[field]),
      )
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  return form
}

const focusOn = (form: HTMLFormElement | null, field: Field | undefined) => {
  const control = field && form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/** The same text in the page, for people who missed the toast or have no scripts. */
const AnswerNotice = ({ answer }: { answer: SendOutcome | undefined }) => {
  const { t } = useTranslation('Contact')
  if (!answer) return null
  return <Notice kind={answer.kind === 'sent' ? 'success' : 'error'}>{t(answer.kind)}</Notice>
}
