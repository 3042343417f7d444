// The parlour, the barber and the fancy store.
import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, ring, stroke, times } from '../svg.ts'

const GLASS = '#CFE6E4'

export const bulbMirror = prop(240, 330, (brush) => {
  const frame = brush.rng.pick([colours.gold, colours.rose, '#FFF8EA', colours.plum])
  return [
    rect(-100, -320, 200, 290, frame, { rx: 100 }),
    rect(-78, -298, 156, 246, GLASS, { rx: 78 }),
    path('M-50,-110 L44,-250 L64,-220 L-30,-80 Z', '#FFFFFF', { opacity: 0.5 }),
    times(12, (i) => {
      const angle = (i / 12) * Math.PI * 2
      return circle(Math.cos(angle) * 89, -175 + Math.sin(angle) * 134, 9, '#FFF3C4')
    }),
    path('M-70,0 L70,0 L40,-34 L-40,-34 Z', darker(frame, 0.25)),
  ]
})

export const salonChair = prop(240, 330, (brush) => {
  const seat = brush.rng.pick([colours.vermilion, colours.ink, colours.teal, colours.plum, colours.indigo])
  return [
    rect(-80, -14, 160, 14, colours.steel, { rx: 7 }),
    rect(-14, -90, 28, 80, darker(colours.steel, 0.2)),
    rect(-92, -140, 184, 52, seat, { rx: 16 }),
    rect(-92, -108, 184, 20, darker(seat), { rx: 10 }),
    rect(-70, -286, 140, 150, seat, { rx: 24 }),
    rect(-52, -268, 104, 116, lighter(seat, 0.12), { rx: 16 }),
    rect(-36, -328, 72, 36, darker(seat, 0.15), { rx: 14 }),
    stroke('M-92,-186 L-104,-186 L-104,-116 M92,-186 L104,-186 L104,-116', colours.steel, 14),
    times(3, (i) => circle(-30 + i * 30, -210, 5, darker(seat))),
  ]
})

export const barberPole = prop(80, 280, () => [
  rect(-36, -22, 72, 22, colours.steel, { rx: 8 }),
  rect(-27, -232, 54, 212, '#FFFDF5'),
  times(5, (i) =>
    path(
      `M-27,${-50 - i * 36} L27,${-72 - i * 36} L27,${-58 - i * 36} L-27,${-36 - i * 36} Z`,
      i % 2 ? colours.indigo : colours.vermilion,
    ),
  ),
  rect(-27, -232, 12, 212, '#FFFFFF', { opacity: 0.35 }),
  rect(-36, -248, 72, 20, colours.steel, { rx: 8 }),
  circle(0, -262, 18, colours.gold),
])

export const sprayBottle = prop(90, 180, (brush) => {
  const liquid = hue(brush)
  return [
    path(
      'M-34,-8 L-34,-90 Q-34,-112 -12,-120 L12,-120 Q34,-112 34,-90 L34,-8 Q34,0 26,0 L-26,0 Q-34,0 -34,-8',
      lighter(liquid, 0.45),
    ),
    path('M-34,-60 L34,-60 L34,-8 Q34,0 26,0 L-26,0 Q-34,0 -34,-8 Z', liquid),
    path('M-14,-120 L14,-120 L14,-150 L30,-150 L36,-176 L-30,-176 L-40,-162 L-14,-150 Z', colours.ink),
    stroke('M22,-150 q4,16 -6,26', colours.ink, 7),
  ]
})

export const creamJar = prop(100, 80, (brush) => {
  const colour = hue(brush)
  return [
    rect(-46, -52, 92, 52, lighter(colour, 0.5), { rx: 12 }),
    rect(-46, -36, 92, 18, colour),
    rect(-50, -80, 100, 32, colour, { rx: 8 }),
    rect(-50, -56, 100, 8, colours.gold),
  ]
})

export const lipstick = prop(50, 130, (brush) => {
  const shade = brush.rng.pick(['#C2213F', '#D9667B', '#8E2F5A', '#E2702D'])
  return [
    path('M-14,-72 L-14,-108 Q-4,-130 14,-126 L14,-72 Z', shade),
    rect(-17, -84, 34, 26, colours.gold),
    rect(-23, -60, 46, 60, colours.ink, { rx: 4 }),
    rect(-23, -60, 12, 60, lighter(colours.ink, 0.3), { rx: 4 }),
  ]
})

