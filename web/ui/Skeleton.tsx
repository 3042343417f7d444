import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

type Props = {
  /** Said once to a screen reader, such as 'Loading posts...'. */
  label: string
  shape: 'text' | 'card' | 'row' | 'cardRow'
  count?: number | undefined
}

export function Skeleton({ label, shape, count = 3 }: Props) {
  return (
    <>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} aria-hidden="true" className={classes(styles.skeleton, styles[shape])} />
      ))}
    </>
  )
}
