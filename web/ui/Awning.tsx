import { classes } from './classes.ts'
import styles from './Awning.module.css'
import type { Tone } from './tone.ts'

type Props = {
  tone?: Tone | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  className?: string | undefined
}

export function Awning({ tone = 'sindoor', size = 'medium', className }: Props) {
  return (
    <div data-tone={tone} aria-hidden="true" className={classes(styles.awning, styles[size], className)} />
  )
}
