import { classes } from './classes.ts'
import styles from './Logo.module.css'

/** A stall with its awning, and the name beside it in the reader's script. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <path className={styles.post} d="M6 14v14M26 14v14" />
        <path className={styles.counter} d="M4 21h24v6H4z" />
        <path className={styles.weave} d="M8 21v6M12 21v6M16 21v6M20 21v6M24 21v6M4 24h24" />
        <path
          className={styles.cloth}
          d="M5 4h22l3 9a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"
        />
        <path
          className={styles.stripe}
          d="M5 4h5.5L9 13a3.5 3.5 0 0 1-7 0zM16 4h5.5L23 13a3.5 3.5 0 0 1-7 0z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
