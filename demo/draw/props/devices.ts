// Phones, computers and what a camera studio keeps.
import { colours, darker, goods, lighter } from '../colour.ts'
import { hue, prop, type Brush } from '../prop.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'

const screen = ({ rng }: Brush) =>
  rng.pick(['#4F7CAC', '#2A8083', '#D9667B', '#E2702D', '#74325A', '#F2A516'])

const tiles = (
  brush: Brush,
  columns: number,
  rows: number,
  [x, y, step, size]: readonly [number, number, number, number],
) =>
  times(columns * rows, (i) =>
    rect(x + (i % columns) * step, y + Math.floor(i / columns) * step, size, size, lighter(hue(brush), 0.2), {
      rx: size * 0.28,
    }),
  )

export const phone = prop(90, 170, (brush) => {
  const glow = screen(brush)
  return [
    rect(-43, -170, 86, 170, colours.ink, { rx: 14 }),
    rect(-37, -158, 74, 146, glow, { rx: 8 }),
    path('M-37,-60 Q0,-100 37,-56 L37,-20 Q37,-12 29,-12 L-29,-12 Q-37,-12 -37,-20 Z', lighter(glow, 0.3)),
    circle(14, -122, 15, lighter(glow, 0.6)),
    rect(-12, -166, 24, 4, '#6B5A55', { rx: 2 }),
  ]
})

export const smartphone = prop(160, 300, (brush) => {
  const glow = screen(brush)
  return [
    rect(-76, -300, 152, 300, colours.ink, { rx: 24 }),
    rect(-66, -282, 132, 262, glow, { rx: 14 }),
    path(
      'M-66,-110 Q-10,-170 66,-96 L66,-34 Q66,-20 52,-20 L-52,-20 Q-66,-20 -66,-34 Z',
      lighter(glow, 0.25),
    ),
    tiles(brush, 3, 4, [-50, -262, 36, 27]),
    rect(-52, -58, 104, 28, '#FFFFFF', { rx: 14, opacity: 0.5 }),
    rect(-20, -294, 40, 6, '#6B5A55', { rx: 3 }),
  ]
})

export const phoneBack = prop(90, 170, (brush) => {
  const colour = hue(brush)
  return [
    rect(-43, -170, 86, 170, colour, { rx: 16 }),
    rect(8, -170, 35, 170, darker(colour, 0.12), { rx: 16 }),
    rect(-34, -160, 42, 42, darker(colour, 0.3), { rx: 12 }),
    times(3, (i) => circle(-24 + (i % 2) * 22, -150 + Math.floor(i / 2) * 22, 7, colours.ink)),
  ]
})

export const deviceBox = prop(110, 150, (brush) => {
  const colour = brush.rng.pick(['#FFFDF5', hue(brush), colours.ink])
  return [
    rect(-52, -150, 104, 150, colour, { rx: 3 }),
    rect(26, -150, 26, 150, darker(colour, 0.12)),
    rect(-32, -126, 46, 84, colours.ink, { rx: 8 }),
    rect(-28, -120, 38, 72, screen(brush), { rx: 5 }),
    rect(-52, -22, 104, 10, hue(brush)),
  ]
})

export const headphones = prop(160, 170, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M-60,-60 Q-66,-158 0,-158 Q66,-158 60,-60', colour, 16),
    rect(-78, -84, 38, 74, darker(colour, 0.2), { rx: 16 }),
    rect(40, -84, 38, 74, darker(colour, 0.2), { rx: 16 }),
    rect(-46, -78, 16, 62, colours.ink, { rx: 8 }),
    rect(30, -78, 16, 62, colours.ink, { rx: 8 }),
  ]
})

export const openPhone = prop(260, 170, (brush) => [
  group('translate(-66 -4) rotate(-4)', phone.draw(brush)),
  rect(22, -166, 88, 166, '#3F6B4A', { rx: 14 }),
  rect(32, -96, 44, 80, colours.iron, { rx: 5 }),
  times(5, (i) =>
    rect(34 + (i % 3) * 24, -150 + Math.floor(i / 3) * 24, 17, 15, i % 2 ? colours.gold : colours.steel),
  ),
  stroke('M88,-90 L88,-24 M98,-90 L98,-40', colours.gold, 4),
  stroke('M124,0 L112,-120', colours.vermilion, 11),
  stroke('M112,-120 L108,-162', colours.steel, 6),
])

export const desktop = prop(270, 240, (brush) => {
  const glow = screen(brush)
  return [
    rect(-130, -236, 260, 166, colours.ink, { rx: 10 }),
    rect(-120, -226, 240, 142, glow, { rx: 4 }),
    rect(-104, -208, 120, 84, '#FFFDF5', { rx: 5 }),
    times(4, (i) =>
      rect(-94, -196 + i * 17, [96, 76, 88, 50][i] ?? 60, 7, i === 0 ? colours.marigold : '#C9BDB0', {
        rx: 3,
      }),
    ),
    circle(66, -160, 32, lighter(glow, 0.5)),
    path('M66,-160 L66,-192 A32,32 0 0 1 94,-144 Z', colours.marigold),
    rect(-16, -72, 32, 36, darker(colours.steel, 0.3)),
    rect(-56, -40, 112, 10, colours.iron, { rx: 5 }),
    path('M-106,-22 L106,-22 L120,0 L-120,0 Z', '#DAD3C6'),
    times(2, (row) => times(11, (i) => rect(-96 + i * 17.4, -18 + row * 9, 13, 6, '#8F857A', { rx: 1.5 }))),
  ]
})

