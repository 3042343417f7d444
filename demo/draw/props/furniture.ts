import { colours, darker, lighter } from '../colour.ts'
import { hue, prop, type Brush } from '../prop.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

const timber = ({ rng }: Brush) => rng.pick(['#A8683A', '#8A4F2B', '#C58B4A', '#6B3F26'])

export const sofa = prop(420, 230, (brush) => {
  const [cloth, cushion] = [hue(brush), hue(brush)]
  return [
    rect(-170, -22, 24, 22, colours.wood),
    rect(146, -22, 24, 22, colours.wood),
    path('M-170,-90 Q-180,-214 -110,-218 L110,-218 Q180,-214 170,-90 Z', cloth),
    rect(-3, -216, 6, 110, darker(cloth)),
    rect(-160, -116, 320, 64, lighter(cloth, 0.14), { rx: 18 }),
    rect(-160, -72, 320, 54, darker(cloth, 0.14), { rx: 12 }),
    rect(-206, -158, 62, 140, cloth, { rx: 28 }),
    rect(144, -158, 62, 140, cloth, { rx: 28 }),
    rect(-126, -176, 72, 72, cushion, { rx: 14, transform: 'rotate(10 -90 -140)' }),
    rect(56, -174, 70, 70, lighter(cushion, 0.35), { rx: 14, transform: 'rotate(-9 90 -140)' }),
    circle(91, -139, 12, cushion),
  ]
})

export const chair = prop(150, 270, (brush) => {
  const [wood, seat] = [timber(brush), hue(brush)]
  return [
    rect(-64, -262, 16, 262, wood, { rx: 5 }),
    rect(48, -262, 16, 262, darker(wood, 0.12), { rx: 5 }),
    path('M-64,-262 Q0,-284 64,-262 L64,-226 Q0,-244 -64,-226 Z', wood),
    times(4, (i) => rect(-36 + i * 20, -236, 10, 104, lighter(wood, 0.14))),
    rect(-74, -138, 148, 30, seat, { rx: 12 }),
    rect(-72, -114, 144, 14, wood, { rx: 4 }),
    rect(-56, -52, 112, 9, darker(wood, 0.2)),
  ]
})

export const bed = prop(480, 240, (brush) => {
  const [wood, sheet, blanket] = [timber(brush), '#FFF8EA', hue(brush)]
  return [
    path('M-230,0 L-230,-190 Q-180,-240 -130,-200 Q-80,-240 -30,-196 L-30,-80 L-210,-80 Z', wood),
    rect(-230, -10, 22, 10, darker(wood)),
    rect(-216, -110, 440, 60, sheet, { rx: 16 }),
    path('M-40,-116 Q90,-128 214,-112 Q232,-108 230,-90 L230,-30 L-60,-30 Q-40,-70 -40,-116', blanket),
    times(4, (i) =>
      stroke(`M${10 + i * 56},-112 Q${4 + i * 56},-70 ${10 + i * 56},-34`, lighter(blanket, 0.35), 6),
    ),
    rect(-206, -146, 110, 44, lighter(blanket, 0.5), { rx: 18 }),
    rect(-226, -52, 456, 34, darker(wood, 0.1), { rx: 5 }),
    rect(206, -90, 24, 90, wood, { rx: 5 }),
    rect(-230, -40, 22, 40, wood),
  ]
})

