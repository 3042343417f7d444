import type { ReactNode } from 'react'
import styles from './MarketScene.module.css'

export const MarketScene = () => (
  <svg viewBox="0 0 600 290" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.scene}>
    <Backdrop />
    <Stall x={26} dye={styles.indigo}>
      <Sarees />
      <Keeper x={81} shirt={styles.sindoor} cloth={styles.marigold} head="veil" />
      <Counter />
      <Bolts />
    </Stall>
    <Stall x={414} dye={styles.leaf}>
      <Keeper x={104} shirt={styles.indigo} cloth={styles.cloth} head="turban" />
      <Counter />
      <TeaThings />
    </Stall>
    <Stall x={220} dye={styles.sindoor}>
      <Keeper x={74} shirt={styles.cloth} cloth={styles.sindoor} head="turban" />
      <Scale />
      <Counter />
      <Vegetables />
    </Stall>
    <Shopper />
    <Pots />
  </svg>
)

const Backdrop = () => (
  <>
    <circle className={styles.sun} cx="300" cy="118" r="92" />
    <g className={styles.tree}>
      <path d="M190 274c8-50 8-84-8-128-34 8-60-34-34-60-4-34 40-50 58-26 28-20 64 4 54 36 28 20 4 66-32 54-10 40-8 80 0 124z" />
      <path d="M394 274c6-40 6-64-6-96-28 6-46-26-28-46-2-28 32-38 46-20 24-14 50 6 42 30 22 18 2 50-26 42-8 30-6 58 0 90z" />
    </g>
    <path className={styles.ground} d="M0 290c30-18 90-27 190-28 120 2 210-5 300-3 50 2 90 16 110 31z" />
  </>
)

const Stall = ({ x, dye, children }: { x: number; dye: string | undefined; children: ReactNode }) => (
  <g transform={`translate(${x} 96)`}>
    <path className={styles.pole} d="M10 6v172M150 6v172" />
    <path className={styles.inside} d="M12 44h136v90H12z" />
    {children}
    <path
      className={styles.cloth}
      d="M14 0h132l14 44a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0z"
    />
    <path
      className={dye}
      d="M14 0h16.5L20 44a10 10 0 0 1-20 0zM47 0h16.5L60 44a10 10 0 0 1-20 0zM80 0h16.5l3.5 44a10 10 0 0 1-20 0zM113 0h16.5L140 44a10 10 0 0 1-20 0z"
    />
    <path className={styles.seam} d="M0 44h160M14 0h132" />
  </g>
)

const Counter = () => (
  <>
    <path className={styles.wood} d="M6 134h148v44H6z" />
    <path className={styles.slats} d="M7 157h147" />
    <path className={styles.plank} d="M2 128h156v9H2z" />
    <path className={styles.seam} d="M6 150h148M6 167h148" />
  </>
)

const HEADWEAR = {
  turban: 'M-14 9C-16-5-8-9 0-9S16-5 14 9Q7 4 0 4T-14 9z',
  veil: 'M-16 36C-20 8-16-8 0-8S20 8 16 36Q9 32 11 14 10 2 0 2T-11 14Q-9 32-16 36z',
}

type KeeperProps = {
  x: number
  shirt: string | undefined
  cloth: string | undefined
  head: keyof typeof HEADWEAR
}

const Keeper = ({ x, shirt, cloth, head }: KeeperProps) => (
  <g transform={`translate(${x} 70)`}>
    <path className={shirt} d="M-24 62c0-24 6-34 24-34s24 10 24 34z" />
    <path className={styles.skin} d="M-4 22h8v9a4 4 0 0 1-8 0zM-11 6h22v10a11 12 0 0 1-22 0z" />
    <path className={styles.face} d="M-5 13v.5M5 13v.5M-4 20q4 3 8 0" />
    <path className={cloth} d={HEADWEAR[head]} />
    <path className={styles.seam} d="M-13 2Q0-8 12-1" />
  </g>
)

const Sarees = () => (
  <>
    <path className={styles.marigold} d="M20 50h20v62H20z" />
    <path className={styles.beet} d="M20 104h20v8H20zM124 50h20v62h-20z" />
    <path className={styles.leaf} d="M42 50h16v50H42z" />
    <path className={styles.marigold} d="M42 94h16v6H42zM124 104h20v8h-20z" />
    <path className={styles.sindoor} d="M104 50h18v52h-18z" />
    <path
      className={styles.dots}
      d="M25 60v40M31 64v36M37 60v40M109 60v36M117 64v32M130 60v40M138 64v36M50 60v30"
    />
  </>
)