export const laptop = prop(270, 180, (brush) => {
  const glow = screen(brush)
  return [
    path('M-104,-26 L-104,-168 Q-104,-178 -94,-178 L94,-178 Q104,-178 104,-168 L104,-26 Z', colours.iron),
    rect(-94, -168, 188, 132, glow),
    path('M-94,-70 L-40,-112 L0,-84 L44,-130 L94,-90 L94,-36 L-94,-36 Z', lighter(glow, 0.3)),
    circle(-50, -136, 16, '#FFF3C4'),
    path('M-134,-6 L-108,-28 L108,-28 L134,-6 Q134,0 126,0 L-126,0 Q-134,0 -134,-6', colours.steel),
    path('M-96,-24 L96,-24 L104,-12 L-104,-12 Z', darker(colours.steel, 0.3)),
  ]
})

export const printer = prop(230, 190, (brush) => {
  const body = brush.rng.pick(['#EDE5D6', colours.iron, '#C9D3D3'])
  return [
    path('M-70,-120 L-56,-186 L56,-186 L70,-120 Z', '#FFFDF5'),
    rect(-108, -130, 216, 92, body, { rx: 14 }),
    rect(-108, -70, 216, 32, darker(body, 0.18), { rx: 10 }),
    rect(-78, -76, 156, 14, colours.ink, { rx: 5 }),
    path('M-68,-68 L68,-68 L84,-4 L-84,-4 Z', '#FFFDF5'),
    rect(-50, -54, 100, 30, screen(brush)),
    rect(-62, -18, 110, 5, '#C9BDB0'),
    times(3, (i) => circle(58 + i * 18, -106, 6, goods[i] ?? colours.leaf)),
    rect(-98, -10, 196, 10, darker(body, 0.3), { rx: 4 }),
  ]
})

export const camera = prop(240, 180, (brush) => {
  const body = brush.rng.pick([colours.ink, '#5A3426', colours.indigo])
  return [
    path('M-46,-136 L-30,-172 L40,-172 L54,-136 Z', lighter(body, 0.15)),
    rect(-116, -138, 232, 138, body, { rx: 20 }),
    rect(-116, -100, 232, 66, darker(hue(brush), 0.25)),
    circle(4, -68, 62, colours.steel),
    circle(4, -68, 52, colours.ink),
    circle(4, -68, 36, '#3F5E8C'),
    circle(4, -68, 18, '#1C2450'),
    circle(-10, -84, 10, '#DCEBF0'),
    rect(-98, -154, 40, 18, colours.vermilion, { rx: 6 }),
    circle(90, -118, 10, colours.gold),
  ]
})

export const tripodCamera = prop(240, 400, (brush) => [
  stroke('M0,-206 L-92,-6 M0,-206 L92,-6 M0,-206 L0,-14', colours.iron, 13),
  rect(-30, -222, 60, 22, colours.ink, { rx: 6 }),
  group('translate(0 -220)', camera.draw(brush)),
])

export const softbox = prop(200, 420, () => [
  stroke('M20,-240 L-60,-6 M20,-240 L90,-6 M20,-240 L20,-10', colours.iron, 10),
  path('M-92,-400 L96,-374 L86,-236 L-70,-262 Z', colours.ink),
  path('M-84,-390 L88,-367 L79,-246 L-64,-269 Z', '#FFF8E0'),
  path('M-10,-380 L2,-258', 'none', { stroke: '#F0DFAE', 'stroke-width': 4 }),
  circle(20, -238, 13, colours.vermilion),
])

export const photoFrame = prop(150, 180, (brush) => {
  const [frame, sky] = [
    brush.rng.pick([colours.gold, colours.wood, colours.ink, colours.cream]),
    screen(brush),
  ]
  return [
    rect(-74, -178, 148, 178, frame, { rx: 6 }),
    rect(-60, -164, 120, 150, '#FFFDF5'),
    rect(-50, -154, 100, 130, lighter(sky, 0.4)),
    circle(20, -122, 18, '#FFF3C4'),
    path('M-50,-60 L-14,-104 L14,-72 L32,-90 L50,-66 L50,-24 L-50,-24 Z', sky),
    path('M-50,-40 Q0,-66 50,-40 L50,-24 L-50,-24 Z', darker(sky)),
  ]
})

export const lensRow = prop(150, 110, () => [
  times(2, (i) =>
    [
      rect(-70 + i * 76, -100 + i * 26, 62, 100 - i * 26, colours.ink, { rx: 8 }),
      rect(-70 + i * 76, -60 + i * 12, 62, 8, colours.vermilion),
      ellipse(-39 + i * 76, -100 + i * 26, 30, 9, '#4F7CAC'),
    ].join(''),
  ),
])

/** Two places at a long table. */
export const cyberDesk = prop(560, 340, (brush) => [
  ...[-140, 140].map((x) => group(`translate(${x} -150) scale(0.78)`, desktop.draw(brush))),
  rect(-270, -150, 540, 24, lighter(colours.wood, 0.15), { rx: 6 }),
  rect(-256, -126, 20, 126, colours.wood),
  rect(-10, -126, 20, 126, colours.wood),
  rect(236, -126, 20, 126, colours.wood),
  ...[-130, 130].map(
    (x) =>
      rect(x - 50, -66, 100, 22, hue(brush), { rx: 11 }) +
      stroke(`M${x - 30},-44 L${x - 36},-4 M${x + 30},-44 L${x + 36},-4`, colours.iron, 9),
  ),
])
