import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CutText, ExpandingRow } from '../../../ui/lists/ExpandingRow.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import { CallLinks, Phone } from './PhoneLinks.tsx'
import { Day, Email, Note } from './request-cells.tsx'
import styles from './RequestRows.module.css'
import type { RequestListProps } from './RequestTable.tsx'
import { StatusChoice } from './StatusChoice.tsx'

/** For screens where seven columns do not fit. */
export const RequestRows = ({
  requests,
  ...listProps
}: RequestListProps & { requests: readonly ContactRequest[] }) => (
  <ul className={styles.rows}>
    {requests.map((request, index) => (
      <RequestRow key={request.id} request={request} number={listProps.before + index + 1} {...listProps} />
    ))}
  </ul>
)

type RowProps = Pick<RequestListProps, 'accountId' | 'onNote'> & { request: ContactRequest; number: number }

const RequestRow = ({ accountId, request, number, onNote }: RowProps) => {
  const { t } = useTranslation('ViewRequests')
  return (
    <ExpandingRow
      summary={
        <>
          <h2 className={styles.name}>
            <CutText>{request.name}</CutText>
          </h2>
          <span className={styles.label}>
            <Day at={request.created_at} />
          </span>
        </>
      }
      actions={
        <div className={styles.actions}>
          <CallLinks isIconOnly request={request} />
          <div className={styles.status}>
            <StatusChoice accountId={accountId} request={request} />
          </div>
        </div>
      }
    >
      <dl className={styles.facts}>
        <Fact name={t('columns.number')}>{number}</Fact>
        <Fact name={t('columns.mobile')}>
          <Phone mobile={request.mobile_number} />
        </Fact>
        <Fact name={t('columns.email')}>
          <Email email={request.email} />
        </Fact>
        <Fact name={t('columns.note')}>
          <Note request={request} onEdit={() => onNote(request)} />
        </Fact>
      </dl>
    </ExpandingRow>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.label}>{name}</dt>
    <dd>{children}</dd>
  </div>
)
