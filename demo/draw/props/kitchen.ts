// What food is cooked and served in: the tea stall, the dhaba, the dairy.
import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, move, path, rect, stroke, times } from '../svg.ts'
import { plate } from './sweets.ts'

const steam = (x: number, y: number) =>
  stroke(`M${x},${y} q-14,-18 0,-34 q14,-16 0,-34`, '#FFFFFF', 7, { opacity: 0.55 })

export const kettle = prop(260, 250, ({ rng }) => {
  const metal = rng.pick([colours.steel, colours.brass, '#C9694A', '#B9C4C9'])
  return [
    steam(120, -178),
    stroke('M-62,-130 C-70,-260 70,-260 62,-130', darker(metal, 0.45), 14),
    path('M76,-84 L122,-160 L136,-150 L98,-48 Z', darker(metal, 0.1)),
    path('M-92,-16 Q-112,-90 -58,-134 L58,-134 Q112,-90 92,-16 Q90,0 70,0 L-70,0 Q-90,0 -92,-16', metal),
    path('M30,-134 L58,-134 Q112,-90 92,-16 Q90,0 70,0 L40,0 Q84,-70 30,-134', darker(metal, 0.16)),
    path('M-60,-118 Q-88,-86 -82,-40 L-68,-40 Q-72,-86 -44,-118 Z', lighter(metal, 0.6)),
    ellipse(0, -136, 58, 12, darker(metal, 0.12)),
    circle(0, -152, 11, darker(metal, 0.45)),
  ]
})

export const stove = prop(280, 130, ({ rng }) => {
  const body = rng.pick([colours.brick, colours.teal, colours.iron])
  return [
    times(5, (i) =>
      path(`M${-56 + i * 28},-88 q-12,-20 0,-40 q12,20 0,40`, i % 2 ? colours.marigold : '#E2702D'),
    ),
    rect(-80, -94, 160, 14, colours.iron, { rx: 6 }),
    rect(-130, -82, 260, 70, body, { rx: 12 }),
    rect(-130, -30, 260, 18, darker(body), { rx: 6 }),
    circle(-70, -50, 18, lighter(body, 0.6)),
    circle(70, -50, 18, lighter(body, 0.6)),
    rect(-73, -64, 6, 18, colours.ink),
    rect(67, -64, 6, 18, colours.ink),
    rect(-110, -14, 24, 14, colours.ink),
    rect(86, -14, 24, 14, colours.ink),
  ]
})

export const kettleOnStove = prop(280, 360, (brush) => [move(0, -88, kettle.draw(brush)), stove.draw(brush)])

export const teaGlass = prop(70, 120, () => [
  steam(0, -92),
  path('M-30,-86 L30,-86 L22,0 L-22,0 Z', '#EDF4F1'),
  path('M-27,-66 L27,-66 L21,-5 L-21,-5 Z', '#B86B33'),
  path('M-27,-66 L27,-66 L26,-56 L-26,-56 Z', '#D9975B'),
  times(4, (i) => rect(-18 + i * 11, -54, 3, 46, '#FFFFFF', { opacity: 0.35 })),
])

export const kulhad = prop(80, 100, () => [
  path('M-36,-78 L36,-78 Q34,-30 24,0 L-24,0 Q-34,-30 -36,-78', '#B9653B'),
  path('M10,-78 L36,-78 Q34,-30 24,0 L6,0 Q24,-30 10,-78', '#9C4E2B'),
  ellipse(0, -78, 36, 10, '#D08457'),
  ellipse(0, -77, 29, 7, '#8A4A22'),
  rect(-33, -58, 66, 5, '#9C4E2B'),
])

export const teaTray = prop(280, 130, (brush) => [
  move(-78, -14, teaGlass.draw(brush)),
  move(0, -14, teaGlass.draw(brush)),
  move(78, -14, teaGlass.draw(brush)),
  rect(-140, -20, 280, 20, colours.steel, { rx: 10 }),
  rect(-140, -20, 280, 7, lighter(colours.steel, 0.5), { rx: 4 }),
])

const samosa = (x: number, y: number) =>
  [
    path(
      `M${x - 40},${y} Q${x - 30},${y - 30} ${x},${y - 62} Q${x + 30},${y - 30} ${x + 40},${y} Q${x},${y + 10} ${x - 40},${y}`,
      '#DB9A40',
    ),
    path(
      `M${x},${y - 62} Q${x + 30},${y - 30} ${x + 40},${y} Q${x + 20},${y + 5} ${x + 4},${y + 4} Q${x + 14},${y - 30} ${x},${y - 62}`,
      '#BD7A2A',
    ),
    stroke(`M${x - 26},${y - 8} q18,6 34,2`, '#F0C070', 4),
  ].join('')

export const samosas = prop(240, 160, () => [
  plate(240),
  times(3, (i) => samosa((i - 1) * 60, -30)),
  times(2, (i) => samosa((i - 0.5) * 60, -68)),
  move(
    86,
    -30,
    path('M-24,-22 L24,-22 Q22,0 0,0 Q-22,0 -24,-22', colours.cream),
    ellipse(0, -22, 24, 7, '#5F8A3A'),
  ),
])

