// Weddings and worship: flowers, lamps, drums.
import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, hung, prop } from '../prop.ts'
import { circle, ellipse, group, move, path, rect, stroke, times } from '../svg.ts'

const marigolds = ['#F2A516', '#E8791E', '#F6C33C'] as const

/** Six petals are six dots of one dashed ring. */
export const flower = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r * 0.6, colour, {
    stroke: colour,
    'stroke-width': r,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${(Math.PI * r * 0.2).toFixed(2)}`,
  }) + circle(x, y, r * 0.42, darker(colour, 0.16))

const flame = (x: number, y: number, size: number) =>
  path(
    `M${x},${y} q${-size * 0.6},${-size * 0.6} 0,${-size * 1.5} q${size * 0.6},${size * 0.9} 0,${size * 1.5}`,
    '#F2A516',
  ) +
  path(
    `M${x},${y} q${-size * 0.3},${-size * 0.4} 0,${-size * 0.8} q${size * 0.3},${size * 0.4} 0,${size * 0.8}`,
    '#FFF0B0',
  )

export const diya = prop(120, 90, () => [
  flame(44, -42, 26),
  path('M-56,-44 Q-50,0 0,0 Q46,0 60,-48 Q0,-30 -56,-44', '#B4552D'),
  path('M-56,-44 Q0,-30 60,-48 Q30,-58 -10,-56 Q-40,-54 -56,-44', '#E9A23B'),
  times(5, (i) => circle(-34 + i * 16, -18 - Math.abs(i - 2), 4, colours.cream)),
])

export const pujaThali = prop(300, 190, (brush) => {
  const petal = () => brush.rng.pick([...marigolds, colours.rose, colours.vermilion])
  return [
    ellipse(0, -52, 150, 52, darker(colours.brass, 0.3)),
    ellipse(0, -60, 150, 52, lighter(colours.brass, 0.3)),
    ellipse(0, -60, 130, 42, colours.brass),
    times(5, (i) => flower(-64 + i * 32, -90, 18, petal())),
    move(-2, -52, group('scale(1.05)', diya.draw(brush))),
    move(
      92,
      -48,
      path('M-30,-32 L30,-32 Q26,0 0,0 Q-26,0 -30,-32', lighter(colours.brass, 0.2)),
      path('M-24,-32 Q0,-62 24,-32 Z', '#C2213F'),
    ),
    times(4, (i) => flower(-104 + i * 26, -48 + Math.min(i, 2) * 10, 19, petal())),
    times(3, (i) => path(`M${20 + i * 26},-34 q14,-14 26,0 q-12,12 -26,0`, '#5E9A52')),
  ]
})

export const kalash = prop(170, 260, ({ rng }) => {
  const metal = rng.pick([colours.brass, '#C9694A'])
  return [
    times(5, (i) =>
      path('M0,-140 C-26,-170 -22,-210 0,-232 C22,-210 26,-170 0,-140', i % 2 ? '#3F7A48' : '#5E9A52', {
        transform: `rotate(${(i - 2) * 34} 0 -140)`,
      }),
    ),
    path('M-34,-150 Q-40,-226 0,-250 Q40,-226 34,-150 Z', '#8A5A32'),
    path('M8,-246 Q40,-226 34,-150 L14,-150 Q24,-200 8,-246', '#6B4224'),
    rect(-42, -156, 84, 20, lighter(metal, 0.3), { rx: 10 }),
    path(
      'M-36,-138 L36,-138 Q88,-112 78,-60 Q66,-14 34,-10 L-34,-10 Q-66,-14 -78,-60 Q-88,-112 -36,-138',
      metal,
    ),
    path('M14,-138 L36,-138 Q88,-112 78,-60 Q66,-14 34,-10 L10,-10 Q62,-70 14,-138', darker(metal, 0.16)),
    stroke('M-78,-74 Q0,-56 78,-74', colours.vermilion, 9),
    path('M0,-108 l9,16 l-9,16 l-9,-16 Z', colours.vermilion),
    rect(-44, -12, 88, 12, darker(metal, 0.25), { rx: 6 }),
  ]
})

export const bell = prop(130, 190, () => [
  rect(-10, -186, 20, 62, colours.brass, { rx: 8 }),
  circle(0, -180, 13, lighter(colours.brass)),
  circle(0, -8, 13, darker(colours.brass, 0.35)),
  path('M-22,-126 L22,-126 Q40,-80 60,-22 L-60,-22 Q-40,-80 -22,-126', colours.brass),
  path('M6,-126 L22,-126 Q40,-80 60,-22 L18,-22 Q22,-80 6,-126', darker(colours.brass, 0.16)),
  rect(-64, -30, 128, 15, lighter(colours.brass, 0.2), { rx: 7 }),
])

export const incense = prop(120, 170, (brush) => [
  times(4, (i) => stroke(`M${-12 + i * 8},-70 L${-34 + i * 22},-150`, '#6B4224', 4)),
  times(4, (i) => circle(-34 + i * 22, -152, 5, '#E2702D')),
  times(2, (i) => stroke(`M${-20 + i * 40},-158 q-14,-10 0,-22`, '#FFFFFF', 5, { opacity: 0.6 })),
  path('M-44,-72 L44,-72 Q40,-20 20,-12 L30,0 L-30,0 L-20,-12 Q-40,-20 -44,-72', hue(brush)),
  rect(-48, -78, 96, 12, colours.gold, { rx: 6 }),
])

export const flowerBasket = prop(220, 150, ({ rng }) => [
  times(3, (row) =>
    times(7 - row, (i) =>
      flower(
        (i - (6 - row) / 2) * 28,
        -74 - row * 24,
        20,
        rng.pick([...marigolds, colours.rose, '#C2213F', '#FFF8EA']),
      ),
    ),
  ),
  path('M-100,-66 L100,-66 Q90,-8 66,0 L-66,0 Q-90,-8 -100,-66', '#C58B4A'),
  times(3, (i) => rect(-96 + i * 10, -54 + i * 18, 192 - i * 20, 6, '#9E6A34')),
  rect(-104, -72, 208, 13, '#DDAE6C', { rx: 6 }),
])

/** A string of flowers. */
export const garland = hung(70, 260, ({ rng }) => {
  const [first, second] = rng.sample([...marigolds, colours.vermilion, '#FFF8EA', colours.rose], 2) as [
    string,
    string,
  ]
  return [
    stroke('M0,0 L0,24', colours.leaf, 4),
    times(8, (i) => flower(0, 30 + i * 27, 20, Math.floor(i / 2) % 2 ? first : second)),
    path('M-14,236 Q0,224 14,236 L6,260 L-6,260 Z', colours.leaf),
  ]
})

export const hungBell = hung(90, 190, () => [
  stroke('M0,0 L0,90', darker(colours.brass), 6, { 'stroke-dasharray': '9 6' }),
  path('M-14,86 L14,86 Q28,120 42,160 L-42,160 Q-28,120 -14,86', colours.brass),
  path('M4,86 L14,86 Q28,120 42,160 L12,160 Z', darker(colours.brass, 0.18)),
  rect(-46, 154, 92, 12, lighter(colours.brass, 0.2), { rx: 6 }),
  circle(0, 174, 10, darker(colours.brass, 0.3)),
])

export const conch = prop(180, 120, () => [
  path('M-84,-60 Q-70,-116 0,-110 Q70,-104 86,-54 Q40,-60 30,-20 Q-10,8 -50,-14 Q-88,-24 -84,-60', '#FFF3DE'),
  path('M86,-54 Q40,-60 30,-20 Q8,-6 -8,-4 Q0,-70 86,-54', '#F0B8A0'),
  times(4, (i) => stroke(`M${-70 + i * 22},${-84 - i * 6} q-14,30 -4,${44 + i * 8}`, '#E3CBA6', 5)),
])

export const dhol = prop(260, 190, (brush) => {
  const colour = hue(brush)
  return [
    path('M-90,-160 Q0,-196 90,-160 L90,-30 Q0,6 -90,-30 Z', colour),
    times(6, (i) => stroke(`M-84,${-150 + i * 22} L84,${-140 + i * 22 - (i % 2) * 30}`, colours.cream, 4)),
    ellipse(-92, -95, 28, 68, '#F3E3C3'),
    ellipse(-92, -95, 15, 40, '#5A3426'),
    ellipse(92, -95, 28, 68, '#F3E3C3'),
    stroke('M-60,-176 Q0,-236 60,-176', colours.vermilion, 9),
    times(3, (i) => circle(-20 + i * 20, -206 + Math.abs(i - 1) * 4, 8, colours.gold)),
  ]
})

export const weddingChair = prop(220, 330, (brush) => {
  const cloth = brush.rng.pick([colours.vermilion, colours.plum, colours.indigo, '#B0325A'])
  return [
    path('M-90,-120 Q-110,-290 -40,-296 Q-20,-326 0,-326 Q20,-326 40,-296 Q110,-290 90,-120 Z', colours.gold),
    path('M-68,-126 Q-84,-268 -30,-272 Q0,-296 30,-272 Q84,-268 68,-126 Z', cloth),
    times(6, (i) => circle(-36 + (i % 3) * 36, -228 + Math.floor(i / 3) * 46, 5, colours.gold)),
    rect(-92, -132, 184, 48, lighter(cloth, 0.12), { rx: 18 }),
    rect(-98, -92, 196, 30, colours.gold, { rx: 8 }),
    path(
      'M-88,-62 Q-70,-30 -92,0 L-70,0 Q-52,-30 -60,-62 Z M88,-62 Q70,-30 92,0 L70,0 Q52,-30 60,-62 Z',
      darker(colours.gold),
    ),
    stroke('M-100,-172 Q-122,-130 -98,-96 M100,-172 Q122,-130 98,-96', darker(colours.gold, 0.1), 14),
  ]
})

export const chafingDish = prop(240, 180, () => [
  path('M-96,-88 Q-90,-160 0,-162 Q90,-160 96,-88 Z', colours.steel),
  path('M20,-161 Q90,-156 96,-88 L50,-88 Q60,-140 20,-161', darker(colours.steel, 0.16)),
  stroke('M-66,-104 Q-60,-140 -26,-148', '#FFFFFF', 7, { opacity: 0.7 }),
  circle(0, -168, 11, colours.gold),
  rect(-112, -94, 224, 34, lighter(colours.steel, 0.3), { rx: 9 }),
  stroke('M-86,-60 L-98,-4 M86,-60 L98,-4', colours.gold, 9),
  flame(0, -14, 22),
  rect(-24, -16, 48, 16, colours.iron, { rx: 6 }),
])

export const flowerPillar = prop(150, 430, ({ rng }) => {
  const [low, high] = rng.sample([...marigolds, colours.rose, '#FFF3DE', '#C2213F'], 2) as [string, string]
  return [
    path('M-40,0 L40,0 L28,-22 L-28,-22 Z', colours.gold),
    rect(-15, -330, 30, 312, lighter(colours.gold, 0.4)),
    times(9, (i) => flower(Math.sin(i * 0.9) * 16, -40 - i * 32, 15, i % 2 ? low : high)),
    times(16, (i) =>
      flower(
        Math.cos(i * 2.4) * (12 + i * 3),
        -356 + Math.sin(i * 2.4) * (10 + i * 3),
        23,
        i % 3 ? low : high,
      ),
    ),
  ]
})

export const chandelier = hung(260, 230, () => [
  stroke('M0,0 L0,80', colours.gold, 6),
  stroke(
    'M-110,130 Q-100,176 0,170 Q100,176 110,130 M-60,130 Q-54,160 0,158 Q54,160 60,130',
    colours.gold,
    7,
  ),
  path('M-16,78 L16,78 L10,170 L-10,170 Z', darker(colours.gold, 0.1)),
  times(5, (i) =>
    group(
      `translate(${-110 + i * 55} ${i === 2 ? 110 : 128})`,
      rect(-7, -22, 14, 22, colours.cream),
      flame(0, -22, 15),
    ),
  ),
  times(7, (i) =>
    path(`M${-72 + i * 24},${172 + (3 - Math.abs(i - 3)) * 8} l7,12 l-7,12 l-7,-12 Z`, '#FFF3DE'),
  ),
])

export const lantern = hung(110, 190, ({ rng }) => {
  const colour = rng.pick(goods)
  return [
    stroke('M0,0 L0,30', colours.ink, 4),
    path('M-22,30 L22,30 L46,90 L22,150 L-22,150 L-46,90 Z', colour),
    path('M-10,30 L10,30 L16,90 L10,150 L-10,150 L-16,90 Z', lighter(colour, 0.5)),
    times(4, (i) => rect(-18 + i * 10, 150, 5, 32, i % 2 ? colours.gold : colour)),
  ]
})
