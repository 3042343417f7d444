import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = { title: string; text?: ReactNode; action?: ReactNode }

export function EmptyState({ title, text, action }: Props) {
  return (
    <div className={styles.state}>
      <svg viewBox="0 0 96 72" aria-hidden="true" className={styles.basket}>
        <path className={styles.handle} d="M20 34C20 2 76 2 76 34" />
        <path className={styles.body} d="M10 34h76l-9 33a4 4 0 0 1-4 3H23a4 4 0 0 1-4-3z" />
        <path
          className={styles.cane}
          d="M24 35l6 34M38 35l3 34M48 35v34M58 35l-3 34M72 35l-6 34M13 45h70M16 56h65"
        />
        <path className={styles.rim} d="M7 34h82" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
