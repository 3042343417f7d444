import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Awning } from './Awning.tsx'
import { Badge } from './Badge.tsx'
import styles from './Card.module.css'
import { Link } from './Link.tsx'
import type { Tone } from './tone.ts'

type Props = {
  title: string
  /** Makes the whole card one link, whose name is the title. */
  to?: LinkProps['to'] | undefined
  level?: 2 | 3 | 4 | undefined
  /** A picture or video; null keeps its place with woven cane, undefined leaves it out. */
  media?: ReactNode
  badge?: string | undefined
  /** Hangs an awning over the picture: for providers, so that a row of them is a row of stalls. */
  awning?: Tone | undefined
  children?: ReactNode
  footer?: ReactNode
}

export function Card({ title, to, level = 3, media, badge, awning, children, footer }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      {/* The text comes first for screen readers; the picture is shown above it. */}
      <div className={styles.body}>
        {badge && <Badge>{badge}</Badge>}
        <Heading className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
      {media !== undefined && <div className={styles.media}>{media}</div>}
      {awning && <Awning tone={awning} size="small" className={styles.awning} />}
    </article>
  )
}
