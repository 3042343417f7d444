import styles from './Progress.module.css'

/** `value` from 0 to 1; undefined while unknown. */
export function Progress({ label, value }: { label: string; value?: number | undefined }) {
  return <progress aria-label={label} value={value} className={styles.progress} />
}
