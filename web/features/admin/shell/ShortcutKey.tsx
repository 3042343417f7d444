import styles from './ShortcutKey.module.css'

/** Hidden from screen readers, which have `aria-keyshortcuts`. */
export const ShortcutKey = ({ children }: { children: string }) => (
  <kbd aria-hidden="true" className={styles.key}>
    {children}
  </kbd>
)
