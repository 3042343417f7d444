import { colours, darker, lighter } from '../colour.ts'
import { hue, hung, prop, type Brush } from '../prop.ts'
import { circle, ellipse, path, rect, ring, stroke, times } from '../svg.ts'

const GLASS = '#BFE0E0'

const wheel = (x: number, r: number) =>
  circle(x, -r, r, colours.ink) +
  circle(x, -r, r * 0.56, colours.steel) +
  circle(x, -r, r * 0.2, colours.iron)

const bodyPaint = ({ rng }: Brush) =>
  rng.pick([
    colours.vermilion,
    colours.marigold,
    colours.teal,
    colours.indigo,
    '#FFFDF5',
    colours.leaf,
    '#4F7CAC',
    colours.plum,
  ])

const carBody = (colour: string) =>
  [
    path(
      'M-210,-40 Q-218,-100 -190,-116 L-130,-124 Q-90,-196 -40,-198 L60,-198 Q110,-194 150,-124 L196,-112 Q216,-100 210,-40 Z',
      colour,
    ),
    path('M-210,-66 L210,-66 L210,-40 L-210,-40 Z', darker(colour, 0.2)),
    path('M-110,-126 Q-78,-180 -38,-182 L6,-182 L6,-126 Z', GLASS),
    path('M22,-182 L58,-182 Q92,-178 124,-126 L22,-126 Z', GLASS),
    path('M-90,-130 L-50,-180 L-30,-180 L-70,-130 Z', '#FFFFFF', { opacity: 0.5 }),
    rect(20, -104, 34, 8, darker(colour, 0.4), { rx: 4 }),
    rect(-90, -104, 34, 8, darker(colour, 0.4), { rx: 4 }),
    circle(196, -88, 13, '#FFE9A0'),
    rect(-212, -98, 16, 26, colours.vermilion, { rx: 4 }),
    wheel(-122, 42),
    wheel(122, 42),
  ].join('')

export const car = prop(440, 205, (brush) => [carBody(bodyPaint(brush))])

/** With luggage on the roof, ready for the hills. */
export const taxi = prop(440, 290, (brush) => [
  times(3, (i) => rect(-66 + i * 46, -258 - (i % 2) * 14, 44, 52 + (i % 2) * 14, hue(brush), { rx: 6 })),
  stroke('M-82,-208 L100,-208 M-70,-208 L-70,-224 M88,-208 L88,-224', colours.iron, 7),
  carBody(brush.rng.pick([colours.marigold, '#FFFDF5', '#2B2B33'])),
])

export const motorbike = prop(380, 240, (brush) => {
  const colour = bodyPaint(brush)
  return [
    ring(-118, -66, 56, colours.ink, 19),
    ring(-118, -66, 22, colours.steel, 6),
    ring(122, -66, 56, colours.ink, 19),
    ring(122, -66, 22, colours.steel, 6),
    stroke('M122,-66 L70,-196', colours.steel, 11),
    stroke('M-118,-66 L-20,-66 L60,-150', colours.iron, 13),
    rect(-44, -112, 84, 62, colours.iron, { rx: 14 }),
    times(4, (i) => rect(-40, -106 + i * 13, 76, 5, lighter(colours.iron, 0.3))),
    stroke('M-40,-50 L-160,-46', colours.steel, 13),
    path('M-170,-140 Q-110,-160 -50,-146 L-34,-118 L-130,-116 Q-164,-118 -170,-140', colours.ink),
    path('M-40,-150 Q-10,-190 60,-176 Q76,-150 50,-126 L-34,-118 Z', colour),
    path('M-20,-164 Q0,-180 40,-176 L30,-164 Z', lighter(colour, 0.5)),
    path('M-172,-126 Q-130,-140 -70,-118 L-80,-106 Q-140,-110 -172,-126', colour),
    stroke('M70,-196 L52,-222 L26,-224', colours.ink, 10),
    circle(86, -182, 20, '#FFE9A0'),
    path('M86,-126 Q140,-140 172,-92 L156,-94 Q130,-120 90,-112 Z', colour),
  ]
})

export const scooter = prop(330, 240, (brush) => {
  const colour = bodyPaint(brush)
  return [
    wheel(-104, 40),
    wheel(108, 40),
    path(
      'M-160,-96 Q-156,-140 -100,-140 L-36,-140 Q-20,-100 -24,-58 L34,-58 Q70,-60 84,-190 L106,-186 Q110,-60 62,-36 L-48,-36 Q-66,-84 -104,-84 Q-136,-84 -148,-60 Z',
      colour,
    ),
    path(
      'M-160,-96 Q-150,-110 -60,-110 L-40,-36 L-48,-36 Q-66,-84 -104,-84 Q-136,-84 -148,-60 Z',
      darker(colour, 0.16),
    ),
    path('M-156,-146 Q-150,-164 -110,-162 L-40,-160 Q-24,-156 -32,-138 L-150,-138 Z', '#5A3426'),
    path('M84,-84 Q130,-104 152,-50 L136,-52 Q120,-84 90,-70 Z', colour),
    stroke('M94,-186 L84,-224 L54,-230', colours.ink, 10),
    circle(104, -200, 17, '#FFE9A0'),
    ring(68, -232, 13, colours.steel, 5),
  ]
})

