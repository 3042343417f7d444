// The utensil shop and the laundry.
import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, hung, prop, type Brush } from '../prop.ts'
import { circle, ellipse, group, path, rect, ring, stroke, times } from '../svg.ts'

const metalOf = ({ rng }: Brush) =>
  rng.weighted([
    [colours.steel, 4],
    [colours.brass, 2],
    ['#C9794F', 1],
  ] as const)

const pot = (width: number, height: number, metal: string) =>
  [
    path(
      `M${-width / 2},${-height} L${width / 2},${-height} Q${width * 0.54},${-height * 0.2} ${width * 0.36},0 L${-width * 0.36},0 Q${-width * 0.54},${-height * 0.2} ${-width / 2},${-height}`,
      metal,
    ),
    path(
      `M${width * 0.14},${-height} L${width / 2},${-height} Q${width * 0.54},${-height * 0.2} ${width * 0.36},0 L${width * 0.1},0 Z`,
      darker(metal, 0.16),
    ),
    rect(-width * 0.38, -height * 0.86, width * 0.09, height * 0.66, lighter(metal, 0.65), {
      rx: width * 0.04,
    }),
    rect(-width * 0.54, -height - 8, width * 1.08, 13, lighter(metal, 0.35), { rx: 6 }),
  ].join('')

/** Vessels piled by size, as every bartan shop shows them. */
export const potTower = prop(190, 330, (brush) => {
  const metal = metalOf(brush)
  const widths = [164, 142, 120, 98, 78]
  return [
    times(5, (i) =>
      group(`translate(0 ${-i * 62})`, pot(widths[i] ?? 80, 60, i % 2 ? metal : lighter(metal, 0.12))),
    ),
  ]
})

export const cooker = prop(250, 190, (brush) => {
  const metal = metalOf(brush)
  return [
    stroke('M86,-118 L140,-128', colours.ink, 22),
    pot(180, 110, metal),
    path('M-92,-116 Q-80,-156 0,-158 Q80,-156 92,-116 Z', lighter(metal, 0.2)),
    rect(-13, -178, 26, 24, colours.ink, { rx: 6 }),
    circle(0, -182, 11, colours.vermilion),
    stroke('M-40,-140 L-70,-126', '#FFFFFF', 6, { opacity: 0.6 }),
  ]
})

export const kadhai = prop(240, 110, ({ rng }) => {
  const metal = rng.pick([colours.iron, colours.steel, '#C9794F'])
  return [
    ring(-104, -78, 17, darker(metal, 0.2), 9),
    ring(104, -78, 17, darker(metal, 0.2), 9),
    path('M-106,-92 L106,-92 Q92,-8 40,0 L-40,0 Q-92,-8 -106,-92', metal),
    path('M30,-92 L106,-92 Q92,-8 40,0 L14,0 Q70,-30 30,-92', darker(metal, 0.2)),
    ellipse(0, -92, 106, 15, lighter(metal, 0.35)),
    ellipse(0, -90, 92, 10, darker(metal, 0.25)),
  ]
})

export const bucket = prop(160, 190, (brush) => {
  const colour = brush.rng.pick([...goods, colours.steel])
  return [
    stroke('M-66,-126 Q0,-230 66,-126', colours.iron, 7),
    path('M-72,-126 L72,-126 L54,0 L-54,0 Z', colour),
    path('M20,-126 L72,-126 L54,0 L18,0 Z', darker(colour, 0.16)),
    rect(-78, -136, 156, 18, lighter(colour, 0.25), { rx: 9 }),
    rect(-66, -90, 132, 7, lighter(colour, 0.2)),
  ]
})

export const lota = prop(120, 140, (brush) => {
  const metal = brush.rng.pick([colours.brass, '#C9794F', colours.steel])
  return [
    path('M-30,-108 L30,-108 Q70,-80 54,-36 Q44,-8 26,-6 L-26,-6 Q-44,-8 -54,-36 Q-70,-80 -30,-108', metal),
    path('M12,-108 L30,-108 Q70,-80 54,-36 Q44,-8 26,-6 L8,-6 Q46,-50 12,-108', darker(metal, 0.16)),
    path('M-44,-130 L44,-130 L30,-106 L-30,-106 Z', lighter(metal, 0.25)),
    rect(-30, -8, 60, 8, darker(metal, 0.25), { rx: 4 }),
  ]
})

export const tiffin = prop(120, 220, (brush) => {
  const metal = metalOf(brush)
  return [
    stroke('M-54,-30 L-54,-190 Q-54,-216 0,-216 Q54,-216 54,-190 L54,-30', darker(metal, 0.35), 9),
    times(3, (i) => rect(-46, -56 - i * 58, 92, 55, i % 2 ? metal : lighter(metal, 0.15), { rx: 8 })),
    times(3, (i) => rect(14, -56 - i * 58, 32, 55, darker(metal, 0.14), { rx: 8 })),
    path('M-46,-172 Q0,-200 46,-172 Z', lighter(metal, 0.3)),
  ]
})

export const glassStack = prop(90, 160, (brush) => {
  const metal = metalOf(brush)
  return [
    path('M-36,-70 L36,-70 L28,0 L-28,0 Z', metal),
    times(4, (i) =>
      path(
        `M-36,${-88 - i * 20} L36,${-88 - i * 20} L34,${-70 - i * 20} L-34,${-70 - i * 20} Z`,
        i % 2 ? metal : lighter(metal, 0.3),
      ),
    ),
    rect(-22, -64, 7, 54, '#FFFFFF', { rx: 3, opacity: 0.6 }),
  ]
})

