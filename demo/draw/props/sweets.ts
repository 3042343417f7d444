import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, move, path, rect, ring, stroke, times } from '../svg.ts'

/** A steel or brass plate, seen a little from above. */
export const plate = (width: number, metal: string = colours.steel) =>
  [
    path(
      `M${-width * 0.36},0 L${-width / 2},-20 L${width / 2},-20 L${width * 0.36},0 Z`,
      darker(metal, 0.25),
    ),
    ellipse(0, -20, width / 2, width * 0.07, lighter(metal, 0.35)),
    ellipse(0, -19, width * 0.44, width * 0.052, metal),
  ].join('')

const ball = (x: number, y: number, r: number, colour: string) =>
  [
    circle(x, y, r, colour),
    path(
      `M${x - r},${y} A${r},${r} 0 0 0 ${x + r},${y} Q${x},${y + r * 0.55} ${x - r},${y}`,
      darker(colour, 0.16),
    ),
    circle(x - r * 0.35, y - r * 0.4, r * 0.2, lighter(colour, 0.5)),
    circle(x + r * 0.3, y - r * 0.1, r * 0.1, darker(colour, 0.3)),
    circle(x - r * 0.2, y + r * 0.25, r * 0.1, darker(colour, 0.3)),
  ].join('')

const pyramid = (rows: number, r: number, piece: (x: number, y: number) => string) =>
  times(rows, (row) =>
    times(rows - row, (place) => piece((place - (rows - row - 1) / 2) * r * 1.9, -24 - r - row * r * 1.5)),
  )

export const laddus = prop(250, 210, ({ rng }) => {
  const gold = rng.pick(['#EFA02B', '#E88A22', '#F0B740'])
  return [
    plate(250, rng.pick([colours.steel, colours.brass])),
    pyramid(5, 23, (x, y) => ball(x, y, 23, gold)),
  ]
})

const jalebi = (x: number, y: number, r: number) => {
  const coil = `M${x - r},${y} a${r},${r * 0.8} 0 1 1 ${r},${r * 0.8} a${r * 0.62},${r * 0.5} 0 1 1 ${r * 0.55},${-r * 0.9} a${r * 0.4},${r * 0.32} 0 1 1 ${-r * 0.5},${-r * 0.3}`
  return stroke(coil, '#D9661B', r * 0.42) + stroke(coil, '#F6A63A', r * 0.2)
}

export const jalebis = prop(250, 160, ({ rng }) => [
  plate(250, rng.pick([colours.steel, colours.brass])),
  times(4, (i) => jalebi((i - 1.5) * 54, -48, 26)),
  times(3, (i) => jalebi((i - 1) * 54, -82, 26)),
  times(2, (i) => jalebi((i - 0.5) * 50, -116, 25)),
])

const square = (x: number, y: number, colour: string) =>
  [
    path(`M${x - 26},${y} l0,-26 l52,0 l0,26 Z`, colour),
    path(`M${x - 26},${y - 26} l9,-11 l52,0 l-9,11 Z`, lighter(colour, 0.5)),
    path(`M${x + 26},${y} l9,-11 l0,-26 l-9,11 Z`, darker(colour, 0.15)),
    path(`M${x - 2},${y - 31} l8,-4 l10,2 l-8,5 Z`, '#8FB35B'),
  ].join('')

export const barfi = prop(260, 150, ({ rng }) => {
  const flavours = ['#F4DFC0', '#E7A8A0', '#C7D59A', '#E8B560', '#B97C50']
  const [low, top] = rng.sample(flavours, 2) as [string, string]
  return [
    plate(260),
    times(4, (i) => square((i - 1.5) * 56, -24, low)),
    times(3, (i) => square((i - 1) * 56, -60, top)),
    times(2, (i) => square((i - 0.5) * 56, -96, low)),
  ]
})

export const rasgullas = prop(220, 150, ({ rng }) => {
  const white = rng.pick(['#FFF8EA', '#F3CF8E', '#7A3B22'])
  return [
    times(3, (i) => ball((i - 1) * 52, -112, 28, white)),
    path('M-104,-108 L104,-108 Q100,-20 46,-12 L46,0 L-46,0 L-46,-12 Q-100,-20 -104,-108', colours.steel),
    path('M0,-108 L104,-108 Q100,-20 46,-12 L46,0 L10,0 Q70,-40 0,-108', darker(colours.steel, 0.14)),
    rect(-110, -114, 220, 12, lighter(colours.steel, 0.5), { rx: 6 }),
    rect(-46, -6, 92, 6, darker(colours.steel, 0.3), { rx: 3 }),
  ]
})

