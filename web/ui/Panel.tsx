import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Panel.module.css'

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  as?: 'section' | 'figure'
  space?: 'tight' | 'normal' | 'loose'
  /** With more padding and a thick lower edge. */
  raised?: boolean
}

/** A bordered box. */
export const Panel = ({ as: Tag = 'section', space = 'normal', raised, ...props }: Props) => (
  <Tag {...props} className={classes(styles.panel, styles[space], raised && styles.raised)} />
)
