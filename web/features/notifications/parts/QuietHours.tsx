import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { push } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { TimeInput } from '../../../ui/forms/TimeInput.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import type { NotificationSettings, SettingsChange } from '../notification-settings.api.ts'
import styles from './settings.module.css'
import { useSaveSettings } from './useSaveSettings.ts'

const DEFAULT = { quiet_from: push.quietFrom, quiet_to: push.quietTo }
// Equal times mean off.
const NONE = { quiet_from: '00:00', quiet_to: '00:00' }

type Props = { accountId: number; settings: NotificationSettings }

/** Pushes are held back until the quiet hours end. */
export const QuietHours = ({ accountId, settings }: Props) => {
  const { t } = useTranslation('Push', { keyPrefix: 'quiet' })
  const id = useId()
  const { mutate, variables } = useSaveSettings({ accountId, name: 'quiet hours' })
  const { quiet_from: from, quiet_to: to } = settings
  const isOn = variables ? variables.quiet_from !== variables.quiet_to : from !== to
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={t('title')} />
      <p className={styles.text}>{t('text')}</p>
      <Switch label={t('switch')} checked={isOn} onChange={() => mutate(isOn ? NONE : DEFAULT)} />
      {from !== to && (
        <Times key={`${from} ${to}`} from={from} to={to} isSaving={variables !== undefined} onSave={mutate} />
      )}
    </section>
  )
}

type TimesProps = { from: string; to: string; isSaving: boolean; onSave: (times: SettingsChange) => void }

const Times = ({ from: savedFrom, to: savedTo, isSaving, onSave }: TimesProps) => {
  const { t } = useTranslation('Push', { keyPrefix: 'quiet' })
  const [from, setFrom] = useState(savedFrom)
  const [to, setTo] = useState(savedTo)
  const isChanged = from !== savedFrom || to !== savedTo
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isChanged && from !== '' && to !== '') onSave({ quiet_from: from, quiet_to: to })
  }
  return (
    <form onSubmit={submit} className={styles.times}>
      <TimeInput label={t('from')} value={from} onChange={setFrom} required />
      <span aria-hidden="true">–</span>
      <TimeInput label={t('to')} value={to} onChange={setTo} required />
      {isChanged && (
        <Button type="submit" variant="secondary" loading={isSaving}>
          {t('save')}
        </Button>
      )}
    </form>
  )
}
