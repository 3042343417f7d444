// The three arrangements that every screen is made of, so that pages need no style sheet just to space things.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Layout.module.css'

type Space = 'tight' | 'normal' | 'loose'
type Props = { children: ReactNode; space?: Space | undefined }

/** The page's column, with its gutters. */
export function Container({
  children,
  width = 'page',
}: {
  children: ReactNode
  width?: 'page' | 'text' | 'form' | undefined
}) {
  return <div className={classes(styles.container, styles[width])}>{children}</div>
}

/** One below the other. */
export function Stack({ children, space = 'normal' }: Props) {
  return <div className={classes(styles.stack, styles[space])}>{children}</div>
}

/** Side by side where they fit. */
export function Cluster({ children, space = 'normal' }: Props) {
  return <div className={classes(styles.cluster, styles[space])}>{children}</div>
}

/** As many equal columns as fit; one on a phone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
