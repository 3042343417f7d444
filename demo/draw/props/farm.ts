import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

export const sheaf = prop(180, 250, () => [
  times(9, (i) => stroke(`M${(i - 4) * 4},-70 Q${(i - 4) * 8},-150 ${(i - 4) * 19},-196`, '#D9A23B', 6)),
  times(9, (i) =>
    ellipse((i - 4) * 20, -214 + Math.abs(i - 4) * 5, 9, 28, i % 2 ? '#E9B949' : '#C98A22', {
      transform: `rotate(${(i - 4) * 9} ${(i - 4) * 20} -200)`,
    }),
  ),
  path('M-26,-96 L26,-96 L48,0 L-48,0 Z', '#D9A23B'),
  times(4, (i) => stroke(`M${-20 + i * 13},-76 L${-32 + i * 21},-4`, '#B9821F', 3)),
  rect(-30, -104, 60, 18, colours.vermilion, { rx: 8 }),
])

export const seedBag = prop(150, 180, (brush) => {
  const colour = brush.rng.pick([colours.leaf, colours.marigold, colours.vermilion, colours.teal, '#7FA650'])
  return [
    path('M-66,0 L-68,-164 Q0,-184 68,-164 L66,0 Z', colour),
    path('M24,0 L28,-176 Q50,-174 68,-164 L66,0 Z', darker(colour, 0.15)),
    rect(-68, -172, 136, 14, lighter(colour, 0.5), { rx: 4 }),
    circle(0, -88, 42, colours.cream),
    stroke('M0,-62 L0,-100', '#5E8C3A', 6),
    path('M0,-92 q-30,-6 -28,-30 q28,2 28,30 q0,-28 28,-30 q2,24 -28,30', '#5E9A52'),
  ]
})

export const sprayer = prop(170, 230, (brush) => {
  const colour = brush.rng.pick([colours.marigold, '#4F8FA0', colours.leaf, colours.vermilion])
  return [
    stroke('M56,-40 Q96,-60 84,-140 L70,-222', colours.ink, 7),
    path('M58,-222 l24,-4 l-6,-12 Z', colours.brass),
    rect(-64, -170, 120, 164, colour, { rx: 22 }),
    rect(14, -170, 42, 164, darker(colour, 0.15), { rx: 22 }),
    rect(-40, -194, 70, 30, colours.ink, { rx: 9 }),
    rect(-50, -120, 60, 70, lighter(colour, 0.45), { rx: 10 }),
    stroke('M-20,-104 L-20,-66 M-36,-86 L-4,-86', colour, 7),
    rect(-70, -12, 132, 12, colours.ink, { rx: 6 }),
  ]
})

export const wateringCan = prop(220, 170, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M40,-118 Q110,-130 100,-50 Q96,-26 56,-26', darker(colour, 0.15), 13),
    path('M-44,-60 L-104,-134 L-88,-148 L-40,-108 Z', darker(colour, 0.1)),
    path('M-118,-136 L-92,-164 L-84,-146 L-104,-124 Z', colours.brass),
    path('M-52,-130 L52,-130 L62,0 L-62,0 Z', colour),
    path('M18,-130 L52,-130 L62,0 L24,0 Z', darker(colour, 0.16)),
    rect(-58, -138, 116, 16, lighter(colour, 0.2), { rx: 8 }),
  ]
})

export const sapling = prop(130, 170, () => [
  stroke('M0,-60 Q4,-100 0,-140', '#5E8C3A', 8),
  path('M0,-126 q-50,-10 -48,-44 q44,0 48,44', '#6FA84E'),
  path('M0,-110 q50,-10 52,-46 q-48,0 -52,46', '#4E8A3E'),
  path('M0,-86 q-36,0 -42,-28 q34,-4 42,28', '#4E8A3E'),
  path('M-50,-66 L50,-66 L38,0 L-38,0 Z', '#2B2B33'),
  ellipse(0, -66, 50, 12, '#6B4224'),
])

export const crop = (x: number, y: number, size: number, green: string, ear: string) =>
  stroke(`M${x},${y} q${size * 0.1},${-size * 0.6} 0,${-size}`, green, size * 0.09) +
  stroke(
    `M${x},${y - size * 0.3} q${-size * 0.3},${-size * 0.1} ${-size * 0.36},${-size * 0.4} M${x},${y - size * 0.36} q${size * 0.3},${-size * 0.1} ${size * 0.36},${-size * 0.4}`,
    green,
    size * 0.08,
  ) +
  ellipse(x, y - size * 1.05, size * 0.1, size * 0.24, ear)
