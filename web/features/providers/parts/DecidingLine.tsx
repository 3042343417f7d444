import type { ReactNode } from 'react'
import { OpenStatus } from '../../hours/OpenStatus.tsx'
import { Rating } from '../../reviews/Rating.tsx'
import type { PublicProvider } from '../providers.api.ts'
import styles from './DecidingLine.module.css'

/** How good it is, whether it is open, what it costs: each leads to the section that says more. */
export const DecidingLine = ({ provider: { rating, hours } }: { provider: PublicProvider }) => {
  if (rating.count === 0 && !hours) return null
  return (
    <ul className={styles.line}>
      {rating.count > 0 && (
        <Part to="#reviews">
          <Rating rating={rating} />
        </Part>
      )}
      {hours && (
        <Part to="#hours">
          <OpenStatus shop={hours} hours={hours} />
        </Part>
      )}
    </ul>
  )
}

const Part = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <a href={to} className={styles.part}>
      {children}
    </a>
  </li>
)
