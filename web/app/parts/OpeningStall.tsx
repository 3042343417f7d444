import { Stall } from './Stall.tsx'
import styles from './Stall.module.css'

const Goods = () => (
  <>
    <path className={styles.dark} d="M56 96h208v64H56z" />
    <path className={styles.rope} d="M116 100v18M204 100v18" />
    <rect className={styles.sign} x="98" y="116" width="124" height="36" rx="4" />
    <rect className={styles.frame} x="102" y="120" width="116" height="28" rx="2" />
    <path className={styles.paint} d="M113 137c14-7 30-7 50-3" />
    <path className={styles.brush} d="m166 133 26-17" />
    <path className={styles.red} d="M64 154a9 9 0 1 1 12-12 9 9 0 0 1 16 0 9 9 0 1 1 10 12z" />
    <path className={styles.green} d="M222 154a9 9 0 1 1 10-12 9 9 0 0 1 16 0 9 9 0 1 1 10 12z" />
    <path className={styles.cane} d="M58 150h50l-6 14H64zM212 150h50l-6 14h-38z" />
    <path className={styles.front} d="M46 168h228v60H46z" />
    <path
      className={styles.weave}
      d="M46 183h228M46 198h228M46 213h228M76 168v60M106 168v60M136 168v60M166 168v60M196 168v60M226 168v60"
    />
    <path className={styles.leaves} d="M46 173c20 26 56 26 76 0 20 26 56 26 76 0 20 26 56 26 76 0" />
    <path className={styles.garland} d="M46 173c20 26 56 26 76 0 20 26 56 26 76 0 20 26 56 26 76 0" />
    <path className={styles.plank} d="M36 162h248v9H36z" />
    <path
      className={styles.ladder}
      d="m262 232 22-168M290 232l18-166M266 202h27M270 172h26M274 142h26M278 112h25M281 86h24"
    />
    <path className={styles.red} d="M24 202a9 9 0 0 1 17-5 9 9 0 0 1 17 4z" />
    <path className={styles.cane} d="M14 202h54v30H14z" />
    <path className={styles.slats} d="M14 212h54M14 222h54M22 202v30M60 202v30" />
  </>
)

/** A stall that is being set up: the sign half painted, the goods half unpacked. */
export const OpeningStall = () => <Stall inside={<Goods />} />