export const perfume = prop(90, 130, (brush) => {
  const scent = hue(brush)
  return [
    rect(-40, -86, 80, 86, lighter(scent, 0.3), { rx: 14 }),
    rect(-30, -60, 60, 50, scent, { rx: 8 }),
    rect(-14, -104, 28, 20, colours.gold),
    circle(0, -116, 15, lighter(scent, 0.5)),
    rect(-32, -78, 7, 60, '#FFFFFF', { rx: 3, opacity: 0.6 }),
  ]
})

export const brushPot = prop(110, 190, (brush) => [
  times(5, (i) =>
    group(
      `rotate(${(i - 2) * 11} 0 -60)`,
      rect(-4, -150, 8, 100, [colours.gold, colours.ink, colours.wood][i % 3] ?? colours.ink),
      path(
        'M-12,-148 Q-14,-186 0,-190 Q14,-186 12,-148 Z',
        ['#5A3426', '#C98A72', '#33201A'][i % 3] ?? '#5A3426',
      ),
    ),
  ),
  path('M-44,-84 L44,-84 L36,0 L-36,0 Z', hue(brush)),
  path('M12,-84 L44,-84 L36,0 L10,0 Z', '#2A1410', { opacity: 0.15 }),
  rect(-48, -92, 96, 14, colours.gold, { rx: 6 }),
])

export const bangleTower = prop(110, 200, (brush) => [
  rect(-50, -14, 100, 14, colours.wood, { rx: 6 }),
  times(11, (i) => {
    const colour = hue(brush)
    return ellipse(0, -22 - i * 16, 44, 9, 'none', {
      stroke: i % 3 === 2 ? colours.gold : colour,
      'stroke-width': 9,
    })
  }),
  rect(-5, -200, 10, 20, colours.wood, { rx: 4 }),
])

export const teddy = prop(160, 200, ({ rng }) => {
  const fur = rng.pick(['#B9793F', '#E3B27A', '#D9A0A0', '#8A5A3A'])
  return [
    circle(-44, -178, 20, fur),
    circle(44, -178, 20, fur),
    ellipse(-56, -72, 20, 34, fur),
    ellipse(56, -72, 20, 34, fur),
    ellipse(0, -62, 54, 60, fur),
    ellipse(0, -56, 32, 38, lighter(fur, 0.4)),
    ellipse(-36, -16, 28, 18, darker(fur, 0.1)),
    ellipse(36, -16, 28, 18, darker(fur, 0.1)),
    circle(0, -142, 52, fur),
    ellipse(0, -126, 24, 18, lighter(fur, 0.5)),
    circle(-20, -150, 6, colours.ink),
    circle(20, -150, 6, colours.ink),
    ellipse(0, -134, 8, 6, colours.ink),
    path('M-4,-94 l-34,-14 l0,28 Z M4,-94 l34,-14 l0,28 Z', colours.vermilion),
  ]
})

export const giftBox = prop(150, 160, (brush) => {
  const [paper, ribbon] = brush.rng.sample(goods, 2) as [string, string]
  return [
    rect(-64, -96, 128, 96, paper),
    rect(20, -96, 44, 96, darker(paper, 0.12)),
    rect(-74, -122, 148, 34, lighter(paper, 0.18), { rx: 4 }),
    rect(-13, -122, 26, 122, ribbon),
    path('M0,-122 Q-60,-180 -56,-132 Q-40,-112 0,-122 Q60,-180 56,-132 Q40,-112 0,-122', ribbon),
    circle(0, -124, 11, darker(ribbon)),
  ]
})

export const hairDryer = prop(180, 190, (brush) => {
  const colour = hue(brush)
  return [
    path('M-20,-96 L26,-96 L16,-8 Q12,0 2,0 L-16,0 Q-24,-2 -22,-12 Z', darker(colour, 0.2)),
    path('M-70,-176 Q30,-200 60,-136 Q50,-80 -10,-84 L-70,-92 Z', colour),
    rect(-94, -170, 30, 74, colours.ink, { rx: 6 }),
    ring(14, -136, 28, lighter(colour, 0.3), 8),
    circle(14, -136, 10, colours.ink),
    rect(-14, -66, 20, 26, colours.gold, { rx: 5 }),
  ]
})
