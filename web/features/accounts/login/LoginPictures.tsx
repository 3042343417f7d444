import styles from './LoginPictures.module.css'

export const Bag = () => (
  <svg viewBox="0 0 160 150" aria-hidden="true" className={styles.drawing}>
    <ellipse className={styles.shade} cx="80" cy="141" rx="62" ry="6" />
    <path
      className={styles.leaf}
      d="M50 66c-14-16-12-34-4-42 6 8 14 24 14 40M66 64c-8-20-2-38 8-46 6 12 8 30 2 46"
    />
    <path className={styles.carrot} d="M92 66c0-22 6-36 12-44 8 8 10 24 6 44z" />
    <path className={styles.leaf} d="M104 24c-8-4-10-12-8-18 6 2 9 7 9 12 2-5 6-9 12-9 0 8-5 14-13 15z" />
    <path className={styles.fruit} d="M112 66a13 13 0 1 1 18 0z" />
    <path className={styles.handle} d="M52 66C48 34 66 30 80 30s32 4 28 36" />
    <path className={styles.cloth} d="M26 62h108l-9 72a7 7 0 0 1-7 6H42a7 7 0 0 1-7-6z" />
    <path className={styles.hem} d="M26 62h108l-1.500 12H27.500z" />
    <path className={styles.stripe} d="M31 102h98M33 112h94" />
    <path className={styles.garland} d="M30 84c16 14 34 14 50 0 16 14 34 14 50 0" />
  </svg>
)

export const Storefront = () => (
  <svg viewBox="0 0 160 150" aria-hidden="true" className={styles.drawing}>
    <ellipse className={styles.shade} cx="80" cy="142" rx="74" ry="6" />
    <path className={styles.wall} d="M16 52h128v88H16z" />
    <path className={styles.inside} d="M32 68h96v72H32z" />
    <path className={styles.fruit} d="M40 118a9 9 0 0 1 18 0zM54 118a9 9 0 0 1 18 0z" />
    <path className={styles.carrot} d="M88 118a9 9 0 0 1 18 0zM102 118a9 9 0 0 1 18 0z" />
    <path className={styles.counter} d="M32 116h96v24H32z" />
    <path className={styles.shutter} d="M32 62h96v30H32z" />
    <path className={styles.slats} d="M32 70h96M32 78h96M32 86h96" />
    <path className={styles.latch} d="M72 92h16v5H72z" />
    <path className={styles.board} d="M12 14h136v28H12z" />
    <path className={styles.signText} d="M34 28h40M84 28h18M112 28h14" />
    <path
      className={styles.cloth}
      d="M12 42h136v10a8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0 8.500 8.500 0 0 1-17 0z"
    />
    <path
      className={styles.hem}
      d="M29 42h17v10a8.500 8.500 0 0 1-17 0zM63 42h17v10a8.500 8.500 0 0 1-17 0zM97 42h17v10a8.500 8.500 0 0 1-17 0zM131 42h17v10a8.500 8.500 0 0 1-17 0z"
    />
  </svg>
)

/** A bahi-khata, the red account book of a market. */
export const Ledger = () => (
  <svg viewBox="0 0 160 150" aria-hidden="true" className={styles.drawing}>
    <ellipse className={styles.shade} cx="80" cy="138" rx="62" ry="6" />
    <path className={styles.pages} d="M30 40h104v96H30z" />
    <path className={styles.lines} d="M126 48h8M126 60h8M126 72h8M126 84h8M126 96h8M126 108h8M126 120h8" />
    <path
      className={styles.hem}
      d="M22 32a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v98a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z"
    />
    <path className={styles.frame} d="M34 38h80v86H34z" />
    <path className={styles.garland} d="M44 58c14 12 46 12 60 0" />
    <path className={styles.gold} d="M56 84h36M62 96h24" />
    <path className={styles.string} d="M22 112c30-6 74-6 104 0M118 111c14 4 18 14 14 26" />
  </svg>
)
