import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import { PhoneLinks } from './PhoneLinks.tsx'
import { Day, Email, Note } from './request-cells.tsx'
import styles from './RequestCards.module.css'
import type { RequestListProps } from './RequestTable.tsx'
import { StatusChoice } from './StatusChoice.tsx'

/** For screens where seven columns do not fit. */
export const RequestCards = ({
  requests,
  ...listProps
}: RequestListProps & { requests: readonly ContactRequest[] }) => (
  <ul className={styles.cards}>
    {requests.map((request, index) => (
      <RequestCard key={request.id} request={request} number={listProps.before + index + 1} {...listProps} />
    ))}
  </ul>
)

type CardProps = Pick<RequestListProps, 'accountId' | 'onNote'> & { request: ContactRequest; number: number }

const RequestCard = ({ accountId, request, number, onNote }: CardProps) => {
  const { t } = useTranslation('ViewRequests')
  return (
    <li className={styles.card}>
      <p className={styles.label}>
        {t('columns.number')} {number}
      </p>
      <h2 className={styles.name}>{request.name}</h2>
      <dl className={styles.facts}>
        <Fact name={t('columns.email')}>
          <Email email={request.email} />
        </Fact>
        <Fact name={t('columns.mobile')}>
          <PhoneLinks request={request} />
        </Fact>
        <Fact name={t('columns.date')}>
          <Day at={request.created_at} />
        </Fact>
        <Fact name={t('columns.status')}>
          <StatusChoice accountId={accountId} request={request} />
        </Fact>
        <Fact name={t('columns.note')}>
          <Note request={request} onEdit={() => onNote(request)} />
        </Fact>
      </dl>
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.label}>{name}</dt>
    <dd>{children}</dd>
  </div>
)
