// Papers, money and property.
import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, ring, stroke, times } from '../svg.ts'

export const justice = prop(260, 260, () => {
  const pan = (x: number) =>
    stroke(`M${x},-200 l-38,86 M${x},-200 l38,86`, darker(colours.gold), 3) +
    path(
      `M${x - 48},-116 L${x + 48},-116 Q${x + 36},-84 ${x},-84 Q${x - 36},-84 ${x - 48},-116`,
      colours.gold,
    )
  return [
    rect(-66, -16, 132, 16, darker(colours.gold, 0.3), { rx: 6 }),
    path('M-36,-16 L36,-16 L12,-40 L-12,-40 Z', colours.gold),
    rect(-8, -226, 16, 190, colours.gold),
    stroke('M-90,-200 Q0,-224 90,-200', colours.gold, 11),
    circle(0, -238, 16, lighter(colours.gold)),
    pan(-88),
    pan(88),
  ]
})

export const gavel = prop(230, 150, () => [
  rect(-100, -24, 120, 24, '#6B3F26', { rx: 8 }),
  rect(-88, -34, 96, 12, '#8A4F2B', { rx: 5 }),
  group(
    'translate(-20 -86) rotate(-24)',
    rect(-10, -9, 150, 18, '#8A4F2B', { rx: 9 }),
    rect(-52, -40, 74, 80, '#6B3F26', { rx: 10 }),
    rect(-44, -40, 10, 80, colours.gold),
    rect(4, -40, 10, 80, colours.gold),
  ),
])

export const deed = prop(170, 210, (brush) => [
  path('M-76,0 L-76,-206 L52,-206 L78,-180 L78,0 Z', '#FFF6E0'),
  path('M52,-206 L52,-180 L78,-180 Z', '#E0CFA8'),
  rect(-56, -184, 80, 14, hue(brush), { rx: 4 }),
  times(5, (i) => rect(-56, -154 + i * 20, [112, 100, 112, 90, 60][i] ?? 90, 7, '#CDBFA6', { rx: 3 })),
  path('M26,-34 l-8,34 l14,-10 l14,10 l-6,-34 Z', darker(colours.vermilion)),
  circle(34, -42, 24, colours.vermilion),
  circle(34, -42, 14, lighter(colours.vermilion, 0.25)),
])

export const files = prop(200, 170, (brush) => [
  times(6, (i) => {
    const colour = hue(brush)
    return (
      rect(-98 + i * 33, -166, 30, 166, colour, { rx: 3 }) +
      rect(-92 + i * 33, -140, 18, 44, '#FFF6E6', { rx: 2 }) +
      circle(-83 + i * 33, -34, 8, '#FFF6E6')
    )
  }),
])

export const stamp = prop(120, 130, (brush) => [
  circle(0, -104, 25, colours.wood),
  path('M-13,-88 L13,-88 L22,-46 L-22,-46 Z', darker(colours.wood)),
  rect(-48, -48, 96, 26, colours.wood, { rx: 6 }),
  rect(-44, -22, 88, 12, hue(brush)),
  rect(-58, -10, 116, 10, colours.indigo, { rx: 3 }),
])

export const calculator = prop(130, 170, (brush) => [
  rect(-62, -168, 124, 168, colours.iron, { rx: 14 }),
  rect(-48, -152, 96, 36, '#CFE0B8', { rx: 5 }),
  times(12, (i) =>
    rect(
      -48 + (i % 4) * 25.5,
      -102 + Math.floor(i / 4) * 31,
      19,
      22,
      i % 4 === 3 ? colours.marigold : '#E9E2D3',
      { rx: 5 },
    ),
  ),
  rect(-62, -8, 124, 8, hue(brush), { rx: 4 }),
])

export const coins = prop(210, 150, () => {
  const pile = (x: number, count: number) =>
    times(count, (i) =>
      rect(x - 32, -17 - i * 17, 64, 15, i % 2 ? colours.gold : lighter(colours.gold, 0.3), { rx: 7 }),
    )
  return [pile(-68, 4), pile(0, 8), pile(68, 6)]
})

/** The clay money pot with its slot. */
export const gullak = prop(180, 200, () => [
  circle(0, -190, 17, colours.gold),
  path('M-86,-76 Q-86,-164 0,-168 Q86,-164 86,-76 Q82,-4 40,0 L-40,0 Q-82,-4 -86,-76', '#B9653B'),
  path('M20,-167 Q86,-160 86,-76 Q82,-4 40,0 L16,0 Q64,-80 20,-167', '#9C4E2B'),
  rect(-28, -160, 56, 11, '#5A2E1C', { rx: 5 }),
  stroke('M-84,-84 Q0,-62 84,-84', '#F0C48C', 6),
  times(6, (i) => circle(-62 + i * 25, -52 - (i === 0 || i === 5 ? 4 : 0), 6, '#F0C48C')),
])

