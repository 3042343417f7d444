import styles from './Key.module.css'

/** The key that does the same as the button it stands on. To the ear `aria-keyshortcuts` says it. */
export const Key = ({ children }: { children: string }) => (
  <kbd aria-hidden="true" className={styles.key}>
    {children}
  </kbd>
)
