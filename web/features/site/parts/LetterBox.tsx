import { classes } from '../../../ui/classes.ts'
import styles from './LetterBox.module.css'

export const LetterBox = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 80 120" aria-hidden="true" className={classes(styles.box, className)}>
    <path className={styles.foot} d="M14 104h52v12H14z" />
    <path className={styles.body} d="M16 34h48v70H16z" />
    <path className={styles.cap} d="M10 34C12 14 24 4 40 4s28 10 30 30z" />
    <path className={styles.rim} d="M8 34h64v7H8zM14 98h52v7H14z" />
    <path className={styles.slot} d="M24 50h32v6H24z" />
    <path className={styles.plate} d="M27 64h26v22H27z" />
    <path className={styles.lines} d="M32 71h16M32 76h16M32 81h10" />
    <path className={styles.letter} d="M30 50V38l26-4v16z" />
    <path className={styles.lines} d="m31 39 13 6 11-10" />
  </svg>
)
