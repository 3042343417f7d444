import { colours, darker, lighter } from '../colour.ts'
import { hue, hung, prop } from '../prop.ts'
import { circle, ellipse, path, rect, ring, stroke, times } from '../svg.ts'

const enamel = ['#F1EBDD', '#C9D3D3', '#B23A3A', '#2F5F7A', '#7FA69A', '#E7C9A0'] as const

export const fridge = prop(190, 390, ({ rng }) => {
  const body = rng.pick(enamel)
  return [
    rect(-92, -382, 184, 374, body, { rx: 18 }),
    rect(52, -382, 40, 374, darker(body, 0.12), { rx: 18 }),
    rect(-92, -258, 184, 6, darker(body, 0.35)),
    rect(-76, -350, 11, 70, darker(body, 0.45), { rx: 5 }),
    rect(-76, -230, 11, 110, darker(body, 0.45), { rx: 5 }),
    rect(-80, -10, 24, 10, colours.ink),
    rect(56, -10, 24, 10, colours.ink),
  ]
})

export const washer = prop(200, 240, ({ rng }) => {
  const body = rng.pick(enamel)
  return [
    rect(-98, -236, 196, 230, body, { rx: 14 }),
    rect(-98, -236, 196, 48, darker(body, 0.1), { rx: 14 }),
    circle(-66, -212, 11, colours.vermilion),
    circle(-36, -212, 11, colours.marigold),
    rect(10, -222, 72, 20, colours.ink, { rx: 5 }),
    circle(0, -98, 74, colours.steel),
    circle(0, -98, 60, '#4C7F99'),
    path('M-58,-92 Q-30,-116 0,-92 Q30,-70 58,-94 A58,58 0 0 1 -58,-92', '#BFE0E8'),
    circle(-20, -78, 10, '#FFFFFF'),
    circle(10, -66, 7, '#FFFFFF'),
    stroke('M-44,-130 Q-30,-150 -6,-152', '#FFFFFF', 7, { opacity: 0.6 }),
    rect(-90, -8, 30, 8, colours.ink),
    rect(60, -8, 30, 8, colours.ink),
  ]
})

export const television = prop(300, 210, ({ rng }) => {
  const glow = rng.pick(['#2A8083', '#E2702D', '#4F7CAC', '#74325A'])
  return [
    rect(-148, -208, 296, 178, colours.ink, { rx: 8 }),
    rect(-140, -200, 280, 162, glow),
    circle(70, -142, 26, '#FFE9A8'),
    path('M-140,-86 L-70,-150 L-10,-100 L40,-134 L140,-70 L140,-38 L-140,-38 Z', darker(glow, 0.25)),
    path('M-140,-64 Q-40,-92 40,-62 Q90,-48 140,-60 L140,-38 L-140,-38 Z', lighter(glow, 0.35)),
    path('M-70,-30 L-50,-30 L-70,0 L-96,0 Z M70,-30 L50,-30 L70,0 L96,0 Z', colours.iron),
  ]
})

export const cooler = prop(200, 260, ({ rng }) => {
  const body = rng.pick(enamel)
  return [
    rect(-96, -250, 192, 236, body, { rx: 12 }),
    rect(-96, -56, 192, 42, darker(body, 0.15), { rx: 10 }),
    rect(-78, -234, 156, 150, darker(body, 0.4), { rx: 10 }),
    circle(0, -158, 60, lighter(body, 0.2)),
    times(4, (i) =>
      ellipse(0, -184, 17, 30, darker(body, 0.25), { transform: `rotate(${i * 90 + 20} 0 -158)` }),
    ),
    circle(0, -158, 13, colours.vermilion),
    times(9, (i) => rect(-78, -228 + i * 17, 156, 4, body)),
    circle(-60, -36, 9, colours.ink),
    circle(-32, -36, 9, colours.ink),
    circle(-70, -7, 9, colours.ink),
    circle(70, -7, 9, colours.ink),
  ]
})