export const cake = prop(200, 250, (brush) => {
  const [body, icing] = brush.rng.pick([
    ['#F3D2CC', '#C9445B'],
    ['#7A4527', '#F6E3C3'],
    ['#FFF3DE', '#F2A516'],
    ['#BFD8C4', '#FFF8EA'],
  ] as const)
  return [
    path('M-30,0 L30,0 L10,-14 L10,-44 L-10,-44 L-10,-14 Z', colours.brass),
    rect(-100, -56, 200, 14, lighter(colours.brass), { rx: 7 }),
    rect(-84, -126, 168, 70, body),
    rect(-60, -188, 120, 62, lighter(body)),
    drips(-84, 168, -126, icing),
    drips(-60, 120, -188, icing),
    times(5, (i) => circle(-68 + i * 34, -134, 9, hue(brush))),
    times(3, (i) => rect(-34 + i * 32, -222, 6, 28, lighter(icing, 0.5))),
    times(3, (i) => path(`M${-31 + i * 32},-242 q9,12 0,22 q-9,-10 0,-22`, colours.marigold)),
  ]
})

const drips = (x: number, width: number, y: number, colour: string) => {
  const step = width / 6
  const waves = times(6, (i) => `q${-step / 2},${i % 2 === 0 ? 40 : 22} ${-step},0 `)
  return path(`M${x},${y - 8} L${x + width},${y - 8} L${x + width},${y + 8} ${waves} Z`, colour)
}

export const sweetBox = prop(120, 84, (brush) => {
  const colour = hue(brush)
  return [
    rect(-60, -64, 120, 64, colour, { rx: 4 }),
    rect(-60, -84, 120, 26, lighter(colour, 0.25), { rx: 4 }),
    rect(-9, -84, 18, 84, colours.gold),
    path('M0,-84 q-34,-26 -34,-4 q4,12 34,4 q34,-26 34,-4 q-4,12 -34,4', lighter(colours.gold)),
  ]
})

export const breadLoaf = prop(150, 90, () => [
  path('M-72,0 L-72,-46 Q-82,-84 -46,-84 L46,-84 Q82,-84 72,-46 L72,0 Z', '#C98238'),
  path('M-72,-4 L-72,-46 Q-82,-84 -56,-84 Q-36,-80 -42,-46 L-42,-4 Z', '#F4D6A0'),
  times(3, (i) => stroke(`M${-18 + i * 30},-76 q10,8 4,24`, '#9E5F22', 5)),
])

export const biscuitJar = prop(110, 150, (brush) => {
  const lid = hue(brush)
  const filling = brush.rng.pick(['#D99A4E', '#B5703A', '#E8C07A', '#C9445B'])
  return [
    rect(-50, -122, 100, 122, '#EAF3EE', { rx: 16 }),
    times(9, (i) =>
      circle(-28 + (i % 3) * 28, -20 - Math.floor(i / 3) * 28, 14, i % 2 ? filling : lighter(filling, 0.2)),
    ),
    rect(-50, -122, 100, 122, '#FFFFFF', { rx: 16, opacity: 0.22 }),
    rect(-40, -112, 10, 92, '#FFFFFF', { rx: 5, opacity: 0.6 }),
    rect(-42, -148, 84, 30, lid, { rx: 8 }),
    rect(-42, -126, 84, 8, darker(lid)),
  ]
})

export const ghewar = prop(240, 140, ({ rng }) => [
  plate(240, rng.pick([colours.steel, colours.brass])),
  times(3, (i) =>
    move(
      0,
      -34 - i * 30,
      path('M-80,0 L80,0 L80,-22 L-80,-22 Z', '#CC8A2E'),
      ellipse(0, 0, 80, 10, '#CC8A2E'),
      ellipse(0, -22, 80, 13, '#F2C667'),
      ring(0, -22, 8, '#CC8A2E', 3),
      times(8, (dot) =>
        circle(-63 + dot * 18, -22 + (dot % 2) * 5 - 2, 3.5, dot % 3 ? '#8FB35B' : colours.rose),
      ),
    ),
  ),
])
