// What electricians and plumbers carry and sell.
import { colours, darker, lighter } from '../colour.ts'
import { hue, hung, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, ring, stroke, times } from '../svg.ts'

export const bulb = prop(100, 160, ({ rng }) => {
  const glass = rng.pick(['#FFE9A0', '#FFF3C4', '#FFD56B'])
  return [
    path(
      'M-22,-40 Q-26,-62 -40,-82 Q-56,-120 -28,-146 Q0,-166 28,-146 Q56,-120 40,-82 Q26,-62 22,-40 Z',
      glass,
    ),
    stroke('M-12,-46 L-16,-92 L0,-78 L16,-92 L12,-46', colours.marigold, 4),
    stroke('M-32,-118 Q-28,-136 -12,-142', '#FFFFFF', 6),
    rect(-22, -42, 44, 34, colours.steel, { rx: 5 }),
    times(3, (i) => rect(-24, -38 + i * 11, 48, 4, darker(colours.steel, 0.3))),
    rect(-10, -8, 20, 8, colours.ink, { rx: 3 }),
  ]
})

export const pendantBulb = hung(110, 230, (brush) => {
  const shade = hue(brush)
  return [
    stroke('M0,0 L0,130', colours.ink, 5),
    path('M-16,128 L16,128 L52,182 L-52,182 Z', shade),
    path('M4,128 L16,128 L52,182 L16,182 Z', darker(shade, 0.18)),
    path('M-20,182 A20,22 0 0 0 20,182 Z', '#FFE9A0'),
  ]
})

export const wireCoil = prop(160, 160, (brush) => {
  const wire = hue(brush)
  return [
    times(5, (i) => ring(0, -78, 34 + i * 10, i % 2 ? wire : darker(wire, 0.16), 11)),
    stroke('M54,-30 Q84,-14 76,0', wire, 9),
    rect(-14, -158, 28, 52, colours.cream, { rx: 4 }),
    rect(-14, -50, 28, 50, colours.cream, { rx: 4 }),
  ]
})

export const switchBoard = prop(200, 150, (brush) => {
  const board = brush.rng.pick(['#FFFDF5', '#7A4A2E', '#E8DCC0'])
  return [
    rect(-98, -148, 196, 148, board, { rx: 12 }),
    rect(-86, -136, 172, 124, lighter(board, 0.2), { rx: 8 }),
    times(3, (i) =>
      rect(-74 + i * 54, -124, 40, 48, '#FFFDF5', { rx: 6, stroke: darker(board, 0.25), 'stroke-width': 3 }),
    ),
    times(3, (i) => rect(-66 + i * 54, i % 2 ? -100 : -118, 24, 18, hue(brush), { rx: 4 })),
    circle(-42, -42, 24, '#FFFDF5', { stroke: darker(board, 0.25), 'stroke-width': 3 }),
    circle(-50, -38, 4, colours.ink),
    circle(-34, -38, 4, colours.ink),
    circle(-42, -52, 4, colours.ink),
    circle(42, -42, 24, colours.iron),
    stroke('M42,-42 L54,-58', colours.cream, 5),
  ]
})

export const plug = prop(130, 140, (brush) => {
  const colour = hue(brush)
  return [
    rect(-34, -140, 14, 46, colours.brass, { rx: 5 }),
    rect(20, -140, 14, 46, colours.brass, { rx: 5 }),
    path('M-54,-98 L54,-98 L48,-48 Q40,-30 16,-28 L-16,-28 Q-40,-30 -48,-48 Z', colour),
    path('M10,-98 L54,-98 L48,-48 Q40,-30 16,-28 Z', darker(colour, 0.16)),
    stroke('M0,-28 L0,-18 Q0,-6 30,-6 L58,-6', colours.ink, 10),
  ]
})

export const pliers = prop(120, 210, (brush) => {
  const grip = hue(brush)
  return [
    stroke('M-10,-116 Q-44,-70 -34,-10', grip, 20),
    stroke('M10,-116 Q44,-70 34,-10', grip, 20),
    path('M-26,-118 L-20,-196 Q-4,-214 -2,-150 L26,-118 L8,-98 L-8,-98 Z', colours.steel),
    path('M26,-118 L20,-196 Q4,-214 2,-150 L-20,-110 L0,-96 Z', darker(colours.steel, 0.25)),
    circle(0, -118, 11, colours.iron),
  ]
})

export const tap = prop(200, 210, ({ rng }) => {
  const metal = rng.pick([colours.brass, colours.steel])
  return [
    rect(-96, -140, 26, 76, darker(metal, 0.3), { rx: 6 }),
    path('M-72,-122 L40,-122 Q86,-120 86,-70 L86,-52 L46,-52 L46,-66 Q46,-82 30,-82 L-72,-82 Z', metal),
    path(
      'M-72,-94 L30,-94 Q46,-92 46,-66 L46,-52 L86,-52 L86,-70 Q80,-92 60,-86 Q50,-104 30,-98 L-72,-98 Z',
      darker(metal, 0.15),
    ),
    rect(-22, -160, 22, 42, darker(metal, 0.2)),
    rect(-62, -184, 102, 24, rng.pick([colours.vermilion, colours.indigo, metal]), { rx: 12 }),
    path('M66,-44 q20,32 0,44 q-20,-12 0,-44', '#6FB6CF'),
  ]
})