export const tableFan = prop(190, 270, (brush) => {
  const blade = hue(brush)
  return [
    rect(-62, -22, 124, 22, darker(blade, 0.3), { rx: 11 }),
    rect(-10, -100, 20, 82, colours.steel),
    circle(0, -174, 88, '#FFFFFF', { opacity: 0.35 }),
    times(4, (i) => ellipse(0, -212, 24, 42, blade, { transform: `rotate(${i * 90 + 18} 0 -174)` })),
    times(4, (i) => ring(0, -174, 24 + i * 21, colours.steel, 4)),
    circle(0, -174, 18, darker(blade)),
  ]
})

export const ceilingFan = hung(320, 110, (brush) => {
  const blade = brush.rng.pick([hue(brush), '#8A5A3A', '#F1EBDD'])
  return [
    rect(-5, 0, 10, 60, colours.iron),
    path('M-28,70 L-150,58 Q-164,74 -150,90 L-28,84 Z', blade),
    path('M28,70 L150,58 Q164,74 150,90 L28,84 Z', darker(blade, 0.12)),
    ellipse(0, 76, 38, 22, darker(blade, 0.3)),
    ellipse(0, 92, 22, 12, colours.gold),
  ]
})

export const mixer = prop(150, 230, (brush) => {
  const colour = hue(brush)
  return [
    path('M-46,-110 L-54,-204 L54,-204 L46,-110 Z', '#E3EEEA'),
    path('M-48,-130 L-52,-172 L52,-172 L48,-130 Z', '#E2702D'),
    stroke('M52,-190 q34,6 28,46 q-4,20 -30,22', colours.ink, 11),
    rect(-58, -224, 116, 24, colours.ink, { rx: 8 }),
    path('M-50,-112 L50,-112 L72,-8 Q72,0 64,0 L-64,0 Q-72,0 -72,-8 Z', colour),
    path('M14,-112 L50,-112 L72,-8 Q72,0 64,0 L24,0 Z', darker(colour, 0.15)),
    circle(0, -46, 24, colours.cream),
    rect(-3, -66, 6, 22, colours.ink),
  ]
})

export const splitAc = prop(330, 130, () => [
  rect(-160, -128, 320, 106, '#F6F1E4', { rx: 16 }),
  rect(-160, -60, 320, 38, '#DDD5C4', { rx: 14 }),
  rect(-140, -44, 280, 12, colours.ink, { rx: 6 }),
  rect(90, -110, 46, 18, colours.teal, { rx: 5 }),
  circle(-130, -100, 6, colours.leaf),
  times(3, (i) => stroke(`M${-80 + i * 80},-20 q-16,12 0,20`, '#BFE0E8', 6)),
])

export const outdoorUnit = prop(250, 190, () => [
  rect(-122, -182, 244, 170, '#E8E0D0', { rx: 10 }),
  circle(-36, -98, 72, '#BDB4A4'),
  times(5, (i) => ellipse(-36, -128, 20, 34, '#8F8678', { transform: `rotate(${i * 72} -36 -98)` })),
  times(3, (i) => ring(-36, -98, 26 + i * 22, '#6E665B', 4)),
  times(6, (i) => rect(54, -160 + i * 22, 54, 8, '#BDB4A4', { rx: 3 })),
  rect(-104, -14, 40, 14, colours.iron),
  rect(64, -14, 40, 14, colours.iron),
])

export const radio = prop(180, 120, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M50,-96 L84,-150', colours.steel, 5),
    rect(-88, -100, 176, 100, colour, { rx: 16 }),
    circle(-38, -50, 36, darker(colour, 0.35)),
    circle(-38, -50, 20, colours.gold),
    rect(16, -82, 58, 24, colours.cream, { rx: 5 }),
    circle(30, -30, 12, colours.cream),
    circle(62, -30, 12, colours.cream),
  ]
})

export const iron = prop(200, 150, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-54,-86 Q-50,-140 30,-128 Q60,-120 62,-74', colours.ink, 20),
    path('M-92,-18 Q-90,-88 -20,-88 L70,-88 Q90,-60 92,-18 Z', colour),
    path('M20,-88 L70,-88 Q90,-60 92,-18 L50,-18 Z', darker(colour, 0.16)),
    rect(-98, -22, 196, 22, colours.steel, { rx: 4 }),
    circle(10, -56, 15, colours.cream),
  ]
})
