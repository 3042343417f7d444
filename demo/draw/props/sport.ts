import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, hung, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'

export const dumbbell = prop(220, 90, (brush) => {
  const colour = hue(brush)
  const side = (x: number) =>
    rect(x - 24, -86, 26, 86, colour, { rx: 8 }) + rect(x + 4, -74, 20, 62, darker(colour), { rx: 7 })
  return [rect(-84, -52, 168, 18, colours.steel, { rx: 8 }), side(-80), group('scale(-1 1)', side(-80))]
})

export const kettlebell = prop(120, 160, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-34,-90 Q-44,-150 0,-150 Q44,-150 34,-90', colours.iron, 19),
    circle(0, -56, 56, colour),
    path('M10,-111 A56,56 0 0 1 10,-1 Q44,-56 10,-111', darker(colour, 0.18)),
    circle(0, -56, 24, colours.cream),
  ]
})

export const barbellRack = prop(430, 330, (brush) => {
  const [outer, inner] = brush.rng.sample(goods, 2) as [string, string]
  return [
    rect(-150, -320, 20, 320, colours.iron, { rx: 5 }),
    rect(130, -320, 20, 320, colours.iron, { rx: 5 }),
    rect(-180, -16, 80, 16, colours.iron, { rx: 6 }),
    rect(100, -16, 80, 16, colours.iron, { rx: 6 }),
    rect(-214, -252, 428, 13, colours.steel, { rx: 6 }),
    times(2, (i) => {
      const x = i ? 178 : -178
      return (
        rect(x - 14, -320, 28, 148, outer, { rx: 9 }) +
        rect(x + (i ? 16 : -36), -298, 20, 104, inner, { rx: 7 })
      )
    }),
    rect(-86, -106, 172, 26, colours.vermilion, { rx: 10 }),
    stroke('M-60,-80 L-70,-6 M60,-80 L70,-6', colours.iron, 12),
  ]
})

export const treadmill = prop(330, 260, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M96,-40 L132,-206', colours.iron, 17),
    stroke('M132,-190 L60,-182', colours.ink, 13),
    rect(96, -250, 76, 56, colours.ink, { rx: 9, transform: 'rotate(12 134 -222)' }),
    rect(106, -240, 54, 32, '#6FB6CF', { rx: 5, transform: 'rotate(12 134 -222)' }),
    path('M-160,-20 L120,-54 L150,-40 L150,-12 L-160,-4 Z', colours.ink),
    path('M-156,-24 L110,-56 L124,-44 L-150,-12 Z', colour),
    rect(-150, -8, 40, 8, colours.iron),
    rect(110, -12, 40, 12, colours.iron),
  ]
})

export const cricketSet = prop(200, 270, () => [
  group(
    'rotate(-12 -20 0)',
    rect(-12, -262, 24, 94, colours.vermilion, { rx: 9 }),
    times(4, (i) => rect(-12, -250 + i * 20, 24, 5, darker(colours.vermilion))),
    path('M-30,-168 L30,-168 L34,-10 Q30,0 0,0 Q-30,0 -34,-10 Z', '#E6C07F'),
    path('M8,-168 L30,-168 L34,-10 Q30,0 12,0 Z', '#CFA25C'),
  ),
  circle(62, -34, 34, '#A82A22'),
  stroke('M36,-54 Q62,-34 40,-10', colours.cream, 4, { 'stroke-dasharray': '6 5' }),
])

export const football = prop(140, 140, () => [
  circle(0, -70, 68, '#FFFDF5'),
  path('M0,-100 L28,-80 L18,-48 L-18,-48 L-28,-80 Z', colours.ink),
  path(
    'M0,-138 L24,-128 L0,-114 L-24,-128 Z M66,-84 L52,-104 L40,-82 L54,-64 Z M-66,-84 L-52,-104 L-40,-82 L-54,-64 Z M34,-12 L50,-30 L30,-36 L18,-18 Z M-34,-12 L-50,-30 L-30,-36 L-18,-18 Z',
    colours.ink,
  ),
  path('M20,-135 A68,68 0 0 1 20,-5 Q60,-70 20,-135', '#2A1410', { opacity: 0.1 }),
])

/** The wrestler's wooden clubs. */
export const mugdar = prop(200, 230, () => {
  const club = (tilt: number, x: number) =>
    group(
      `translate(${x} 0) rotate(${tilt})`,
      path('M-10,-150 L10,-150 Q40,-80 34,-6 Q30,0 0,0 Q-30,0 -34,-6 Q-40,-80 -10,-150', colours.wood),
      path('M4,-150 L10,-150 Q40,-80 34,-6 Q30,0 10,0 Z', darker(colours.wood, 0.2)),
      rect(-8, -206, 16, 60, '#C58B4A', { rx: 6 }),
      circle(0, -210, 14, colours.wood),
      rect(-33, -48, 67, 10, colours.marigold),
      rect(-34, -30, 68, 6, colours.vermilion),
    )
  return [club(-7, -46), club(7, 46)]
})

export const racket = prop(130, 240, (brush) => {
  const colour = hue(brush)
  return [
    ellipse(0, -170, 54, 66, '#FFFDF5', { opacity: 0.5 }),
    times(5, (i) => stroke(`M${-36 + i * 18},-222 L${-36 + i * 18},-118`, '#CFC6B4', 2)),
    times(5, (i) => stroke(`M-46,${-206 + i * 18} L46,${-206 + i * 18}`, '#CFC6B4', 2)),
    ellipse(0, -170, 54, 66, 'none', { stroke: colour, 'stroke-width': 11 }),
    stroke('M-16,-108 L0,-84 L16,-108', colour, 9),
    rect(-10, -88, 20, 88, colours.ink, { rx: 7 }),
  ]
})

export const trophy = prop(150, 190, () => [
  rect(-48, -28, 96, 28, '#6B3F26', { rx: 5 }),
  path('M-12,-66 L12,-66 L22,-28 L-22,-28 Z', darker(colours.gold, 0.15)),
  stroke('M-50,-164 Q-96,-150 -40,-96 M50,-164 Q96,-150 40,-96', colours.gold, 10),
  path('M-54,-184 L54,-184 Q56,-80 0,-62 Q-56,-80 -54,-184', colours.gold),
  path('M14,-184 L54,-184 Q56,-80 0,-62 Q30,-100 14,-184', darker(colours.gold, 0.16)),
  rect(-62, -190, 124, 14, lighter(colours.gold, 0.4), { rx: 7 }),
])

export const punchBag = hung(110, 330, (brush) => {
  const colour = brush.rng.pick([colours.vermilion, colours.ink, colours.indigo])
  return [
    stroke('M0,0 L0,50 M0,50 L-34,90 M0,50 L34,90', colours.steel, 5),
    rect(-46, 88, 92, 236, colour, { rx: 20 }),
    rect(12, 88, 34, 236, darker(colour, 0.2), { rx: 18 }),
    rect(-46, 130, 92, 14, colours.cream),
    rect(-46, 270, 92, 14, colours.cream),
  ]
})
