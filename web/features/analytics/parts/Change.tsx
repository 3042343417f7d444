import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from './Change.module.css'
import { changeText, directionOf } from './change.ts'

/** The comparison of a sum with that of the days before: in words and by colour. */
export const Change = ({ now, before }: { now: number; before: number }) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'change' })
  return (
    <span className={styles.change} data-direction={directionOf(now, before)}>
      {changeText(t, now, before)}
    </span>
  )
}
