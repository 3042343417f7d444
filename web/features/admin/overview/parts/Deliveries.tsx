import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type Column, Table } from '../../../../ui/Table.tsx'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { Panel } from '../../desk/Panel.tsx'
import { useAct } from '../../desk/useAct.ts'
import { useStaff } from '../../desk/useStaff.ts'
import { deliveriesQuery, type Delivery, OVERVIEW, retryDeliveries } from '../overview.api.ts'
import styles from './Deliveries.module.css'

/** Mails and text messages that were given up: nobody's address, only what kind they are and why. */
export const Deliveries = ({ count }: { count: number }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'overview.deliveries' })
  const { may } = useStaff()
  const { act, isBusy } = useAct(OVERVIEW)
  const sendAgain = (ids?: string[]) => act({ work: () => retryDeliveries(ids), done: t('retried') })
  if (count === 0)
    return (
      <Panel title={t('title')}>
        <p className={styles.none}>{t('none')}</p>
      </Panel>
    )
  const mayTend = may('tend_deliveries')
  return (
    <Panel
      title={t('title')}
      aside={
        mayTend && (
          <KeyButton
            shortcut="s"
            size="small"
            words={t('retryAll')}
            loading={isBusy}
            onAct={() => sendAgain()}
          />
        )
      }
    >
      <p>{t('count', { count })}</p>
      <List onRetry={mayTend ? (id) => sendAgain([id]) : undefined} />
    </Panel>
  )
}

const List = ({ onRetry }: { onRetry: ((id: string) => void) | undefined }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'overview.deliveries' })
  const language = useLanguage()
  const { data = [] } = useQuery(deliveriesQuery())
  const columns: Column<Delivery>[] = [
    { key: 'since', header: t('since'), cell: ({ since }) => formatMoment(since, language) },
    {
      key: 'what',
      header: t('what'),
      cell: ({ via, about }) => `${t(`via.${via}`)}, ${t(`about.${about}`, { defaultValue: about })}`,
    },
    { key: 'tries', header: t('tries'), cell: ({ tries }) => tries, numeric: true },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ reason, is_too_late }) => (is_too_late ? t('tooLate') : inEnglish(reason)),
    },
    ...(onRetry ? [retryColumn(t('retry'), onRetry)] : []),
  ]
  return <Table caption={t('title')} columns={columns} rows={data} rowKey={({ id }) => id} />
}

// As the gateway or the program said it.
const inEnglish = (reason: string) => <span lang="en">{reason}</span>

const retryColumn = (words: string, onRetry: (id: string) => void): Column<Delivery> => ({
  key: 'retry',
  header: words,
  cell: ({ id, is_too_late }) =>
    !is_too_late && (
      <Button look="quiet" size="small" onClick={() => onRetry(id)}>
        {words}
      </Button>
    ),
})
