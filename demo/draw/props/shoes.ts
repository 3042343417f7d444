import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, move, path, rect, stroke, times } from '../svg.ts'

export const sneaker = prop(180, 100, (brush) => {
  const colour = hue(brush)
  return [
    path('M-82,-20 L-84,-84 Q-60,-98 -44,-84 Q-26,-60 20,-54 Q80,-46 84,-20 Z', colour),
    path('M40,-50 Q80,-44 84,-20 L30,-20 Q26,-40 40,-50', lighter(colour, 0.4)),
    path('M-84,-84 Q-60,-98 -44,-84 L-50,-74 Q-66,-84 -83,-74 Z', darker(colour, 0.3)),
    times(3, (i) => stroke(`M${-30 + i * 18},${-74 + i * 9} l-14,18`, colours.cream, 5)),
    rect(-88, -22, 176, 22, colours.cream, { rx: 10 }),
    rect(-88, -9, 176, 9, darker(colours.cream, 0.2), { rx: 5 }),
  ]
})

export const mojari = prop(190, 110, (brush) => {
  const colour = hue(brush)
  return [
    path(
      'M-86,-8 L-88,-66 Q-50,-74 -40,-40 Q0,-34 36,-60 Q70,-66 84,-92 Q96,-104 88,-78 Q92,-30 60,-8 Z',
      colour,
    ),
    path('M-40,-40 Q0,-34 36,-60 Q30,-30 -10,-22 Q-34,-24 -40,-40', lighter(colour, 0.35)),
    times(5, (i) => circle(-70 + i * 30, -24, 5, colours.gold)),
    stroke('M-88,-62 Q-52,-70 -40,-40', colours.gold, 5),
    circle(88, -96, 7, colours.gold),
    rect(-88, -10, 152, 10, colours.ink, { rx: 5 }),
  ]
})

export const chappal = prop(190, 90, (brush) => {
  const strap = hue(brush)
  return [
    path('M-90,-8 Q-92,-26 -60,-24 L60,-20 Q92,-18 90,-6 Q88,0 70,0 L-70,0 Q-88,0 -90,-8', colours.wood),
    rect(-88, -9, 176, 9, colours.ink, { rx: 5 }),
    path('M-44,-22 Q-36,-86 10,-84 Q52,-80 56,-20 L34,-20 Q30,-58 6,-60 Q-18,-60 -22,-22 Z', strap),
    path('M-44,-22 Q-40,-54 -24,-70 L-8,-56 Q-20,-46 -22,-22 Z', darker(strap, 0.15)),
    circle(8, -72, 9, colours.gold),
  ]
})

export const heel = prop(180, 130, (brush) => {
  const colour = hue(brush)
  return [
    path('M-82,-92 L-66,-92 L-58,-60 L-70,0 L-80,0 L-84,-56 Z', darker(colour)),
    path(
      'M-84,-112 Q-64,-122 -56,-96 Q-20,-30 40,-30 Q84,-26 86,-6 L20,-4 Q-30,-8 -56,-56 Q-88,-70 -84,-112',
      colour,
    ),
    path('M10,-32 Q40,-56 62,-28 Z', lighter(colour, 0.3)),
    circle(36, -38, 7, colours.gold),
    rect(14, -7, 74, 7, colours.ink, { rx: 3 }),
  ]
})

export const shoeBox = prop(160, 80, (brush) => {
  const colour = hue(brush)
  return [
    rect(-76, -60, 152, 60, colour),
    rect(-80, -80, 160, 24, lighter(colour, 0.25), { rx: 3 }),
    ellipse(0, -28, 30, 13, colours.cream),
    rect(40, -60, 36, 60, darker(colour, 0.12)),
  ]
})

export const shoePair = prop(230, 130, (brush) => {
  const kind = brush.rng.pick([sneaker, mojari, chappal])
  const twin = kind.draw({ ...brush, rng: brush.rng.fork('pair') })
  return [move(24, -26, twin), move(-20, 0, twin)]
})

export const boot = prop(150, 170, (brush) => {
  const colour = brush.rng.pick(['#6B3F26', colours.ink, '#8C5A2E'])
  return [
    path('M-62,-22 L-58,-160 L20,-160 L22,-86 Q66,-76 70,-22 Z', colour),
    path('M-59,-160 L20,-160 L20,-142 L-60,-142 Z', darker(colour, 0.3)),
    times(4, (i) => stroke(`M8,${-128 + i * 20} l22,${4 + i}`, colours.sand, 4)),
    rect(-66, -24, 140, 24, darker(colour, 0.45), { rx: 7 }),
  ]
})