export const almirah = prop(220, 370, (brush) => {
  const wood = brush.rng.pick([timber(brush), '#7FA69A', '#C98A72', '#5E7FA0'])
  return [
    rect(-108, -360, 216, 346, wood, { rx: 6 }),
    rect(-116, -370, 232, 22, darker(wood), { rx: 6 }),
    rect(-94, -334, 88, 300, lighter(wood, 0.18), { rx: 4 }),
    rect(6, -334, 88, 300, lighter(wood, 0.1), { rx: 4 }),
    rect(-80, -318, 60, 140, '#CFE6E4', { rx: 3 }),
    path('M-76,-190 L-34,-314 L-22,-314 L-64,-190 Z', '#FFFFFF', { opacity: 0.55 }),
    rect(20, -318, 60, 110, darker(wood, 0.1), { rx: 3 }),
    rect(20, -190, 60, 140, darker(wood, 0.1), { rx: 3 }),
    rect(-80, -160, 60, 110, darker(wood, 0.1), { rx: 3 }),
    rect(-16, -206, 7, 42, colours.gold, { rx: 3 }),
    rect(9, -206, 7, 42, colours.gold, { rx: 3 }),
    rect(-96, -16, 26, 16, darker(wood, 0.3)),
    rect(70, -16, 26, 16, darker(wood, 0.3)),
  ]
})

export const table = prop(330, 180, (brush) => {
  const wood = timber(brush)
  return [
    rect(-140, -164, 22, 164, darker(wood, 0.15)),
    rect(118, -164, 22, 164, darker(wood, 0.15)),
    rect(-130, -158, 260, 34, darker(wood, 0.08)),
    rect(-164, -178, 328, 24, lighter(wood, 0.12), { rx: 8 }),
  ]
})

export const stool = prop(130, 130, (brush) => {
  const wood = timber(brush)
  return [
    stroke('M-34,-106 L-48,-6 M34,-106 L48,-6', wood, 14),
    stroke('M-42,-50 L42,-50', darker(wood, 0.2), 9),
    rect(-62, -124, 124, 24, hue(brush), { rx: 12 }),
  ]
})

export const sideLamp = prop(140, 260, (brush) => {
  const shade = hue(brush)
  return [
    rect(-44, -14, 88, 14, colours.brass, { rx: 7 }),
    rect(-6, -160, 12, 150, colours.brass),
    path('M-34,-254 L34,-254 L66,-150 L-66,-150 Z', shade),
    path('M10,-254 L34,-254 L66,-150 L20,-150 Z', darker(shade, 0.12)),
    rect(-66, -158, 132, 10, lighter(shade, 0.5)),
  ]
})

export const plant = prop(260, 250, (brush) => {
  const pot = brush.rng.pick(['#B9653B', colours.teal, colours.indigo, '#E9DCC3', colours.brass])
  return [
    times(7, (i) =>
      path('M0,-80 C-34,-130 -22,-200 0,-236 C22,-200 34,-130 0,-80', i % 2 ? '#3F7A48' : '#5E9A52', {
        transform: `rotate(${(i - 3) * 22} 0 -84)`,
      }),
    ),
    path('M-52,-92 L52,-92 L38,0 L-38,0 Z', pot),
    path('M14,-92 L52,-92 L38,0 L12,0 Z', darker(pot, 0.16)),
    rect(-58, -102, 116, 20, lighter(pot, 0.15), { rx: 6 }),
  ]
})

export const saw = prop(250, 110, (brush) => {
  const wood = timber(brush)
  return [
    path('M-60,-92 L122,-60 L122,-36 L-60,-6 Z', colours.steel),
    path(`M-60,-6 ${times(15, () => 'l6,-9 l6,7 ')} L122,-40 Z`, darker(colours.steel, 0.2)),
    path('M-60,-100 Q-124,-110 -122,-50 Q-120,0 -60,2 Z', wood),
    ellipse(-88, -50, 16, 26, '#F7DDB5', { opacity: 0.9 }),
    circle(-68, -82, 5, colours.gold),
    circle(-68, -18, 5, colours.gold),
  ]
})

export const planks = prop(230, 330, (brush) => [
  times(5, (i) => {
    const wood = timber(brush)
    const height = 320 - ((i * 53) % 90)
    return (
      rect(-112 + i * 46, -height, 42, height, wood, { rx: 3 }) +
      stroke(`M${-96 + i * 46},${-height + 20} q8,60 0,${height - 60}`, darker(wood, 0.16), 4) +
      circle(-88 + i * 46, -height * 0.5, 6, darker(wood, 0.25))
    )
  }),
])
