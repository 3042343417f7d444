import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './ProgressSteps.module.css'

type Props = { names: readonly string[]; current: number }

/** `current` is an index, or the length when all are done. */
export const ProgressSteps = ({ names, current }: Props) => {
  const { t } = useTranslation('LoginCustomer', { keyPrefix: 'forgotPassword.steps' })
  return (
    <ol
      className={styles.steps}
      aria-label={t('label', { at: Math.min(current + 1, names.length), of: names.length })}
    >
      {names.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          data-state={at < current ? 'done' : at === current ? 'current' : 'ahead'}
          className={styles.step}
        >
          <span className={styles.number}>{at < current ? <Icon name="check" /> : at + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  )
}
