import styles from './Garland.module.css'

const SWAGS =
  'M-20 0q85 74 170 0 85 74 170 0 85 74 170 0 85 74 170 0 85 74 170 0 85 74 170 0 85 74 170 0 85 74 170 0'

export const Garland = () => (
  <svg
    viewBox="0 0 1200 48"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    className={styles.garland}
  >
    <path className={styles.string} d={SWAGS} />
    <path className={styles.flowers} d={SWAGS} />
    <path className={styles.red} d={SWAGS} />
  </svg>
)
