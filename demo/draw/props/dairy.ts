import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

const MILK = '#FFFDF5'

export const milkCan = prop(170, 290, ({ rng }) => {
  const metal = rng.pick([colours.steel, '#AEBBC4', '#D6DCDD'])
  return [
    stroke('M-78,-190 q-22,20 0,46', darker(metal, 0.35), 11),
    stroke('M78,-190 q22,20 0,46', darker(metal, 0.35), 11),
    path(
      'M-80,-8 L-80,-160 Q-80,-200 -46,-222 L-46,-246 L46,-246 L46,-222 Q80,-200 80,-160 L80,-8 Q80,0 70,0 L-70,0 Q-80,0 -80,-8',
      metal,
    ),
    path(
      'M28,-246 L46,-246 L46,-222 Q80,-200 80,-160 L80,-8 Q80,0 70,0 L40,0 L40,-170 Q40,-206 28,-222 Z',
      darker(metal, 0.16),
    ),
    rect(-60, -160, 14, 130, lighter(metal, 0.65), { rx: 7 }),
    rect(-80, -160, 160, 8, darker(metal, 0.2)),
    rect(-80, -38, 160, 8, darker(metal, 0.2)),
    rect(-60, -272, 120, 28, darker(metal, 0.1), { rx: 10 }),
    rect(-18, -290, 36, 20, darker(metal, 0.3), { rx: 8 }),
  ]
})

export const milkBottle = prop(80, 190, (brush) => {
  const cap = hue(brush)
  return [
    path(
      'M-36,-8 L-36,-96 Q-36,-120 -18,-138 L-18,-168 L18,-168 L18,-138 Q36,-120 36,-96 L36,-8 Q36,0 28,0 L-28,0 Q-36,0 -36,-8',
      MILK,
    ),
    path('M8,-168 L18,-168 L18,-138 Q36,-120 36,-96 L36,-8 Q36,0 28,0 L14,0 Z', '#E6E1D2'),
    rect(-36, -84, 72, 42, lighter(cap, 0.45)),
    circle(0, -63, 13, cap),
    rect(-22, -188, 44, 24, cap, { rx: 6 }),
  ]
})

export const milkPouch = prop(90, 120, (brush) => {
  const colour = hue(brush)
  return [
    path('M-40,0 Q-48,-60 -38,-110 L38,-110 Q48,-60 40,0 Z', MILK),
    path('M-43,-34 Q-46,-66 -43,-84 L43,-84 Q46,-66 43,-34 Q0,-22 -43,-34', colour),
    circle(0, -58, 14, MILK),
    rect(-40, -120, 80, 12, darker(MILK, 0.1)),
    rect(-40, -8, 80, 8, darker(MILK, 0.1)),
  ]
})

export const paneer = prop(220, 150, () => [
  rect(-110, -18, 220, 18, colours.wood, { rx: 6 }),
  path('M-84,-18 L-84,-96 L50,-96 L50,-18 Z', MILK),
  path('M-84,-96 L-50,-128 L84,-128 L50,-96 Z', '#FFFFFF'),
  path('M50,-18 L84,-50 L84,-128 L50,-96 Z', '#E3DCC8'),
  path('M62,-18 l0,-34 l34,0 l0,34 Z', MILK),
  path('M62,-52 l10,-10 l34,0 l-10,10 Z', '#FFFFFF'),
  path('M96,-18 l10,-10 l0,-34 l-10,10 Z', '#E3DCC8'),
  path('M-84,-128 q-20,-20 4,-22 q16,4 14,20 q14,-18 24,-4 q0,14 -24,14 Z', '#4E8A4A'),
])

export const curdPot = prop(170, 140, () => [
  path('M-56,-110 Q-112,-50 -52,0 L52,0 Q112,-50 56,-110 Z', '#B9653B'),
  path('M16,-110 L56,-110 Q112,-50 52,0 L20,0 Q70,-50 16,-110', '#9C4E2B'),
  stroke('M-80,-64 Q0,-44 80,-64', '#E8B07F', 5),
  rect(-68, -126, 136, 20, '#CF7F52', { rx: 10 }),
  ellipse(0, -124, 58, 10, MILK),
  path('M-30,-126 q12,-14 26,-2 q14,-12 28,2 Z', '#FFFFFF'),
])

export const gheeJar = prop(110, 150, (brush) => {
  const lid = hue(brush)
  return [
    rect(-50, -124, 100, 124, '#F3C34C', { rx: 14 }),
    rect(16, -124, 34, 124, '#DDA42F', { rx: 14 }),
    rect(-42, -112, 10, 96, '#FFF0B8', { rx: 5 }),
    rect(-50, -84, 100, 46, colours.cream),
    path('M0,-76 q22,18 0,32 q-22,-14 0,-32', '#E2A62E'),
    rect(-46, -150, 92, 30, lid, { rx: 7 }),
    rect(-46, -128, 92, 8, darker(lid)),
  ]
})

/** A gentle one, with a bell. */
export const cow = prop(360, 280, ({ rng }) => {
  const [coat, patch] = rng.pick([
    ['#FFF8EA', '#A4633A'],
    ['#C98A57', '#A4633A'],
    ['#FFF8EA', '#4A3B36'],
  ] as const)
  return [
    stroke('M150,-190 q36,30 22,96', darker(coat, 0.2), 9),
    circle(172, -92, 11, patch),
    times(4, (i) =>
      rect([-104, -70, 84, 116][i] ?? 0, -100, 28, 100, i % 2 ? darker(coat, 0.14) : coat, { rx: 10 }),
    ),
    times(4, (i) => rect([-104, -70, 84, 116][i] ?? 0, -14, 28, 14, colours.ink, { rx: 4 })),
    path(
      'M-120,-190 Q-90,-222 -40,-210 L120,-212 Q160,-206 156,-150 Q158,-80 110,-80 L-80,-80 Q-124,-84 -120,-190',
      coat,
    ),
    path('M10,-211 q70,-4 60,44 q-40,40 -70,4 q-16,-30 10,-48', patch),
    path('M120,-120 q40,-4 34,26 q-20,20 -44,14 Z', patch),
    ellipse(70, -78, 30, 14, '#E8A79A'),
    path('M-126,-236 q-40,-30 -20,-44 q20,6 30,34 Z', '#E9D3A8'),
    path('M-176,-236 q-30,-24 -12,-40 q14,10 24,34 Z', '#E9D3A8'),
    path('M-112,-226 q34,-14 44,8 q-20,16 -44,8 Z', patch),
    path(
      'M-188,-226 Q-150,-256 -112,-226 Q-100,-180 -130,-136 Q-152,-118 -172,-136 Q-200,-180 -188,-226',
      coat,
    ),
    path('M-176,-150 Q-150,-176 -126,-150 Q-126,-118 -152,-118 Q-176,-118 -176,-150', '#E8B6A4'),
    circle(-160, -142, 4, colours.ink),
    circle(-142, -142, 4, colours.ink),
    circle(-170, -192, 7, colours.ink),
    circle(-134, -192, 7, colours.ink),
    stroke('M-118,-140 Q-104,-120 -92,-124', colours.vermilion, 10),
    path('M-112,-122 l24,0 l6,26 l-36,0 Z', colours.gold),
  ]
})
