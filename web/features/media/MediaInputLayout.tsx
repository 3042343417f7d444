import type { ReactNode } from 'react'
import styles from './MediaInputLayout.module.css'

type Props = {
  title: string
  count?: string
  nowText: string
  noneText: string
  /** MediaTiles. */
  old: readonly ReactNode[]
  chooser: ReactNode
}

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
