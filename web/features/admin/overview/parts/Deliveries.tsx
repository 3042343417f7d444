import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type Column, Table } from '../../../../ui/lists/Table.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { Panel } from '../../shell/Panel.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useStaff } from '../../shell/useStaff.ts'
import { deliveriesQuery, type Delivery, OVERVIEW, retryDeliveries } from '../overview.api.ts'
import styles from './Deliveries.module.css'

/** Failed emails and text messages, without their recipients. */
export const Deliveries = ({ count }: { count: number }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview.deliveries' })
  const { may } = useStaff()
  const { act, isBusy } = useStaffAction(OVERVIEW)
  const sendAgain = (ids?: string[]) =>
    act({ about: ids?.join(' ') ?? 'all', work: () => retryDeliveries(ids), done: t('retried') })
  if (count === 0)
    return (
      <Panel title={t('title')}>
        <p className={styles.none}>{t('none')}</p>
      </Panel>
    )
  const canRetry = may('tend_deliveries')
  return (
    <Panel
      title={t('title')}
      aside={
        canRetry && (
          <ShortcutButton
            shortcut="s"
            size="small"
            label={t('retryAll')}
            loading={isBusy}
            onPress={() => sendAgain()}
          />
        )
      }
    >
      <p>{t('count', { count })}</p>
      <DeliveryTable onRetry={canRetry ? (id) => sendAgain([id]) : undefined} />
    </Panel>
  )
}

const DeliveryTable = ({ onRetry }: { onRetry: ((id: string) => void) | undefined }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview.deliveries' })
  const language = useLanguage()
  const { data = [] } = useQuery(deliveriesQuery())
  const columns: Column<Delivery>[] = [
    { key: 'since', header: t('since'), cell: ({ since }) => formatDateTime(since, language) },
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

// The error of the gateway.
const inEnglish = (reason: string) => <span lang="en">{reason}</span>

const retryColumn = (label: string, onRetry: (id: string) => void): Column<Delivery> => ({
  key: 'retry',
  header: label,
  cell: ({ id, is_too_late }) =>
    !is_too_late && (
      <Button variant="quiet" size="small" onClick={() => onRetry(id)}>
        {label}
      </Button>
    ),
})