export const rickshaw = prop(360, 300, (brush) => {
  const colour = brush.rng.pick([colours.leaf, colours.teal, colours.vermilion, '#4F7CAC'])
  return [
    path('M-160,-280 Q-160,-296 -140,-296 L90,-296 Q140,-290 156,-232 L-166,-232 Z', colours.marigold),
    times(6, (i) =>
      path(`M${-166 + i * 54},-234 q27,26 54,0 Z`, i % 2 ? colours.marigold : darker(colours.marigold, 0.15)),
    ),
    rect(-158, -240, 11, 160, colours.iron),
    rect(-6, -240, 9, 140, colours.iron),
    stroke('M146,-236 L166,-120', colours.iron, 10),
    path('M118,-230 L148,-230 L160,-140 L116,-140 Z', GLASS),
    rect(-146, -170, 108, 66, darker(colour, 0.35), { rx: 12 }),
    rect(-150, -116, 130, 26, '#5A3426', { rx: 10 }),
    path('M-170,-96 L10,-96 L20,-70 L100,-70 L112,-140 Q160,-142 172,-104 L176,-44 L-170,-44 Z', colour),
    path('M-170,-64 L176,-64 L176,-44 L-170,-44 Z', darker(colour)),
    times(5, (i) => circle(-146 + i * 32, -80, 7, i % 2 ? colours.cream : colours.marigold)),
    circle(164, -96, 13, '#FFE9A0'),
    wheel(-104, 36),
    wheel(128, 36),
  ]
})

export const tractor = prop(380, 280, (brush) => {
  const colour = brush.rng.pick([colours.vermilion, '#2F7A4C', '#4F7CAC', colours.marigold])
  return [
    rect(110, -236, 13, 90, colours.iron),
    path('M-120,-150 L-110,-262 L30,-262 L40,-150 Z', 'none', {
      stroke: darker(colour, 0.3),
      'stroke-width': 11,
    }),
    rect(-132, -276, 180, 18, darker(colour, 0.2), { rx: 8 }),
    path('M-104,-156 L-98,-250 L18,-250 L24,-156 Z', GLASS, { opacity: 0.6 }),
    path('M-20,-160 L150,-160 Q172,-156 174,-130 L178,-70 L-30,-70 Z', colour),
    path('M-20,-96 L176,-96 L178,-70 L-30,-70 Z', darker(colour)),
    times(4, (i) => rect(90 + i * 18, -146, 8, 40, darker(colour, 0.3), { rx: 3 })),
    circle(170, -140, 11, '#FFE9A0'),
    path(
      'M-184,-110 Q-160,-190 -70,-176 Q-10,-160 0,-90 L-30,-90 Q-50,-146 -96,-146 Q-150,-140 -160,-100 Z',
      colour,
    ),
    circle(-96, -82, 82, colours.ink),
    circle(-96, -82, 46, colours.marigold),
    circle(-96, -82, 15, colours.ink),
    circle(132, -48, 48, colours.ink),
    circle(132, -48, 25, colours.marigold),
    circle(132, -48, 9, colours.ink),
  ]
})

export const bus = prop(480, 260, (brush) => {
  const colour = bodyPaint(brush)
  return [
    rect(-232, -246, 464, 212, colour, { rx: 26 }),
    rect(-232, -108, 464, 26, brush.rng.pick([colours.marigold, colours.cream])),
    rect(-232, -82, 464, 48, darker(colour, 0.2), { rx: 14 }),
    times(5, (i) => rect(-212 + i * 70, -222, 58, 84, GLASS, { rx: 8 })),
    times(5, (i) => path(`M${-202 + i * 70},-148 l26,-66 l12,0 l-26,66 Z`, '#FFFFFF', { opacity: 0.4 })),
    rect(144, -222, 74, 150, GLASS, { rx: 8 }),
    circle(216, -60, 12, '#FFE9A0'),
    rect(-180, -262, 300, 16, darker(colour, 0.35), { rx: 6 }),
    wheel(-136, 42),
    wheel(130, 42),
  ]
})

