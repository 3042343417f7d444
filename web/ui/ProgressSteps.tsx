import { Icon } from './Icon.tsx'
import styles from './ProgressSteps.module.css'

type Props = {
  /** Such as 'Step 2 of 3'. */
  label: (at: number, of: number) => string
  names: readonly string[]
  /** An index, or the length when all are done. */
  current: number
}

export const ProgressSteps = ({ label, names, current }: Props) => (
  <ol className={styles.steps} aria-label={label(Math.min(current + 1, names.length), names.length)}>
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
