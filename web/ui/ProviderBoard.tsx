import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './ProviderBoard.module.css'
import type { Tone } from './tone.ts'

type Props = {
  title: ReactNode
  tone?: Extract<Tone, 'sindoor' | 'indigo' | 'leaf'> | undefined
  /** A shop's own sign over the letters, such as its logo. */
  emblem?: ReactNode
  /** A line under the letters. */
  text?: ReactNode
  /** Low: the emblem is beside the letters. */
  isCompact?: boolean | undefined
  children?: ReactNode
}

export function ProviderBoard({ title, tone = 'sindoor', emblem, text, isCompact, children }: Props) {
  return (
    <header data-tone={tone} className={classes(styles.board, isCompact && styles.compact)}>
      {emblem}
      <h1 className={styles.title}>{title}</h1>
      <svg viewBox="0 0 160 12" aria-hidden="true" className={styles.flourish}>
        <path d="M80 1l7 5-7 5-7-5zM70 6C52 2 28 3 4 6c24 3 48 4 66 0zM90 6c18-4 42-3 66 0-24 3-48 4-66 0z" />
      </svg>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </header>
  )
}
