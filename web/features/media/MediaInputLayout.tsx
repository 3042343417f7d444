import type { ReactNode } from 'react'
import styles from './MediaInputLayout.module.css'

type Props = {
  title: string
  /** How many there will be. */
  count?: string
  /** Above what is shown now. */
  nowText: string
  noneText: string
  /** KeptTiles. */
  old: readonly ReactNode[]
  /** Where new ones are chosen. */
  chooser: ReactNode
}

/** What a profile or a post shows now, side by side with what will be added: one below the other on a phone. */
export const MediaInputLayout = ({ title, count, nowText, noneText, old, chooser }: Props) => (
  <fieldset className={styles.field}>
    <legend className={styles.head}>
      {title}
      {count && <output className={styles.count}>{count}</output>}
    </legend>
    <div className={styles.sides}>
      <div>
        <p className={styles.now}>{old.length > 0 ? nowText : noneText}</p>
        {old.length > 0 && <ul className={styles.tiles}>{old}</ul>}
      </div>
      {chooser}
    </div>
  </fieldset>
)
