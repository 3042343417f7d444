// Hardware, paint and what a house is built of.
import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'

export const paintBucket = prop(150, 170, (brush) => {
  const paint = hue(brush)
  return [
    stroke('M-64,-118 Q0,-210 64,-118', colours.iron, 6),
    path('M-66,-118 L66,-118 L58,-6 Q56,0 48,0 L-48,0 Q-56,0 -58,-6 Z', '#E9E2D3'),
    path('M24,-118 L66,-118 L58,-6 Q56,0 48,0 L22,0 Z', '#CFC6B4'),
    ellipse(0, -118, 66, 14, paint),
    path(
      'M-64,-116 Q-50,-104 -36,-106 L-36,-70 Q-28,-58 -20,-70 L-20,-104 L4,-104 L4,-84 Q12,-76 18,-84 L18,-104 Q50,-106 64,-116 L64,-122 L-64,-122 Z',
      paint,
    ),
    circle(20, -44, 20, paint),
  ]
})

export const cementBag = prop(160, 190, (brush) => {
  const mark = brush.rng.pick([colours.vermilion, colours.leaf, colours.indigo, colours.marigold])
  return [
    path('M-72,0 Q-84,-90 -70,-176 Q0,-190 70,-176 Q84,-90 72,0 Q0,8 -72,0', '#D8CFBE'),
    path('M30,2 Q60,-90 34,-184 Q60,-182 70,-176 Q84,-90 72,0 Z', '#BEB4A1'),
    path('M-78,-120 Q0,-106 78,-120 L78,-66 Q0,-52 -78,-66 Z', mark),
    path('M-28,-68 L0,-108 L28,-68 Z', lighter(mark, 0.6)),
    stroke('M-60,-166 Q0,-178 60,-166', '#8F857A', 4, { 'stroke-dasharray': '8 7' }),
  ]
})

export const brickPile = prop(250, 170, ({ rng }) => [
  times(5, (row) =>
    times(row % 2 ? 4 : 5, (i) => {
      const clay = rng.pick(['#B4532F', '#A4492F', '#C2623C', '#98402A'])
      return rect(-122 + (row % 2 ? 24 : 0) + i * 49, -34 - row * 33, 46, 30, clay, { rx: 3 })
    }),
  ),
])

export const rods = prop(260, 120, () => [
  times(4, (row) =>
    times(7 - row, (i) =>
      circle(-100 + row * 12 + i * 24, -14 - row * 22, 12, row % 2 ? '#7C7780' : '#5E5A63'),
    ),
  ),
  times(4, (row) => times(7 - row, (i) => circle(-100 + row * 12 + i * 24, -14 - row * 22, 6, '#9B96A0'))),
  stroke('M-118,-10 Q-90,-110 -30,-94 Q60,-80 66,-10', colours.marigold, 7),
])

export const tileStack = prop(200, 150, (brush) => {
  const colour = hue(brush)
  return [
    times(5, (i) => rect(-96, -14 - i * 15, 192, 12, i % 2 ? '#E9DCC3' : lighter(colour, 0.4), { rx: 2 })),
    group(
      'translate(0 -112) rotate(-4)',
      rect(-40, -38, 80, 80, '#FFF8EA', { rx: 3 }),
      path('M0,-34 L36,2 L0,38 L-36,2 Z', colour),
      circle(0, 2, 14, colours.marigold),
    ),
  ]
})

export const hammer = prop(140, 200, ({ rng }) => [
  group(
    `rotate(${rng.int(-16, 16)} 0 -20)`,
    rect(-11, -150, 22, 150, colours.wood, { rx: 8 }),
    path('M-58,-190 L40,-190 Q66,-186 62,-160 L40,-146 L-58,-146 Z', colours.iron),
    rect(-66, -194, 22, 52, darker(colours.iron, 0.3), { rx: 4 }),
  ),
])

