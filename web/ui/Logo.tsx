import { classes } from './classes.ts'
import styles from './Logo.module.css'

export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <path className={styles.post} d="M6 14v8M26 14v8" />
        <path className={styles.counter} d="M3 21h26v8H3z" />
        <path className={styles.weave} d="M8 21v8M13 21v8M19 21v8M24 21v8M3 25h26" />
        <path
          className={styles.cloth}
          d="M10 3h4l-.8 9a2.8 2.8 0 0 1-5.6 0zM18 3h4l2.4 9a2.8 2.8 0 0 1-5.6 0z"
        />
        <path
          className={styles.stripe}
          d="M6 3h4l-2.4 9A2.8 2.8 0 0 1 2 12zM14 3h4l.8 9a2.8 2.8 0 0 1-5.6 0zM22 3h4l4 9a2.8 2.8 0 0 1-5.6 0z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
