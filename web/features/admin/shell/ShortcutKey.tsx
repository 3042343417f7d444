import styles from './ShortcutKey.module.css'

/** The key that does the same as the button it stands on. Screen readers get it from `aria-keyshortcuts`. */
export const ShortcutKey = ({ children }: { children: string }) => (
  <kbd aria-hidden="true" className={styles.key}>
    {children}
  </kbd>
)
