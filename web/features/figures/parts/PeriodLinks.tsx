import { statsDays } from '../../../../contract/limits.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Link } from '../../../ui/Link.tsx'
import { choicePath, type FiguresChoice } from './figures-choice.ts'
import styles from './PeriodLinks.module.css'

/** 7, 30 or 90 days. */
export const PeriodLinks = ({ choice }: { choice: FiguresChoice }) => {
  const { t } = useTranslation('Figures')
  return (
    <nav aria-label={t('period')} className={styles.periods}>
      {statsDays.map((days) => (
        <Link
          key={days}
          to={choicePath({ ...choice, days })}
          aria-current={days === choice.days ? 'true' : undefined}
          className={styles.period}
          preventScrollReset
        >
          {t('days', { count: days })}
        </Link>
      ))}
    </nav>
  )
}
