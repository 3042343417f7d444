import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from './Change.module.css'
import { changeText, directionOf } from './change.ts'

export const Change = ({ now, before }: { now: number; before: number }) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'change' })
  return (
    <span className={styles.change} data-direction={directionOf(now, before)}>
      {changeText(t, now, before)}
    </span>
  )
}
