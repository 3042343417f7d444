// School, books and print.
import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, ring, stroke, times } from '../svg.ts'

export const bookRow = prop(190, 170, (brush) => [
  times(6, (i) => {
    const colour = hue(brush)
    const height = brush.rng.int(118, 165)
    const x = -94 + i * 32
    return (
      rect(x, -height, 29, height, colour, { rx: 3 }) +
      rect(x, -height + 18, 29, 7, i % 2 ? colours.gold : lighter(colour, 0.6)) +
      rect(x, -30, 29, 5, i % 2 ? colours.gold : lighter(colour, 0.6))
    )
  }),
])

export const bookStack = prop(190, 150, (brush) => [
  times(5, (i) => {
    const colour = hue(brush)
    const x = -88 + brush.rng.int(-6, 6)
    return (
      rect(x, -30 - i * 30, 176, 28, colour, { rx: 5 }) +
      rect(x + 12, -26 - i * 30, 166, 19, '#FFF6E6') +
      rect(x + 12, -17 - i * 30, 166, 2, '#D9CBB2') +
      rect(x, -30 - i * 30, 16, 28, darker(colour), { rx: 4 })
    )
  }),
])

export const openBook = prop(270, 110, (brush) => {
  const cover = hue(brush)
  return [
    path('M-134,-76 Q-60,-110 0,-80 Q60,-110 134,-76 L134,-4 Q60,-30 0,0 Q-60,-30 -134,-4 Z', cover),
    path('M-124,-82 Q-60,-114 0,-86 L0,-8 Q-60,-38 -124,-12 Z', '#FFFDF5'),
    path('M124,-82 Q60,-114 0,-86 L0,-8 Q60,-38 124,-12 Z', '#F3E8D3'),
    times(4, (i) => stroke(`M-104,${-76 + i * 16} Q-58,${-94 + i * 16} -18,${-76 + i * 16}`, '#C9BDB0', 4)),
    path('M40,-84 Q70,-94 100,-82 L100,-40 Q70,-52 40,-42 Z', lighter(cover, 0.4)),
  ]
})

export const pencilPot = prop(110, 190, (brush) => [
  times(5, (i) => {
    const colour = goods[(i * 3 + 1) % goods.length] ?? colours.marigold
    return group(
      `rotate(${(i - 2) * 9} 0 -40)`,
      rect(-7, -158, 14, 110, colour),
      path('M-7,-158 L0,-184 L7,-158 Z', '#F0D9A8'),
      path('M-3,-172 L0,-184 L3,-172 Z', colours.ink),
    )
  }),
  rect(-44, -92, 88, 92, hue(brush), { rx: 8 }),
  rect(-44, -76, 88, 10, colours.cream, { opacity: 0.6 }),
  rect(14, -92, 30, 92, '#2A1410', { rx: 8, opacity: 0.14 }),
])

export const globe = prop(180, 240, () => [
  rect(-56, -14, 112, 14, colours.wood, { rx: 7 }),
  rect(-6, -44, 12, 34, colours.brass),
  stroke('M40,-224 A92,92 0 0 1 -46,-46', colours.brass, 9),
  circle(0, -136, 76, '#4F8FA8'),
  path('M-50,-176 q30,-30 52,-8 q-4,20 -24,24 q-6,22 -30,16 q-14,-20 2,-32', '#8FB35B'),
  path('M14,-150 q30,-16 50,6 q4,30 -22,52 q-30,-6 -26,-30 q-14,-14 -2,-28', '#8FB35B'),
  path('M-46,-100 q22,-8 32,12 q-6,18 -20,16 q-18,-12 -12,-28', '#8FB35B'),
  stroke('M-56,-176 Q-40,-196 -22,-202', '#FFFFFF', 6, { opacity: 0.5 }),
])

export const schoolBag = prop(170, 200, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-26,-178 Q0,-214 26,-178', darker(colour, 0.3), 11),
    path(
      'M-74,-10 L-74,-120 Q-72,-184 0,-184 Q72,-184 74,-120 L74,-10 Q74,0 64,0 L-64,0 Q-74,0 -74,-10',
      colour,
    ),
    path('M20,-182 Q72,-178 74,-120 L74,-10 Q74,0 64,0 L30,0 Z', darker(colour, 0.13)),
    rect(-52, -84, 104, 68, lighter(colour, 0.2), { rx: 14 }),
    rect(-52, -60, 104, 8, darker(colour, 0.25)),
    circle(0, -56, 9, colours.gold),
    rect(-30, -146, 60, 12, darker(colour, 0.25), { rx: 6 }),
  ]
})

export const notebooks = prop(150, 150, (brush) => {
  const [front, back] = brush.rng.sample(goods, 2) as [string, string]
  return [
    rect(-50, -148, 110, 140, back, { rx: 5, transform: 'rotate(6 0 -70)' }),
    rect(-66, -140, 110, 140, front, { rx: 5 }),
    rect(-44, -112, 70, 36, '#FFF6E6', { rx: 4 }),
    times(6, (i) => circle(-62, -126 + i * 22, 4, colours.cream)),
    rect(-30, -54, 42, 7, lighter(front, 0.4), { rx: 3 }),
  ]
})