const Bolts = () => (
  <>
    <path className={styles.sindoor} d="M14 119h40v9H14z" />
    <path className={styles.marigold} d="M18 110h34v9H18z" />
    <path className={styles.indigo} d="M108 119h38v9h-38z" />
    <path className={styles.beet} d="M112 110h32v9h-32z" />
    <path className={styles.fold} d="M46 119v9M44 110v9M116 119v9M120 110v9" />
  </>
)

const Scale = () => (
  <>
    <path className={styles.rod} d="M124 52v16M106 68h36M106 68l-7 22h14zM142 68l-7 22h14z" />
    <path className={styles.brass} d="M97 90h18q-2 7-9 7t-9-7zM133 90h18q-2 7-9 7t-9-7z" />
  </>
)

const Vegetables = () => (
  <>
    <path className={styles.banana} d="M24 52q-6 16 4 28M30 52q-2 16 6 26M36 52q2 14 8 22" />
    <g className={styles.sindoor}>
      <circle cx="20" cy="122" r="8" />
      <circle cx="34" cy="122" r="8" />
      <circle cx="27" cy="113" r="8" />
    </g>
    <path
      className={styles.leaf}
      d="M48 128c-4-10 2-18 10-18s14 8 10 18zM56 111c-4-6 0-11 3-12 3 2 6 6 2 12z"
    />
    <g className={styles.beet}>
      <ellipse cx="98" cy="122" rx="11" ry="7" />
      <ellipse cx="116" cy="121" rx="11" ry="7" />
      <ellipse cx="107" cy="111" rx="11" ry="7" />
    </g>
    <path className={styles.stem} d="M108 120l5-4M126 119l5-4M117 109l5-4" />
    <g className={styles.marigold}>
      <circle cx="138" cy="122" r="7" />
      <circle cx="150" cy="122" r="7" />
    </g>
    <path className={styles.basket} d="M10 124h36l-4 12H14zM84 124h46l-4 12H88z" />
  </>
)

const TeaThings = () => (
  <>
    <path className={styles.steam} d="M44 88q-6-8 0-15t0-14M58 92q-5-7 0-13t0-12" />
    <path className={styles.brass} d="M30 128c-6-22 2-30 18-30s26 8 20 30zM68 106l14-6 3 5-15 9z" />
    <path className={styles.handle} d="M34 100c4-16 26-16 30 0" />
    <path className={styles.clay} d="M126 116h12l-2 12h-8zM140 116h12l-2 12h-8zM133 104h12l-2 12h-8z" />
    <path className={styles.glass} d="M88 116h9l-1 12h-7z" />
  </>
)

const Shopper = () => (
  <g transform="translate(198 150)">
    <path className={styles.sindoor} d="M-16 126c0-44-2-76 18-84 20 8 20 40 20 84z" />
    <path className={styles.saree} d="M-14 100C-8 74 6 56 20 52M-16 122q20-6 38 0" />
    <path
      className={styles.skin}
      d="M14 60c8 4 16 2 24-6l4 4c-8 12-20 16-30 11zM-6 22c0-8 5-12 11-12s11 5 11 12c0 10-4 17-11 17S-6 32-6 22z"
    />
    <path className={styles.face} d="M11 24v.5M8 33q3 1 6-1" />
    <path className={styles.sindoor} d="M-14 50c-4-20-2-34 16-36 5 0 7 3 6 6-8 2-10 8-8 18 2 8 4 12 2 20z" />
    <path className={styles.basket} d="M-18-2h42l-6 14h-30z" />
    <g className={styles.marigold}>
      <circle cx="-8" cy="-4" r="6" />
      <circle cx="14" cy="-4" r="6" />
      <circle cx="3" cy="-8" r="7" />
    </g>
  </g>
)

const Pots = () => (
  <g className={styles.clay}>
    <path d="M384 278c-14-4-16-26-2-32v-5h20v5c14 6 12 28-2 32z" />
    <path d="M398 250c-9-3-10-17-1-21v-4h14v4c9 4 8 18-1 21z" transform="translate(-10 -6)" />
    <path d="M424 279c-11-3-12-20-2-25v-4h16v4c10 5 9 22-2 25z" />
  </g>
)
