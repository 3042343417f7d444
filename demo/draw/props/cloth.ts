// The cloth merchant, the tailor and the shoe shop.
import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, hung, prop, type Brush } from '../prop.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

const SKIN = '#B97A56'

export const clothStack = prop(150, 120, (brush) => [
  times(5, (i) => {
    const colour = hue(brush)
    return (
      path(
        `M-72,${-i * 24} Q-80,${-i * 24 - 12} -72,${-i * 24 - 24} L72,${-i * 24 - 24} L72,${-i * 24} Z`,
        colour,
      ) +
      rect(-70, -i * 24 - 10, 142, 4, brush.rng.chance(0.6) ? colours.gold : darker(colour)) +
      path(`M72,${-i * 24} Q62,${-i * 24 - 12} 72,${-i * 24 - 24} Z`, darker(colour, 0.3))
    )
  }),
])

/** Bolts of cloth standing side by side. */
export const clothRolls = prop(170, 190, (brush) => {
  const bolts = brush.rng.sample(goods, 4)
  return [
    bolts
      .map((colour, i) => {
        const x = -63 + i * 42
        const height = 150 + ((i * 37) % 30)
        return (
          rect(x - 20, -height, 40, height, colour, { rx: 4 }) +
          rect(x + 6, -height, 14, height, darker(colour, 0.15)) +
          ellipse(x, -height, 20, 8, lighter(colour, 0.35)) +
          ellipse(x, -height, 7, 3, darker(colour, 0.3)) +
          rect(x - 20, -38, 40, 8, i % 2 ? colours.gold : lighter(colour, 0.5)) +
          rect(x - 20, -26, 40, 4, i % 2 ? colours.gold : lighter(colour, 0.5))
        )
      })
      .join(''),
  ]
})

const bust = (skin: string) =>
  path('M-13,-300 L13,-300 L15,-268 L-15,-268 Z', darker(skin, 0.1)) + ellipse(0, -318, 24, 30, skin)

export const saree = prop(190, 365, (brush) => {
  const [drape, border] = brush.rng.sample(goods, 2) as [string, string]
  return [
    path('M-40,-150 L40,-150 Q70,-60 80,-4 L-80,-4 Q-70,-60 -40,-150', drape),
    times(5, (i) =>
      stroke(`M${-16 + i * 8},-146 Q${-28 + i * 14},-60 ${-34 + i * 17},-8`, darker(drape, 0.2), 3),
    ),
    path('M-79,-28 L79,-28 L82,0 L-82,0 Z', border),
    rect(-80, -34, 160, 5, colours.gold),
    bust(SKIN),
    path('M-46,-262 Q0,-280 46,-262 L38,-206 Q34,-180 40,-150 L-40,-150 Q-34,-180 -38,-206 Z', border),
    path('M-52,-256 Q-20,-276 -6,-268 L46,-160 Q48,-130 30,-120 Q-20,-170 -52,-256', drape),
    path('M-52,-256 Q-62,-150 -86,-60 L-46,-70 Q-40,-170 -24,-262 Z', lighter(drape, 0.12)),
    stroke('M-86,-62 L-46,-72', colours.gold, 6),
    stroke('M-8,-268 L44,-162', colours.gold, 5),
    circle(20, -346, 14, colours.ink),
    path('M-25,-318 Q-26,-350 0,-350 Q26,-350 25,-318 Q14,-336 0,-338 Q-14,-336 -25,-318', colours.ink),
  ]
})

export const kurta = prop(180, 340, (brush) => {
  const colour = hue(brush)
  return [
    rect(-7, -40, 14, 40, colours.iron),
    rect(-46, -10, 92, 10, colours.iron, { rx: 5 }),
    bust('#E7C9A0'),
    path(
      'M-50,-264 Q0,-284 50,-264 L86,-130 L60,-120 L48,-190 L62,-36 L-62,-36 L-48,-190 L-60,-120 L-86,-130 Z',
      colour,
    ),
    path('M14,-276 L50,-264 L86,-130 L60,-120 L48,-190 L62,-36 L20,-36 Z', darker(colour, 0.14)),
    path('M-14,-274 L0,-180 L14,-274 Z', lighter(colour, 0.55)),
    times(3, (i) => circle(0, -236 + i * 20, 4, colours.gold)),
    rect(-62, -46, 124, 9, colours.gold),
  ]
})

export const dressRail = prop(330, 300, (brush) => [
  rect(-160, -14, 70, 14, colours.iron, { rx: 6 }),
  rect(90, -14, 70, 14, colours.iron, { rx: 6 }),
  rect(-130, -290, 10, 282, colours.iron),
  rect(120, -290, 10, 282, colours.iron),
  rect(-150, -296, 300, 12, lighter(colours.iron, 0.3), { rx: 6 }),
  times(5, (i) => garment(brush, -92 + i * 46, -284)),
])

