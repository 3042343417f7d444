// One thing to do next: what the market shows to help, or for a business that nobody has seen yet, what to begin with.
import type { ProfilePart } from '../../../../contract/limits.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Dashboard } from '../dashboard.api.ts'
import styles from './NextStep.module.css'

const PART_PATHS: Readonly<Record<ProfilePart, string>> = {
  photos: paths.ownProviderProfile(),
  hours: paths.openingHours(),
  price_list: paths.ownPriceList(),
  post: paths.newPost(),
}

const isUnseen = ({ week, previous_week: before }: Dashboard) => week.views + before.views === 0

export const NextStep = ({ dashboard }: { dashboard: Dashboard }) => {
  const { suggestion, lacks } = dashboard
  if (suggestion) return <Suggestion {...suggestion} />
  return isUnseen(dashboard) && lacks.length > 0 ? <FirstSteps lacks={lacks} /> : null
}

// Less than ten calls differ by their tenths.
const rounded = (calls: number) => Number(calls.toFixed(calls < 10 ? 1 : 0))

const Suggestion = ({ habit, calls_with, calls_without }: NonNullable<Dashboard['suggestion']>) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'next' })
  return (
    <Notice kind="info" title={t(`${habit}.reason`)}>
      <p>{t('calls', { having: rounded(calls_with), lacking: rounded(calls_without) })}</p>
      <p className={styles.action}>
        <ButtonLink to={PART_PATHS[habit]} variant="secondary" size="small">
          {t(`${habit}.do`)}
        </ButtonLink>
      </p>
    </Notice>
  )
}

const FirstSteps = ({ lacks }: { lacks: readonly ProfilePart[] }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'next' })
  return (
    <Notice kind="info" title={t('first')}>
      <ul className={styles.steps}>
        {lacks.map((part) => (
          <li key={part}>
            <Link to={PART_PATHS[part]} className={styles.step}>
              {t(`${part}.do`)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