export const pipes = prop(230, 200, ({ rng }) => {
  const colour = rng.pick(['#C9D3D3', '#4F8FA0', colours.brass, '#E8DCC0'])
  return [
    stroke('M-86,-14 L-86,-120 Q-86,-150 -56,-150 L30,-150 Q60,-150 60,-120 L60,-14', colour, 30, {
      'stroke-linecap': 'butt',
    }),
    stroke('M-93,-14 L-93,-120 Q-93,-157 -56,-157 L30,-157', lighter(colour, 0.5), 6, {
      'stroke-linecap': 'butt',
    }),
    rect(-108, -40, 44, 20, darker(colour, 0.3), { rx: 4 }),
    rect(38, -40, 44, 20, darker(colour, 0.3), { rx: 4 }),
    rect(-30, -172, 20, 44, darker(colour, 0.3), { rx: 4 }),
    ring(-20, -184, 18, colours.vermilion, 8),
    rect(-112, -14, 224, 14, colours.wood, { rx: 4 }),
    rect(86, -96, 22, 82, darker(colour, 0.1)),
    ellipse(97, -96, 11, 5, colours.ink),
  ]
})

export const waterTank = prop(240, 290, ({ rng }) => {
  const body = rng.pick(['#2B2B33', '#2F5F7A', '#E8DCC0', '#3F7A52'])
  return [
    rect(-110, -230, 220, 230, body, { rx: 22 }),
    rect(40, -230, 70, 230, darker(body, 0.25), { rx: 22 }),
    times(5, (i) => rect(-114, -204 + i * 42, 228, 13, lighter(body, 0.14), { rx: 6 })),
    path('M-96,-226 Q0,-280 96,-226 Z', lighter(body, 0.1)),
    rect(-46, -282, 92, 30, darker(body, 0.1), { rx: 10 }),
    rect(96, -36, 30, 14, colours.brass),
  ]
})

export const basin = prop(230, 290, () => [
  path('M-26,-130 L26,-130 L40,0 L-40,0 Z', '#E3DCCB'),
  path('M-108,-194 L108,-194 Q100,-120 40,-116 L-40,-116 Q-100,-120 -108,-194', '#FFFDF5'),
  path('M30,-194 L108,-194 Q100,-120 40,-116 L10,-116 Q60,-140 30,-194', '#E3DCCB'),
  rect(-116, -206, 232, 20, '#FFFFFF', { rx: 10 }),
  stroke('M0,-206 L0,-250 Q0,-272 24,-270 L36,-252', colours.steel, 13),
  rect(-18, -246, 36, 10, colours.vermilion, { rx: 5 }),
])

export const pump = prop(240, 170, (brush) => {
  const colour = brush.rng.pick([colours.teal, colours.indigo, colours.vermilion, colours.leaf])
  return [
    rect(-110, -14, 220, 14, colours.iron, { rx: 4 }),
    rect(-60, -114, 160, 92, colour, { rx: 30 }),
    times(6, (i) => rect(-30 + i * 20, -112, 8, 88, darker(colour, 0.2))),
    circle(-66, -68, 54, lighter(colour, 0.15)),
    circle(-66, -68, 24, darker(colour, 0.35)),
    rect(-84, -164, 36, 54, colours.steel),
    rect(-92, -168, 52, 14, colours.iron, { rx: 4 }),
    rect(20, -132, 44, 22, colours.ink, { rx: 5 }),
    rect(-44, -24, 20, 14, colours.iron),
    rect(66, -24, 20, 14, colours.iron),
  ]
})

export const wrench = prop(110, 220, ({ rng }) => [
  group(
    `rotate(${rng.pick([-14, 12])} 0 -110)`,
    stroke('M0,-20 L0,-150', darker(colours.steel, 0.12), 26),
    ring(0, -20, 20, darker(colours.steel, 0.12), 14),
    path(
      'M-42,-190 Q-44,-150 0,-142 Q44,-150 42,-190 L20,-214 L18,-180 L0,-168 L-18,-180 L-20,-214 Z',
      colours.steel,
    ),
    stroke('M-4,-50 L-4,-130', lighter(colours.steel, 0.6), 6),
  ),
])

export const toolbox = prop(230, 170, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-34,-112 L-34,-158 L34,-158 L34,-112', colours.iron, 12),
    stroke('M-80,-100 L-70,-156', colours.wood, 12),
    rect(-94, -170, 42, 20, colours.iron, { rx: 4 }),
    stroke('M78,-100 L84,-150', colours.marigold, 13),
    stroke('M84,-150 L86,-168', colours.steel, 6),
    path('M-112,-112 L112,-112 L104,0 L-104,0 Z', colour),
    path('M-112,-112 L112,-112 L109,-78 L-109,-78 Z', lighter(colour, 0.18)),
    rect(-20, -92, 40, 28, colours.gold, { rx: 5 }),
    path('M60,-78 L109,-78 L104,0 L60,0 Z', darker(colour, 0.14)),
  ]
})
