import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDateTime } from '../../lib/format/format-time.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useOptimisticMutation } from '../../lib/forms/useOptimisticMutation.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { showCustomerToast } from '../../lib/toast.ts'
import { Switch } from '../../ui/forms/Switch.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Consent, consentsQuery, saveConsent } from './consents.api.ts'
import styles from './ConsentSwitches.module.css'
import { forgetLocationShared } from './location-consent.ts'

type OnChanged = (consent: Consent) => void

export const ConsentSwitches = ({ accountId, onChanged }: { accountId: number; onChanged: OnChanged }) => {
  const { t } = useTranslation('PrivacyData')
  const id = useId()
  const query = useQuery(consentsQuery(accountId))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={t('consents.title')} />
      {query.data ? (
        <ul className={styles.list}>
          {query.data.map((consent) => (
            <li key={consent.purpose} className={styles.consent}>
              <ConsentRow accountId={accountId} consent={consent} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      ) : (
        <QueryResult
          query={query}
          loading={<Skeleton label={t('loading')} shape="row" count={4} />}
          title={t('consents.failed')}
          retryText={t('retry')}
        />
      )}
    </section>
  )
}

type RowProps = { accountId: number; consent: Consent; onChanged: OnChanged }

const ConsentRow = ({ accountId, consent, onChanged }: RowProps) => {
  const { t } = useTranslation('PrivacyData')
  const { purpose } = consent
  return (
    <>
      {purpose === 'account' ? (
        <p>
          <strong>{t('consents.account.title')}</strong>
        </p>
      ) : (
        <ConsentSwitch accountId={accountId} consent={consent} onChanged={onChanged} />
      )}
      <p className={styles.text}>{t(`consents.${purpose}.text`)}</p>
      <ConsentTime consent={consent} />
    </>
  )
}

const ConsentTime = ({ consent: { is_given: isGiven, at, language } }: { consent: Consent }) => {
  const { t } = useTranslation('PrivacyData')
  const own = useLanguage()
  if (!at) return null
  const read = language === 'hi' || language === 'en' ? ` · ${t(`consents.read.${language}`)}` : ''
  return (
    <p className={styles.text}>
      {t(isGiven ? 'consents.given' : 'consents.withdrawn')} {formatDateTime(at, own)}
      {read}
    </p>
  )
}

const ConsentSwitch = ({ accountId, consent, onChanged }: RowProps) => {
  const { t } = useTranslation('PrivacyData')
  const language = useLanguage()
  const client = useQueryClient()
  const { purpose } = consent
  const { mutate, variables } = useOptimisticMutation({
    key: ['save consent', accountId, purpose],
    mutationFn: (isGiven: boolean) => saveConsent({ purpose, isGiven, language }),
    onDone: (saved) => {
      if (purpose === 'location') forgetLocationShared()
      onChanged(saved)
      client.setQueryData(consentsQuery(accountId).queryKey, (consents) =>
        consents?.map((one) => (one.purpose === purpose ? saved : one)),
      )
      // Announcements are switches of the notification settings too.
      void client.invalidateQueries({ queryKey: ['notification-settings', accountId] })
    },
    onFailed: (error) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, t('consents.notSaved')) }),
  })
  const isOn = variables ?? consent.is_given
  return <Switch label={t(`consents.${purpose}.title`)} checked={isOn} onChange={() => mutate(!isOn)} />
}
