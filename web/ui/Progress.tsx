import styles from './Progress.module.css'

/** `value` from 0 to 1; left out while nobody knows how long it takes. */
export function Progress({ label, value }: { label: string; value?: number | undefined }) {
  return <progress aria-label={label} value={value} className={styles.progress} />
}