export const truck = prop(460, 250, (brush) => {
  const colour = brush.rng.pick(['#E2702D', colours.teal, colours.leaf, colours.indigo])
  return [
    times(4, (i) => ellipse(-166 + i * 70, -200, 50, 34, i % 2 ? '#C9A36B' : '#D8B985')),
    rect(-222, -196, 300, 140, colour, { rx: 6 }),
    times(5, (i) =>
      path(`M${-206 + i * 58},-126 l24,-28 l24,28 l-24,28 Z`, i % 2 ? colours.marigold : colours.cream),
    ),
    rect(-222, -196, 300, 16, colours.marigold),
    path('M90,-56 L90,-226 L176,-226 Q196,-222 206,-150 L220,-138 L220,-56 Z', lighter(colour, 0.1)),
    path('M108,-208 L170,-208 Q182,-204 190,-150 L108,-150 Z', GLASS),
    rect(-226, -62, 448, 20, colours.iron, { rx: 5 }),
    circle(212, -92, 12, '#FFE9A0'),
    wheel(-150, 42),
    wheel(-40, 42),
    wheel(150, 42),
  ]
})

export const bicycle = prop(340, 220, (brush) => {
  const colour = hue(brush)
  return [
    ring(-100, -64, 56, colours.ink, 9),
    ring(100, -64, 56, colours.ink, 9),
    times(4, (i) =>
      stroke('M-154,-64 L-46,-64', colours.steel, 2, { transform: `rotate(${i * 45} -100 -64)` }),
    ),
    times(4, (i) => stroke('M46,-64 L154,-64', colours.steel, 2, { transform: `rotate(${i * 45} 100 -64)` })),
    stroke('M-100,-64 L-52,-150 L68,-150 L-6,-64 Z M-52,-150 L-6,-64 M100,-64 L62,-184', colour, 10),
    stroke('M-60,-166 L-52,-150', colour, 9),
    rect(-92, -178, 66, 15, '#5A3426', { rx: 8 }),
    stroke('M62,-184 L96,-192 M62,-184 L34,-190', colours.ink, 9),
    circle(-6, -64, 17, colours.steel),
    stroke('M-6,-64 L10,-30 L26,-30', colours.iron, 7),
  ]
})

export const tyres = prop(170, 200, ({ rng }) => [
  times(4, (i) =>
    rect(-80 + rng.int(-5, 5), -48 - i * 48, 160, 45, i % 2 ? colours.ink : lighter(colours.ink, 0.1), {
      rx: 20,
    }),
  ),
  times(4, (i) =>
    times(7, (notch) => rect(-66 + notch * 21, -44 - i * 48, 7, 37, '#000000', { rx: 3, opacity: 0.25 })),
  ),
])

export const tyre = prop(170, 170, () => [wheel(0, 85), ring(0, -85, 64, '#000000', 4, { opacity: 0.35 })])

export const hungTyre = hung(130, 150, () => [
  stroke('M0,0 L0,26', colours.iron, 5),
  ring(0, 84, 46, colours.ink, 30),
  ring(0, 84, 44, lighter(colours.ink, 0.2), 4, { 'stroke-dasharray': '8 7' }),
])

export const battery = prop(160, 130, (brush) => {
  const colour = hue(brush)
  return [
    rect(-56, -128, 24, 22, colours.vermilion, { rx: 4 }),
    rect(32, -128, 24, 22, colours.ink, { rx: 4 }),
    rect(-78, -110, 156, 110, colours.iron, { rx: 6 }),
    rect(-78, -110, 156, 30, colour, { rx: 6 }),
    path('M8,-72 L-20,-36 L0,-36 L-8,-8 L24,-46 L4,-46 Z', colours.marigold),
  ]
})

export const oilCan = prop(110, 160, (brush) => {
  const colour = hue(brush)
  return [
    path('M-48,0 L-48,-104 L-16,-128 L-16,-146 L20,-146 L20,-128 L48,-116 L48,0 Z', colour),
    path('M20,0 L20,-128 L48,-116 L48,0 Z', darker(colour, 0.16)),
    rect(-20, -160, 44, 18, colours.ink, { rx: 5 }),
    circle(-6, -56, 26, colours.cream),
    path('M-6,-76 q18,24 0,36 q-18,-12 0,-36', colours.ink),
  ]
})

export const suitcase = prop(160, 210, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-28,-150 L-28,-200 L28,-200 L28,-150', colours.iron, 9),
    rect(-72, -156, 144, 144, colour, { rx: 16 }),
    rect(20, -156, 52, 144, darker(colour, 0.14), { rx: 16 }),
    times(3, (i) => rect(-48 + i * 40, -146, 7, 124, lighter(colour, 0.3), { rx: 3 })),
    circle(-46, -8, 9, colours.ink),
    circle(46, -8, 9, colours.ink),
  ]
})
