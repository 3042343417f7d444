// Fruit and vegetables in heaps, baskets and crates.
import { colours, darker, lighter } from '../colour.ts'
import { hung, newId, prop, type Brush } from '../prop.ts'
import { circle, copies, ellipse, group, path, rect, stroke, times } from '../svg.ts'

type Crop = (x: number, y: number) => string

const round =
  (colour: string, leaf: string): Crop =>
  (x, y) =>
    circle(x, y, 21, colour) +
    path(
      `M${x + 4},${y - 20} A21,21 0 0 1 ${x + 6},${y + 20} Q${x + 18},${y} ${x + 4},${y - 20}`,
      darker(colour, 0.16),
    ) +
    circle(x - 7, y - 8, 5, lighter(colour, 0.5)) +
    path(`M${x - 8},${y - 20} q8,-8 16,0 q-8,6 -16,0`, leaf)

const brinjal: Crop = (x, y) =>
  ellipse(x, y, 20, 24, '#5B2A63') +
  ellipse(x - 7, y - 4, 4, 11, '#8A5494') +
  path(`M${x - 13},${y - 18} q13,-14 26,0 q-6,8 -13,3 q-7,5 -13,-3`, '#5E8C3A')

const cauliflower: Crop = (x, y) =>
  path(
    `M${x - 26},${y + 16} Q${x - 36},${y - 12} ${x - 16},${y - 14} L${x + 16},${y - 14} Q${x + 36},${y - 12} ${x + 26},${y + 16} Z`,
    '#6E9A45',
  ) +
  [
    [-12, -6],
    [12, -6],
    [0, -16],
    [0, 2],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 14, '#FBF1D8'))
    .join('') +
  circle(x + 4, y - 6, 6, '#EADCB5')

const okra: Crop = (x, y) =>
  path(
    `M${x - 26},${y + 8} Q${x},${y - 14} ${x + 30},${y - 6} Q${x + 4},${y + 16} ${x - 26},${y + 8}`,
    '#6FA03C',
  ) +
  stroke(`M${x - 18},${y + 5} Q${x},${y - 4} ${x + 18},${y - 4}`, '#9AC25F', 3) +
  circle(x - 26, y + 6, 5, '#4B7A2A')

const carrot: Crop = (x, y) =>
  stroke(`M${x - 20},${y - 8} l-12,-10 M${x - 20},${y - 8} l-14,0`, '#5E8C3A', 5) +
  path(
    `M${x - 22},${y - 14} Q${x},${y - 14} ${x + 32},${y + 10} Q${x - 6},${y + 12} ${x - 24},${y} Z`,
    '#E2702D',
  ) +
  stroke(`M${x - 6},${y - 8} l4,8 M${x + 8},${y - 2} l2,6`, '#B9501B', 2)

const mango: Crop = (x, y) =>
  path(
    `M${x - 22},${y + 6} Q${x - 22},${y - 24} ${x + 4},${y - 20} Q${x + 30},${y - 14} ${x + 20},${y + 8} Q${x},${y + 28} ${x - 22},${y + 6}`,
    '#F2B233',
  ) +
  path(
    `M${x + 4},${y - 20} Q${x + 30},${y - 14} ${x + 20},${y + 8} Q${x + 16},${y - 10} ${x + 4},${y - 20}`,
    '#E2702D',
  ) +
  path(`M${x + 2},${y - 21} q12,-12 20,-4 q-8,8 -20,4`, '#4E8A4A')

const crops: readonly Crop[] = [
  round('#D33A26', '#4E8A4A'),
  round('#F08A24', '#4E8A4A'),
  round('#C8A06A', '#B58A50'),
  round('#A8325A', '#C9B28A'),
  round('#B8CE5A', '#6E9A45'),
  brinjal,
  cauliflower,
  okra,
  carrot,
  mango,
]

const pyramid = (rows: number, rise: number) =>
  Array.from({ length: rows }, (_, line) =>
    Array.from({ length: rows - line }, (__, i) => [(i - (rows - line - 1) / 2) * 40, -line * rise] as const),
  ).flat()

export const basket = prop(240, 190, (brush) => {
  const cane = brush.rng.pick(['#C58B4A', '#A8683A', '#D4A45C'])
  return [
    group('translate(0 -88)', copies(newId(brush), brush.rng.pick(crops)(0, 0), pyramid(5, 30))),
    path('M-112,-84 L112,-84 L88,0 L-88,0 Z', cane),
    times(4, (i) => rect(-108 + i * 6, -74 + i * 19, 216 - i * 12, 7, darker(cane))),
    times(7, (i) => rect(-84 + i * 26, -80, 5, 78, darker(cane, 0.12))),
    rect(-120, -92, 240, 16, lighter(cane), { rx: 8 }),
  ]
})

