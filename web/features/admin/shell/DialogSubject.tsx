import styles from './DialogSubject.module.css'

/** What a dialog is about, in the words by which staff recognise it. */
export const DialogSubject = ({ children }: { children: string }) => (
  <blockquote className={styles.text}>{children}</blockquote>
)