export const ladles = hung(150, 210, (brush) => [
  times(4, (i) => {
    const metal = metalOf(brush)
    const x = -54 + i * 36
    return (
      stroke(`M${x},6 L${x},${130 + (i % 2) * 20}`, metal, 7) +
      (i % 2
        ? ellipse(x, 170, 15, 24, darker(metal, 0.1))
        : path(`M${x - 20},142 Q${x},190 ${x + 20},142 Z`, darker(metal, 0.1)))
    )
  }),
])

export const pans = hung(120, 210, () => [
  rect(-8, 4, 16, 92, colours.wood, { rx: 7 }),
  circle(0, 146, 54, colours.iron),
  circle(0, 146, 42, lighter(colours.iron, 0.2)),
  path('M-30,130 Q-16,108 10,108', 'none', {
    stroke: '#FFFFFF',
    'stroke-width': 6,
    opacity: 0.4,
    'stroke-linecap': 'round',
  }),
])

export const clothesLine = prop(460, 290, (brush) => [
  rect(-214, -286, 14, 286, colours.wood, { rx: 5 }),
  rect(200, -286, 14, 286, colours.wood, { rx: 5 }),
  stroke('M-206,-266 Q0,-232 206,-266', colours.ink, 4),
  times(4, (i) => washed(brush, -140 + i * 92, -248 + (i === 1 || i === 2 ? 6 : 0))),
])

const washed = (brush: Brush, x: number, y: number) => {
  const colour = hue(brush)
  const cloth = brush.rng.chance(0.5)
    ? path(
        `M${x - 24},${y} L${x + 24},${y} L${x + 46},${y + 36} L${x + 28},${y + 48} L${x + 24},${y + 34} L${x + 24},${y + 124} L${x - 24},${y + 124} L${x - 24},${y + 34} L${x - 28},${y + 48} L${x - 46},${y + 36} Z`,
        colour,
      )
    : path(
        `M${x - 32},${y} L${x + 32},${y} Q${x + 26},${y + 80} ${x + 34},${y + 150} L${x - 34},${y + 150} Q${x - 26},${y + 80} ${x - 32},${y}`,
        colour,
      ) + rect(x - 33, y + 126, 66, 12, lighter(colour, 0.5))
  return (
    cloth +
    rect(x - 22, y - 8, 6, 18, '#E9C98F', { rx: 2 }) +
    rect(x + 16, y - 8, 6, 18, '#E9C98F', { rx: 2 })
  )
}

export const ironingBoard = prop(330, 230, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-90,-130 L90,-6 M90,-130 L-90,-6', colours.steel, 11),
    path('M-156,-132 Q-160,-154 -110,-156 L140,-156 Q160,-154 158,-132 Z', lighter(colour, 0.35)),
    rect(-150, -140, 308, 13, colour, { rx: 6 }),
    group(
      'translate(60 -156) scale(0.5)',
      path('M-92,-18 Q-90,-88 -20,-88 L70,-88 Q90,-60 92,-18 Z', colours.vermilion),
      rect(-98, -22, 196, 22, colours.steel),
      stroke('M-54,-86 Q-50,-140 30,-128 Q60,-120 62,-74', colours.ink, 20),
    ),
    rect(-110, -178, 100, 22, hue(brush), { rx: 6 }),
    rect(-106, -198, 92, 21, hue(brush), { rx: 6 }),
  ]
})

export const laundryBasket = prop(200, 180, (brush) => [
  times(4, (i) => ellipse(-54 + i * 36, -118 - (i % 2) * 18, 42, 34, hue(brush))),
  path('M-92,-112 L92,-112 L74,0 L-74,0 Z', '#D4A45C'),
  times(3, (row) => times(5, (i) => rect(-66 + i * 28 + row, -92 + row * 30, 18, 18, '#A87A3A', { rx: 5 }))),
  rect(-98, -120, 196, 18, '#E6C07F', { rx: 9 }),
])

export const mop = prop(170, 300, (brush) => [
  group(
    'rotate(8 30 0)',
    rect(24, -290, 12, 250, colours.wood, { rx: 5 }),
    times(5, (i) =>
      path(`M${8 + i * 10},-50 q-6,30 ${-10 + i * 5},46 l12,0 q0,-26 2,-46 Z`, i % 2 ? '#E9E2D3' : '#CFC6B4'),
    ),
    rect(8, -62, 46, 20, colours.teal, { rx: 7 }),
  ),
  group('translate(-34 0) scale(0.66)', bucket.draw(brush)),
])

export const detergent = prop(110, 160, (brush) => {
  const colour = hue(brush)
  return [
    path('M-48,0 L-48,-96 Q-46,-122 -20,-126 L40,-126 Q50,-110 48,-90 L48,0 Z', colour),
    path('M14,-112 q26,-2 24,22 l0,34 q-24,4 -24,-14 Z', lighter(colour, 0.6)),
    rect(-26, -156, 48, 34, colours.cream, { rx: 8 }),
    circle(-12, -50, 24, colours.cream),
    circle(-18, -54, 8, lighter(colour, 0.2)),
    circle(-4, -44, 6, lighter(colour, 0.2)),
  ]
})