export const crate = prop(240, 150, (brush) => {
  const wood = brush.rng.pick(['#C58B4A', '#B5763F', '#D9A866', '#3F8F8A'])
  return [
    group('translate(0 -94)', copies(newId(brush), brush.rng.pick(crops)(0, 0), pyramid(5, 24).slice(0, 9))),
    rect(-116, -88, 232, 88, darker(wood, 0.3)),
    times(3, (i) => rect(-116, -88 + i * 30, 232, 25, i % 2 ? lighter(wood, 0.1) : wood, { rx: 3 })),
    rect(-116, -88, 16, 88, darker(wood, 0.15)),
    rect(100, -88, 16, 88, darker(wood, 0.15)),
  ]
})

export const watermelons = prop(260, 170, () => [
  melon(-66, -62, 62),
  melon(60, -58, 58),
  path('M-40,-96 A64,64 0 0 1 70,-96 Z', '#3E7A38', { transform: 'rotate(180 15 -118)' }),
  path('M-32,-96 A56,56 0 0 1 62,-96 Z', '#F0E7C0', { transform: 'rotate(180 15 -118)' }),
  path('M-27,-96 A52,52 0 0 1 57,-96 Z', '#D9423B', { transform: 'rotate(180 15 -118)' }),
  times(4, (i) => ellipse(-10 + i * 17, -128 + (i % 2) * 10, 3, 5, colours.ink)),
])

const melon = (x: number, y: number, r: number) =>
  circle(x, y, r, '#4C8B42') +
  times(4, (i) =>
    stroke(
      `M${x - r * 0.6 + i * r * 0.4},${y - r * 0.78} q${(i - 1.5) * r * 0.3},${r * 0.8} 0,${r * 1.55}`,
      '#2C5E2E',
      7,
    ),
  ) +
  circle(x - r * 0.4, y - r * 0.45, r * 0.12, '#9CC48A')

export const pineapple = prop(110, 230, () => [
  times(5, (i) =>
    path('M0,-140 q-20,-40 0,-88 q20,48 0,88', i % 2 ? '#3E7A38' : '#6FA03C', {
      transform: `rotate(${(i - 2) * 24} 0 -140)`,
    }),
  ),
  ellipse(0, -72, 52, 72, '#E3A63A'),
  times(5, (i) => stroke(`M${-46 + i * 10},${-104 + i * 22} l${56 - i * 4},-34`, '#B9772A', 4)),
  times(5, (i) => stroke(`M${46 - i * 10},${-104 + i * 22} l${-56 + i * 4},-34`, '#B9772A', 4)),
])

export const bananas = hung(170, 190, ({ rng }) => {
  const skin = rng.pick(['#F4C63D', '#E8CF52', '#A9C04A'])
  return [
    stroke('M0,0 L0,44', '#7A5A2E', 9),
    times(6, (i) => banana((i - 2.5) * 26, 40, skin)),
    times(5, (i) => banana((i - 2) * 28, 84, lighter(skin, 0.15))),
  ]
})

const banana = (x: number, y: number, skin: string) => {
  const lean = x * 0.3
  return (
    path(
      `M${x * 0.5 - 7},${y} Q${x + lean - 22},${y + 50} ${x + lean - 4},${y + 96} Q${x + lean + 18},${y + 60} ${x * 0.5 + 9},${y} Z`,
      skin,
      { stroke: darker(skin), 'stroke-width': 2.5 },
    ) + path(`M${x + lean - 8},${y + 88} l4,10 l6,-10 Z`, '#6B4A22')
  )
}

export const leafyBunch = prop(270, 150, ({ rng }: Brush) => {
  const green = rng.pick(['#5E8C3A', '#3E7A48', '#7FA650'])
  return [
    times(7, (i) =>
      path('M0,-20 C-40,-60 -26,-130 0,-146 C26,-130 40,-60 0,-20', i % 2 ? green : lighter(green, 0.2), {
        transform: `rotate(${(i - 3) * 17} 0 -10)`,
      }),
    ),
    path('M-20,-30 L20,-30 L28,0 L-28,0 Z', lighter(green, 0.5)),
    rect(-24, -34, 48, 12, colours.vermilion, { rx: 5 }),
  ]
})
