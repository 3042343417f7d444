import type { ReactNode, RefObject } from 'react'
import styles from './ResultsHeading.module.css'

type Props = { headingRef: RefObject<HTMLHeadingElement | null>; children: ReactNode; text?: ReactNode }

/** The focus comes here after a search: it says what the results are of. */
export const ResultsHeading = ({ headingRef, children, text }: Props) => (
  <div className={styles.head}>
    <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
    {text && <p className={styles.text}>{text}</p>}
  </div>
)
