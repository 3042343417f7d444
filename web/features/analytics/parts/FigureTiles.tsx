import { statsFigures } from '../../../../contract/limits.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Stats } from '../analytics.api.ts'
import { choicePath, type FiguresChoice } from './figures-choice.ts'
import styles from './FigureTiles.module.css'
import changes from './Change.module.css'
import { changeText, directionOf } from './change.ts'

type Props = { choice: FiguresChoice; stats: Pick<Stats, 'totals' | 'previous'> }

export const FigureTiles = ({ choice, stats: { totals, previous } }: Props) => {
  const { t } = useTranslation('Figures')
  return (
    <nav aria-label={t('choose')}>
      <ul className={styles.tiles}>
        {statsFigures.map((figure) => (
          <li key={figure}>
            <Link
              to={choicePath({ ...choice, figure })}
              aria-current={figure === choice.figure ? 'true' : undefined}
              className={styles.tile}
              preventScrollReset
            >
              <span className={styles.name}>{t(`figures.${figure}`)}</span>
              <b className={styles.sum}>{formatNumber(totals[figure])}</b>
              <Change now={totals[figure]} before={previous[figure]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Change = ({ now, before }: { now: number; before: number }) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'change' })
  return (
    <span className={changes.change} data-direction={directionOf(now, before)}>
      {changeText(t, now, before)}
    </span>
  )
}
