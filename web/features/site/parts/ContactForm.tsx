import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { limits, urgencies } from '../../../../contract/limits.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { paths } from '../../../lib/paths.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { AdminMessage } from '../site.api.ts'
import { type SendOutcome, type Field, FIELDS } from './contact-message.ts'
import styles from './ContactForm.module.css'

const EMPTY: AdminMessage = { name: '', email: '', subject: '', message: '', urgency: 'normal' }

export const ContactForm = ({ outcome }: { outcome: SendOutcome | undefined }) => {
  const { t } = useTranslation('Contact')
  const isSending = useNavigation().state !== 'idle'
  const { values, bind, setUrgency } = useFields(outcome)
  const form = useShowOutcome(outcome)

  return (
    <Form ref={form} method="post" noValidate onSubmit={useSubmitOnce()} className={styles.form}>
      <h2>{t('form.title')}</h2>
      <OutcomeNotice outcome={outcome} />
      <TextInput {...bind('name')} label={t('form.name')} autoComplete="name" maxLength={limits.name} />
      <TextInput
        {...bind('email')}
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="email"
        maxLength={limits.email}
      />
      <Select
        name="urgency"
        label={t('urgency.label')}
        value={values.urgency}
        onChange={({ currentTarget }) => setUrgency(currentTarget.value)}
      >
        {urgencies.map((each) => (
          <option key={each} value={each}>
            {t(`urgency.${each}`)}
          </option>
        ))}
      </Select>
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

const useSubmitOnce = () => {
  const isIdle = useNavigation().state === 'idle'
  const isSubmitting = useRef(false)
  useEffect(() => {
    if (isIdle) isSubmitting.current = false
  }, [isIdle])
  return (event: SubmitEvent) => {
    if (isSubmitting.current) event.preventDefault()
    isSubmitting.current = true
  }
}

/** An error is displayed until its field is changed. */
const useFields = (outcome: SendOutcome | undefined) => {
  const { t } = useTranslation('Contact')
  // Links may prefill the subject.
  const subject = (useSearchParams()[0].get('subject') ?? '').slice(0, limits.adminMessage.subject)
  const [values, setValues] = useState(
    outcome && 'values' in outcome ? outcome.values : { ...EMPTY, subject },
  )
  const [lastOutcome, setLastOutcome] = useState(outcome)
  if (lastOutcome !== outcome) {
    setLastOutcome(outcome)
    if (outcome?.kind === 'sent') setValues(EMPTY)
  }
  const errorOf = (field: Field) => {
    if (outcome?.kind !== 'wrong' || outcome.values[field] !== values[field]) return undefined
    const message = outcome.fields[field]?.[0]
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
  const setUrgency = (name: string) =>
    setValues({ ...values, urgency: urgencies.find((each) => each === name) ?? 'normal' })
  return { values, bind, setUrgency }
}

/** Displays a toast, or focuses the first invalid field. */
const useShowOutcome = (outcome: SendOutcome | undefined) => {
  const { t } = useTranslation('Contact')
  const form = useRef<HTMLFormElement>(null)
  const show = useEffectEvent((next: SendOutcome) => {
    if (next.kind !== 'wrong')
      showProviderToast({ kind: next.kind === 'sent' ? 'success' : 'error', text: t(next.kind) })
    else
      focusOn(
        form.current,
        FIELDS.find((field) => next.fields[field]),
      )
  })
  useEffect(() => {
    if (outcome) show(outcome)
  }, [outcome])
  return form
}

const focusOn = (form: HTMLFormElement | null, field: Field | undefined) => {
  const control = field && form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/** For users without scripts, and for those who missed the toast. */
const OutcomeNotice = ({ outcome }: { outcome: SendOutcome | undefined }) => {
  const { t } = useTranslation('Contact')
  if (!outcome) return null
  if (outcome.kind !== 'sent') return <Notice kind="error">{t(outcome.kind)}</Notice>
  return (
    <>
      <Notice kind="success">{t('sent')}</Notice>
      {outcome.code && <TrackingCode code={outcome.code} />}
    </>
  )
}

const TrackingCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'codeSent' })
  return (
    <div>
      <p>{t('text')}</p>
      <p className={styles.code}>{code}</p>
      <ButtonLink variant="secondary" icon="eye" to={paths.grievance(code)}>
        {t('follow')}
      </ButtonLink>
    </div>
  )
}
