import styles from './DialogSubject.module.css'

export const DialogSubject = ({ children }: { children: string }) => (
  <blockquote className={styles.text}>{children}</blockquote>
)
