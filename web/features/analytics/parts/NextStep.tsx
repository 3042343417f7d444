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

const rounded = (calls: number) => Number(calls.toFixed(calls < 10 ? 1 : 0))

const Suggestion = ({ habit: part, calls_with, calls_without }: NonNullable<Dashboard['suggestion']>) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'next' })
  return (
    <Notice kind="info" title={t(`${part}.reason`)}>
      <p>{t('calls', { having: rounded(calls_with), lacking: rounded(calls_without) })}</p>
      <p className={styles.action}>
        <ButtonLink to={PART_PATHS[part]} variant="secondary" size="small">
          {t(`${part}.do`)}
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
