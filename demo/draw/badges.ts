// The shapes that a shop's sign takes, drawn around (0, 0) with a radius of about 150.
import { circle, path, ring, times } from './svg.ts'

export type Badge = {
  /** `grow` makes the same shape larger or smaller, for borders. */
  outline: (grow: number) => string
  /** Where the middle of the content sits, and how much room it has. */
  room: { y: number; width: number; height: number }
}

const wide = { y: 0, width: 178, height: 156 }

const disc: Badge = {
  outline: (grow) => roundPath(150 + grow),
  room: wide,
}

const roundPath = (r: number) => `M${-r},0 A${r},${r} 0 1 1 ${r},0 A${r},${r} 0 1 1 ${-r},0 Z`

const scalloped = (lobes: number): Badge => ({
  outline: (grow) => {
    const r = 146 + grow
    const point = (i: number) =>
      `${Math.sin((i / lobes) * Math.PI * 2) * r},${-Math.cos((i / lobes) * Math.PI * 2) * r}`
    const bow = (r * Math.PI) / lobes
    return `M${point(0)} ${Array.from({ length: lobes }, (_, i) => `A${bow},${bow} 0 0 1 ${point(i + 1)}`).join(' ')} Z`
  },
  room: { y: 0, width: 170, height: 150 },
})

const shield: Badge = {
  outline: (g) =>
    `M${-134 - g},${-140 - g} Q0,${-172 - g} ${134 + g},${-140 - g} L${134 + g},20 Q${124 + g},${116 + g * 0.6} 0,${166 + g * 1.2} Q${-124 - g},${116 + g * 0.6} ${-134 - g},20 Z`,
  room: { y: -14, width: 180, height: 150 },
}

const arch: Badge = {
  outline: (g) =>
    `M${-126 - g},${156 + g} L${-126 - g},-40 Q${-126 - g},${-118 - g} -40,${-140 - g} Q-12,${-148 - g} 0,${-172 - g} Q12,${-148 - g} 40,${-140 - g} Q${126 + g},${-118 - g} ${126 + g},-40 L${126 + g},${156 + g} Z`,
  room: { y: 20, width: 176, height: 158 },
}

const board: Badge = {
  outline: (g) => {
    const [x, y, notch] = [160 + g, 124 + g, 26]
    return `M${-x + notch},${-y} L${x - notch},${-y} A${notch},${notch} 0 0 0 ${x},${-y + notch} L${x},${y - notch} A${notch},${notch} 0 0 0 ${x - notch},${y} L${-x + notch},${y} A${notch},${notch} 0 0 0 ${-x},${y - notch} L${-x},${-y + notch} A${notch},${notch} 0 0 0 ${-x + notch},${-y} Z`
  },
  room: { y: 0, width: 208, height: 150 },
}

const hexagon: Badge = {
  outline: (g) =>
    `M0,${-164 - g} L${142 + g},${-82 - g * 0.55} L${142 + g},${82 + g * 0.55} L0,${164 + g} L${-142 - g},${82 + g * 0.55} L${-142 - g},${-82 - g * 0.55} Z`,
  room: wide,
}

const tile: Badge = {
  outline: (g) => {
    const r = 138 + g
    return `M${-r + 40},${-r} L${r - 40},${-r} Q${r},${-r} ${r},${-r + 40} L${r},${r - 40} Q${r},${r} ${r - 40},${r} L${-r + 40},${r} Q${-r},${r} ${-r},${r - 40} L${-r},${-r + 40} Q${-r},${-r} ${-r + 40},${-r} Z`
  },
  room: { y: 0, width: 196, height: 176 },
}

const leaf: Badge = {
  outline: (g) => {
    const r = 140 + g
    return `M${-r},${r} L${-r},0 A${r},${r} 0 0 1 0,${-r} L${r},${-r} L${r},0 A${r},${r} 0 0 1 0,${r} Z`
  },
  room: wide,
}

export const badges: readonly Badge[] = [
  disc,
  disc,
  scalloped(16),
  scalloped(12),
  scalloped(8),
  shield,
  arch,
  board,
  hexagon,
  tile,
  leaf,
]

/** What runs along the rim of a round sign. */
export const rims: readonly ((colour: string) => string)[] = [
  (colour) => ring(0, 0, 128, colour, 3),
  (colour) => times(36, (i) => circle(0, -130, 3.6, colour, { transform: `rotate(${i * 10})` })),
  (colour) => ring(0, 0, 130, colour, 6, { 'stroke-dasharray': '16 9' }),
  (colour) =>
    times(24, (i) => path('M0,-138 L5,-128 L0,-118 L-5,-128 Z', colour, { transform: `rotate(${i * 15})` })),
]
export const isRound = (badge: Badge) => badge === disc
