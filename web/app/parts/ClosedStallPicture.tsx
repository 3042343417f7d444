import type { ReactNode } from 'react'
import styles from './StallPicture.module.css'

/** `inside` is drawn behind the posts and the awning, `before` in front. */
const StallPicture = ({ inside, before }: { inside: ReactNode; before?: ReactNode }) => (
  <svg viewBox="0 0 320 244" aria-hidden="true" className={styles.stall}>
    <ellipse className={styles.shade} cx="160" cy="232" rx="156" ry="9" />
    {inside}
    <path className={styles.post} d="M52 60v172M268 60v172" />
    <path
      className={styles.cloth}
      d="M87 44h30L103 90a19 19 0 0 1-38 0zM147 44h30L179 90a19 19 0 0 1-38 0zM207 44h30L255 90a19 19 0 0 1-38 0z"
    />
    <path
      className={styles.red}
      d="M57 44h30L65 90a19 19 0 0 1-38 0zM117 44h30L141 90a19 19 0 0 1-38 0zM177 44h30L217 90a19 19 0 0 1-38 0zM237 44h30L293 90a19 19 0 0 1-38 0z"
    />
    <path className={styles.seam} d="M27 90h266" />
    <path className={styles.plank} d="M52 38h216v8H52z" />
    {before}
  </svg>
)

const Shutter = () => (
  <>
    <path className={styles.front} d="M56 96h208v132H56z" />
    <path
      className={styles.weave}
      d="M56 112h208M56 126h208M56 140h208M56 154h208M56 168h208M56 182h208M56 196h208M56 210h208"
    />
    <path className={styles.plank} d="M50 222h220v9H50z" />
    <path className={styles.shackle} d="M192 204v-9a8 8 0 0 1 16 0v9" />
    <rect className={styles.cane} x="187" y="203" width="26" height="20" rx="4" />
    <path className={styles.rope} d="M200 211v5" />
  </>
)

const SleepingDog = () => (
  <>
    <path className={styles.tail} d="M138 227c14 2 17-11 8-15" />
    <path className={styles.dog} d="M80 233c-22-2-22-37 12-41 32-4 52 14 49 41z" />
    <path className={styles.line} d="M116 233c-8-14 2-28 17-22" />
    <path
      className={styles.dog}
      d="M44 222c1-11 9-17 20-17 12 0 19 7 19 16 0 8-6 12-15 12H54c-7 0-11-4-10-11z"
    />
    <path className={styles.ear} d="M66 206c9-4 19 2 19 13 0 8-9 10-11 3-2-6-2-12-8-16z" />
    <path className={styles.line} d="M54 217c2 3 6 3 8 0M44 221h2M72 178h9l-9 11h9M90 154h12l-12 14h12" />
  </>
)

export const ClosedStallPicture = () => <StallPicture inside={<Shutter />} before={<SleepingDog />} />