export const roller = prop(150, 230, (brush) => {
  const paint = hue(brush)
  return [
    rect(-10, -90, 20, 90, colours.wood, { rx: 8 }),
    stroke('M0,-88 L0,-118 L62,-132 L62,-192', colours.steel, 7),
    rect(-66, -226, 124, 60, paint, { rx: 12 }),
    rect(-66, -186, 124, 20, darker(paint, 0.16), { rx: 10 }),
  ]
})

export const ladder = prop(150, 400, ({ rng }) => {
  const wood = rng.pick([colours.wood, colours.brass, '#C9D3D3'])
  return [
    stroke('M-30,-392 L-66,-6 M30,-392 L66,-6', wood, 15),
    times(7, (i) =>
      stroke(`M${-33 - i * 5},${-350 + i * 50} L${33 + i * 5},${-350 + i * 50}`, darker(wood, 0.12), 12),
    ),
  ]
})

export const helmet = prop(180, 110, ({ rng }) => {
  const colour = rng.pick([colours.marigold, '#FFFDF5', colours.vermilion, '#4F7CAC'])
  return [
    path('M-72,-24 Q-74,-104 0,-106 Q74,-104 72,-24 Z', colour),
    path('M20,-104 Q74,-98 72,-24 L36,-24 Q44,-80 20,-104', darker(colour, 0.14)),
    path('M-14,-108 L14,-108 L18,-24 L-18,-24 Z', lighter(colour, 0.3)),
    path('M-88,-24 L88,-24 Q86,0 60,0 L-60,0 Q-86,0 -88,-24', darker(colour, 0.08)),
  ]
})

export const barrow = prop(300, 170, (brush) => {
  const colour = brush.rng.pick([colours.leaf, colours.vermilion, colours.teal])
  return [
    path('M-70,-104 Q0,-190 80,-104 Z', '#D9B98A'),
    stroke('M-96,-44 L140,-92', colours.iron, 11),
    path('M-110,-110 L96,-110 L52,-44 L-60,-44 Z', colour),
    path('M30,-110 L96,-110 L52,-44 L10,-44 Z', darker(colour, 0.16)),
    stroke('M44,-60 L66,-4', colours.iron, 10),
    circle(-86, -32, 32, colours.ink),
    circle(-86, -32, 15, colours.steel),
    stroke('M120,-90 L146,-94', colours.vermilion, 15),
  ]
})

export const mixerDrum = prop(300, 300, (brush) => {
  const colour = brush.rng.pick([colours.marigold, colours.teal, '#E2702D'])
  return [
    stroke('M-60,-130 L-100,-30 M60,-130 L110,-10', colours.iron, 15),
    group(
      'translate(0 -170) rotate(-24)',
      path('M-70,-100 L70,-100 L110,10 Q90,96 0,100 Q-90,96 -110,10 Z', colour),
      path('M20,-100 L70,-100 L110,10 Q90,96 20,100 Q70,0 20,-100', darker(colour, 0.16)),
      ellipse(0, -100, 70, 20, '#5A4A40'),
      rect(-110, 0, 220, 18, darker(colour, 0.35)),
    ),
    circle(-100, -36, 36, colours.ink),
    circle(-100, -36, 14, colours.steel),
    rect(80, -14, 60, 14, colours.iron, { rx: 5 }),
  ]
})

export const sandHeap = prop(330, 130, ({ rng }) => {
  const sand = rng.pick(['#E0BC82', '#CBA06A', '#B9AFA0'])
  return [
    path('M-164,0 Q-60,-60 -20,-122 Q20,-140 50,-96 Q90,-50 164,0 Z', sand),
    path('M10,-130 Q30,-126 50,-96 Q90,-50 164,0 L40,0 Q70,-60 10,-130', darker(sand, 0.12)),
    times(12, (i) => circle(-100 + i * 18, -16 - ((i * 29) % 50), 3.5, darker(sand, 0.25))),
    stroke('M-40,-40 L-96,-126', colours.wood, 9),
    path('M-26,-20 L-60,-34 L-34,-66 Q-10,-50 -26,-20', colours.iron),
  ]
})
