import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../../lib/format/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import type { PersonSummary } from '../people.api.ts'
import styles from './PersonRow.module.css'
import { AccountStatusBadge } from './AccountStatusBadge.tsx'

export const PersonRow = ({ row }: { row: PersonSummary }) => {
  const { t } = useTranslation('AdminPeople')
  const language = useLanguage()
  const about = [row.business_name && row.name, row.username, row.business_category, row.district]
  return (
    <span className={styles.row}>
      <b className={styles.name}>{row.business_name ?? row.name ?? t('nameless')}</b>
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      <span className={styles.marks}>
        {row.verified && (
          <Badge tone="leaf" icon="check">
            {t('people.verified')}
          </Badge>
        )}
        {row.standing !== 'active' && <AccountStatusBadge person={row} />}
      </span>
      <span className={styles.when}>{t('people.since', { when: formatDate(row.created_at, language) })}</span>
    </span>
  )
}
