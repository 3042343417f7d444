import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Awning } from './Awning.tsx'
import { Badge } from './Badge.tsx'
import { classes } from './classes.ts'
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
  /** A row of a list has a small picture at its start, and each child is one line. */
  density?: 'large' | 'row' | undefined
  /** At the end of a row: a link or button of its own. */
  action?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

export function Card({ title, to, level = 3, media, badge, awning, density = 'large', ...parts }: Props) {
  const Heading = `h${level}` as const
  const { action, children, footer } = parts
  return (
    <article className={classes(styles.card, styles[density])}>
      {/* The text comes first for screen readers; the picture is shown above or before it. */}
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
      {action && <div className={styles.action}>{action}</div>}
      {awning && <Awning tone={awning} size="small" className={styles.awning} />}
    </article>
  )
}
