import type { ReactNode } from 'react'
import styles from './StallPicture.module.css'

/** `inside` is drawn behind the posts and the awning, `before` in front. */
export const StallPicture = ({ inside, before }: { inside: ReactNode; before?: ReactNode }) => (
  <svg viewBox="0 0 320 244" aria-hidden="true" className={styles.stall}>
    <ellipse className={styles.shade} cx="160" cy="232" rx="156" ry="9" />
    {inside}
    <path className={styles.post} d="M52 60v172M268 60v172" />
    <path
      className={styles.cloth}
      d="M87 44h30L103 90a19 19 0 0 1-38 0zM147 44h30L179 90a19 19 0 0 1-38 0zM207 44h30L255 90a19 19 0 0 1-38 0z"
    />
    <path
      className={styles.red}
      d="M57 44h30L65 90a19 19 0 0 1-38 0zM117 44h30L141 90a19 19 0 0 1-38 0zM177 44h30L217 90a19 19 0 0 1-38 0zM237 44h30L293 90a19 19 0 0 1-38 0z"
    />
    <path className={styles.seam} d="M27 90h266" />
    <path className={styles.plank} d="M52 38h216v8H52z" />
    {before}
  </svg>
)