const garment = (brush: Brush, x: number, y: number) => {
  const colour = hue(brush)
  const length = brush.rng.int(150, 220)
  return [
    stroke(`M${x},${y} l0,-8 M${x - 26},${y + 30} L${x},${y + 10} L${x + 26},${y + 30}`, colours.wood, 5),
    path(
      `M${x - 28},${y + 28} L${x},${y + 16} L${x + 28},${y + 28} L${x + 34},${y + length} L${x - 34},${y + length} Z`,
      colour,
    ),
    path(
      `M${x + 4},${y + 18} L${x + 28},${y + 28} L${x + 34},${y + length} L${x + 12},${y + length} Z`,
      darker(colour, 0.15),
    ),
    rect(x - 34, y + length - 14, 68, 8, brush.rng.pick([colours.gold, lighter(colour, 0.5)])),
  ].join('')
}

/** A dupatta over a line. */
export const drape = hung(110, 260, (brush) => {
  const colour = hue(brush)
  return [
    path('M-50,0 L50,0 Q44,120 52,236 L-52,236 Q-44,120 -50,0', colour),
    times(4, (i) =>
      stroke(`M${-30 + i * 20},6 Q${-26 + i * 18},120 ${-32 + i * 21},228`, darker(colour, 0.16), 5),
    ),
    path('M-52,206 L52,206 L52,236 L-52,236 Z', brush.rng.pick([colours.gold, colours.cream, hue(brush)])),
    times(6, (i) => rect(-48 + i * 18, 236, 6, 18, colours.gold)),
    times(6, (i) => circle(-40 + (i % 3) * 40, 70 + Math.floor(i / 3) * 70, 7, lighter(colour, 0.5))),
  ]
})

export const sewingMachine = prop(290, 230, ({ rng }) => {
  const body = rng.pick([colours.ink, colours.leaf, colours.teal, colours.vermilion])
  return [
    rect(-140, -26, 280, 26, colours.wood, { rx: 5 }),
    rect(-120, -44, 240, 20, darker(body, 0.1), { rx: 4 }),
    path(
      'M52,-44 L112,-44 L104,-168 Q100,-190 78,-190 L-96,-178 Q-118,-174 -118,-150 L-118,-110 L-74,-110 L-70,-130 L44,-130 Z',
      body,
    ),
    stroke('M-96,-110 L-96,-52', colours.steel, 8),
    rect(-116, -52, 44, 8, colours.steel, { rx: 3 }),
    circle(118, -120, 40, colours.iron),
    circle(118, -120, 26, lighter(colours.iron, 0.25)),
    circle(118, -120, 8, colours.gold),
    rect(30, -228, 26, 38, rng.pick(goods), { rx: 4 }),
    rect(24, -194, 38, 7, colours.gold),
    stroke('M43,-222 Q-40,-236 -92,-176', rng.pick(goods), 2.5),
    stroke('M-60,-156 L30,-160', colours.gold, 5),
    path('M-140,-44 Q-80,-70 -40,-44 Z', rng.pick(goods)),
  ]
})

export const spool = prop(60, 84, (brush) => {
  const thread = hue(brush)
  return [
    rect(-28, -10, 56, 10, colours.wood, { rx: 4 }),
    rect(-21, -72, 42, 62, thread),
    times(5, (i) => rect(-21, -66 + i * 12, 42, 3, darker(thread, 0.18))),
    rect(-28, -82, 56, 12, lighter(colours.wood), { rx: 4 }),
  ]
})

export const dressForm = prop(150, 330, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M0,-60 L0,-20 M-44,-4 L0,-26 L44,-4', colours.wood, 11),
    path(
      'M-42,-270 Q0,-292 42,-270 Q62,-230 36,-180 Q66,-120 58,-66 L-58,-66 Q-66,-120 -36,-180 Q-62,-230 -42,-270',
      colour,
    ),
    path('M10,-282 L42,-270 Q62,-230 36,-180 Q66,-120 58,-66 L20,-66 Q30,-180 10,-282', darker(colour, 0.15)),
    rect(-14, -304, 28, 30, lighter(colour, 0.3), { rx: 6 }),
    circle(0, -312, 13, colours.wood),
    stroke('M-40,-262 Q-6,-220 -22,-150 Q-30,-110 -10,-70', colours.marigold, 9),
    rect(-37, -188, 74, 8, colours.gold),
  ]
})

export const scissors = prop(150, 190, (brush) => {
  const grip = hue(brush)
  return [
    stroke('M-16,-84 L34,-184 M16,-84 L-34,-184', colours.steel, 16),
    stroke('M-12,-92 L36,-186', lighter(colours.steel, 0.5), 5),
    circle(-38, -38, 28, 'none', { stroke: grip, 'stroke-width': 15 }),
    circle(38, -38, 28, 'none', { stroke: grip, 'stroke-width': 15 }),
    stroke('M-22,-62 L4,-104 M22,-62 L-4,-104', grip, 14),
    circle(0, -100, 7, colours.ink),
  ]
})
