import type { ReactNode } from 'react'
import { Awning } from './Awning.tsx'
import styles from './ShopBoard.module.css'
import type { Tone } from './tone.ts'

type Props = {
  title: ReactNode
  tone?: Extract<Tone, 'sindoor' | 'indigo' | 'leaf'> | undefined
  /** A line under the letters. */
  text?: ReactNode
  children?: ReactNode
}

/** The painted board over a shop: the head of a page, with its h1. */
export function ShopBoard({ title, tone = 'sindoor', text, children }: Props) {
  return (
    <header className={styles.shop}>
      <Awning tone={tone} />
      <div className={styles.board} data-tone={tone}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </header>
  )
}