export const thali = prop(300, 170, ({ rng }) => {
  const metal = rng.pick([colours.steel, colours.brass])
  const [near, left, right, far] = rng.shuffle(['#D9822B', '#6B8E3A', '#C23B22', '#F2C14E']) as Curries
  return [
    ellipse(0, -66, 150, 66, darker(metal, 0.3)),
    ellipse(0, -74, 150, 66, lighter(metal, 0.45)),
    ellipse(0, -74, 132, 56, metal),
    bowl(-66, -92, metal, far),
    bowl(2, -104, metal, left),
    bowl(70, -92, metal, right),
    bowl(92, -48, metal, near),
    times(3, (i) => ellipse(-58 + i * 3, -44 - i * 7, 50, 19, i % 2 ? '#E9C588' : '#F4DDAE')),
    path('M-6,-34 Q24,-84 54,-34 Q24,-22 -6,-34', '#FFFDF4'),
    steam(8, -138),
  ]
})

type Curries = [string, string, string, string]

const bowl = (x: number, y: number, metal: string, curry: string) =>
  move(
    x,
    y,
    path('M-26,-26 L26,-26 Q24,0 12,0 L-12,0 Q-24,0 -26,-26', darker(metal, 0.12)),
    ellipse(0, -26, 26, 8, lighter(metal, 0.4)),
    ellipse(0, -26, 21, 6, curry),
  )

export const handi = prop(210, 210, ({ rng }) => {
  const clay = rng.pick(['#B9653B', colours.brass, '#8C4A33', colours.steel])
  return [
    steam(-24, -162),
    steam(24, -168),
    path('M-60,-140 Q-130,-60 -62,0 L62,0 Q130,-60 60,-140 Z', clay),
    path('M20,-140 L60,-140 Q130,-60 62,0 L20,0 Q80,-60 20,-140', darker(clay, 0.18)),
    path('M-62,-120 Q-104,-62 -70,-24', 'none', {
      stroke: lighter(clay, 0.4),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    rect(-76, -156, 152, 20, lighter(clay, 0.2), { rx: 10 }),
    ellipse(0, -156, 64, 9, '#E9A23B'),
    times(5, (i) => circle(-40 + i * 20, -157, 5, i % 2 ? '#6B8E3A' : '#C23B22')),
  ]
})

export const rotiBasket = prop(200, 110, ({ rng }) => {
  const cane = rng.pick(['#C58B4A', '#B47A3C'])
  return [
    times(4, (i) => ellipse(i % 2 ? 6 : -6, -64 - i * 11, 82, 20, i % 2 ? '#E9C588' : '#F4DDAE')),
    times(6, (i) => circle(-50 + i * 20, -100 + (i % 3) * 7, 4, '#B9803F')),
    path('M-96,-66 L96,-66 L76,0 L-76,0 Z', cane),
    times(3, (i) => rect(-92 + i * 5, -58 + i * 20, 184 - i * 10, 8, darker(cane))),
    rect(-100, -72, 200, 14, lighter(cane), { rx: 7 }),
  ]
})

export const lassi = prop(80, 150, (brush) => [
  path('M-34,-120 L34,-120 L26,0 L-26,0 Z', brush.rng.pick([colours.steel, '#B9653B', colours.brass])),
  path('M8,-120 L34,-120 L26,0 L6,0 Z', '#2A1410', { opacity: 0.14 }),
  ellipse(0, -120, 34, 9, colours.cream),
  path('M-28,-122 Q-20,-150 0,-146 Q22,-152 28,-122 Z', '#FFFDF4'),
  circle(-6, -140, 5, '#8FB35B'),
  circle(8, -134, 4, colours.rose),
])

export const plates = prop(150, 90, (brush) => {
  const colour = brush.rng.pick([colours.steel, '#FFF8EA', hue(brush)])
  return [
    times(6, (i) =>
      rect(-72 + (i % 2) * 2, -14 - i * 14, 144, 11, i % 2 ? colour : darker(colour, 0.14), { rx: 5 }),
    ),
  ]
})

export const juiceGlass = prop(80, 160, ({ rng }) => {
  const juice = rng.pick(['#F28C28', '#E0453A', '#8FBF3F', '#F2C14E'])
  return [
    stroke('M8,-100 L30,-158', colours.vermilion, 6),
    path('M-34,-120 L34,-120 L26,0 L-26,0 Z', '#EDF4F1'),
    path('M-32,-104 L32,-104 L25,-6 L-25,-6 Z', juice),
    circle(30, -118, 20, lighter(juice, 0.2)),
    circle(30, -118, 14, lighter(juice, 0.6)),
    rect(-22, -96, 7, 80, '#FFFFFF', { rx: 3, opacity: 0.5 }),
  ]
})
