import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

type Props = {
  title: ReactNode
  level?: 2 | 3 | undefined
  id?: string | undefined
  /** A link to the whole list, or a button such as refresh. */
  action?: ReactNode
}

export function SectionHeading({ title, level = 2, id, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <Heading id={id} className={styles.title}>
        {title}
        <svg viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true" className={styles.stroke}>
          <path d="M1 5.2C18 2.2 42 1.4 66 1.8c20 .3 38 .9 53 2.1-16 .2-33 .7-50 1.6C46 6.7 24 7.4 1 7.6c-.6-.9-.6-1.7 0-2.4z" />
        </svg>
      </Heading>
      {action}
    </div>
  )
}