export const safe = prop(200, 210, (brush) => {
  const colour = brush.rng.pick([colours.indigo, colours.iron, colours.leaf])
  return [
    rect(-96, -200, 192, 188, darker(colour, 0.3), { rx: 12 }),
    rect(-80, -184, 160, 156, colour, { rx: 8 }),
    circle(6, -106, 42, colours.steel),
    times(4, (i) =>
      stroke('M6,-142 L6,-70', darker(colours.steel, 0.35), 9, { transform: `rotate(${i * 45} 6 -106)` }),
    ),
    circle(6, -106, 15, colours.gold),
    rect(-92, -160, 10, 30, colours.gold),
    rect(-92, -80, 10, 30, colours.gold),
    rect(-80, -12, 34, 12, colours.ink),
    rect(46, -12, 34, 12, colours.ink),
  ]
})

export const umbrella = prop(260, 260, (brush) => {
  const [a, b] = [hue(brush), colours.cream]
  return [
    stroke('M0,-220 L0,-34 Q0,-6 -24,-6 Q-44,-6 -44,-30', colours.wood, 11),
    path(
      'M-124,-116 Q-110,-240 0,-244 Q110,-240 124,-116 Q104,-140 83,-116 Q62,-140 41,-116 Q20,-140 0,-116 Q-20,-140 -41,-116 Q-62,-140 -83,-116 Q-104,-140 -124,-116',
      a,
    ),
    path('M-41,-116 Q-50,-220 0,-244 Q50,-220 41,-116 Q20,-140 0,-116 Q-20,-140 -41,-116', b),
    path('M0,-116 Q0,-220 0,-244 Q50,-220 41,-116 Q20,-140 0,-116', darker(b, 0.08)),
    rect(-4, -258, 8, 18, colours.gold, { rx: 3 }),
  ]
})

export const key = prop(130, 230, ({ rng }) => {
  const metal = rng.pick([colours.gold, colours.brass, colours.steel])
  return [
    ring(0, -178, 38, metal, 19),
    rect(-10, -142, 20, 142, metal, { rx: 4 }),
    rect(8, -40, 36, 16, metal, { rx: 3 }),
    rect(8, -14, 26, 14, metal, { rx: 3 }),
    rect(-10, -142, 7, 142, lighter(metal, 0.5)),
  ]
})

export const deskBell = prop(170, 120, () => [
  rect(-80, -18, 160, 18, colours.ink, { rx: 8 }),
  path('M-66,-22 Q-62,-92 0,-94 Q62,-92 66,-22 Z', colours.gold),
  path('M16,-93 Q62,-88 66,-22 L36,-22 Q42,-74 16,-93', darker(colours.gold, 0.16)),
  stroke('M-44,-36 Q-40,-66 -18,-76', '#FFF3C4', 7),
  rect(-5, -108, 10, 16, colours.iron),
  ellipse(0, -110, 15, 8, colours.iron),
])

export const wallClock = prop(170, 170, (brush) => {
  const frame = hue(brush)
  return [
    circle(0, -85, 84, frame),
    circle(0, -85, 68, '#FFFDF5'),
    times(12, (i) =>
      rect(-3, -147, 6, i % 3 ? 9 : 16, colours.ink, { transform: `rotate(${i * 30} 0 -85)` }),
    ),
    stroke('M0,-85 L0,-126 M0,-85 L30,-72', colours.ink, 7),
    circle(0, -85, 8, frame),
  ]
})

export const deskSet = prop(430, 260, (brush) => {
  const wood = brush.rng.pick(['#8A4F2B', '#6B3F26', '#A8683A'])
  return [
    group('translate(-120 -150) scale(0.6)', files.draw(brush)),
    group('translate(120 -150) scale(0.62)', justice.draw(brush)),
    group('translate(-10 -150) scale(0.5)', deed.draw(brush)),
    rect(-190, -130, 380, 130, wood),
    rect(-170, -108, 130, 92, lighter(wood, 0.12), { rx: 4 }),
    rect(40, -108, 130, 92, lighter(wood, 0.12), { rx: 4 }),
    circle(-105, -62, 8, colours.gold),
    circle(105, -62, 8, colours.gold),
    rect(-212, -152, 424, 26, lighter(wood, 0.16), { rx: 7 }),
  ]
})