/** Sums for the eye: shapes, no words. */
export const blackboard = prop(520, 320, ({ rng }) => {
  const board = rng.pick(['#2F5A45', '#34424A', '#3A5068'])
  const chalk = '#F3EBD8'
  return [
    stroke('M-180,-60 L-220,-4 M180,-60 L220,-4', colours.wood, 14),
    rect(-256, -316, 512, 268, colours.wood, { rx: 8 }),
    rect(-240, -300, 480, 236, board),
    circle(-160, -220, 44, 'none', { stroke: chalk, 'stroke-width': 5 }),
    stroke('M-160,-220 L-116,-220', colours.marigold, 5),
    path('M-70,-180 L-10,-264 L50,-180 Z', 'none', {
      stroke: chalk,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    stroke('M-10,-264 L-10,-180', colours.rose, 5, { 'stroke-dasharray': '9 9' }),
    rect(96, -260, 86, 80, 'none', { stroke: chalk, 'stroke-width': 5 }),
    stroke('M-210,-110 Q-150,-170 -90,-110 Q-30,-60 30,-110 Q90,-166 150,-110', '#8FC7D0', 5),
    stroke('M-214,-110 L200,-110', chalk, 3),
    rect(-256, -60, 512, 14, darker(colours.wood)),
    rect(140, -70, 54, 12, colours.indigo, { rx: 3 }),
    rect(-60, -67, 30, 8, chalk, { rx: 4 }),
  ]
})

export const schoolDesk = prop(290, 170, () => [
  stroke('M-110,-120 L-120,-6 M110,-120 L120,-6', colours.iron, 13),
  stroke('M-116,-40 L116,-40', colours.iron, 9),
  path('M-140,-120 L140,-120 L128,-146 L-128,-146 Z', lighter(colours.wood, 0.2)),
  rect(-140, -122, 280, 28, colours.wood, { rx: 4 }),
  rect(-60, -160, 90, 16, colours.indigo, { rx: 3 }),
  rect(-54, -157, 84, 10, '#FFF6E6'),
  rect(60, -152, 50, 7, colours.marigold, { rx: 3, transform: 'rotate(-8 80 -150)' }),
])

export const abacus = prop(190, 170, () => [
  rect(-92, -168, 184, 168, colours.wood, { rx: 10 }),
  rect(-76, -152, 152, 136, '#FFF1D6', { rx: 4 }),
  times(
    4,
    (row) =>
      stroke(`M-76,${-134 + row * 34} L76,${-134 + row * 34}`, colours.iron, 4) +
      times(5, (i) =>
        ellipse(
          -60 + i * 20 + (i > 2 ? 42 : 0),
          -134 + row * 34,
          9,
          13,
          goods[(row * 2 + 1) % goods.length] ?? colours.rose,
        ),
      ),
  ),
])

export const cardFan = prop(230, 165, (brush) => [
  times(4, (i) => {
    const colour = hue(brush)
    return group(
      `translate(0 -12) rotate(${(i - 1.5) * 15} 0 20)`,
      rect(-46, -138, 92, 130, colour, { rx: 6 }),
      rect(-36, -128, 72, 110, 'none', { stroke: colours.gold, 'stroke-width': 3, rx: 4 }),
      circle(0, -76, 20, colours.gold),
      circle(0, -76, 11, lighter(colour, 0.4)),
    )
  }),
])

export const paperReam = prop(170, 110, (brush) => [
  times(7, (i) =>
    rect(-80 + (i % 2) * 3, -15 - i * 15, 160, 13, i % 3 === 1 ? lighter(hue(brush), 0.4) : '#FFFDF5', {
      rx: 2,
    }),
  ),
])

export const bannerPrinter = prop(430, 260, (brush) => {
  const [a, b] = brush.rng.sample(goods, 2) as [string, string]
  return [
    stroke('M-160,-120 L-176,-6 M160,-120 L176,-6', colours.iron, 17),
    path('M-150,-130 L150,-130 L150,-30 Q0,-6 -150,-30 Z', a),
    circle(0, -80, 30, colours.marigold),
    times(8, (i) =>
      path('M0,-80 l-9,-52 l18,0 Z', colours.marigold, {
        transform: `rotate(${i * 45} 0 -80)`,
        opacity: 0.55,
      }),
    ),
    path('M-150,-54 Q0,-30 150,-54 L150,-30 Q0,-6 -150,-30 Z', b),
    rect(-200, -214, 400, 92, '#E9E2D3', { rx: 18 }),
    rect(-200, -150, 400, 28, darker('#E9E2D3', 0.2), { rx: 12 }),
    rect(-160, -146, 320, 14, colours.ink, { rx: 6 }),
    rect(-30, -190, 76, 32, colours.indigo, { rx: 6 }),
    times(4, (i) =>
      rect(80 + i * 24, -192, 16, 34, ['#2AA6C0', '#C9388A', '#F2C516', '#33201A'][i] ?? colours.ink, {
        rx: 3,
      }),
    ),
    rect(-180, -250, 360, 36, lighter(a, 0.3), { rx: 18 }),
    ring(186, -232, 10, colours.iron, 6),
  ]
})

export const tshirt = prop(180, 190, (brush) => {
  const colour = hue(brush)
  return [
    path(
      'M-36,-186 Q0,-164 36,-186 L88,-150 L66,-110 L52,-120 L52,0 L-52,0 L-52,-120 L-66,-110 L-88,-150 Z',
      colour,
    ),
    path('M20,-178 L36,-186 L88,-150 L66,-110 L52,-120 L52,0 L26,0 Z', darker(colour, 0.12)),
    circle(0, -92, 28, colours.cream),
    path(
      'M0,-112 L6,-98 L20,-98 L9,-88 L13,-74 L0,-82 L-13,-74 L-9,-88 L-20,-98 L-6,-98 Z',
      colours.marigold,
    ),
  ]
})
