// Buildings and trees, for scenes in the open.
import { colours, darker, lighter } from '../colour.ts'
import { hue, prop, type Brush } from '../prop.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'

const plaster = ({ rng }: Brush) =>
  rng.pick(['#F3DDB2', '#E9A793', '#93BDD0', '#EDBE66', '#86AD7B', '#E4878F', '#FBF0DC', '#C98A72'])
const pane = ({ setting }: Brush) => (setting.light.isLit ? '#FFDF8E' : '#9CC8CC')

const window = (brush: Brush, x: number, y: number, width: number, height: number) =>
  [
    rect(x - 5, y - 5, width + 10, height + 10, colours.cream, { rx: 3 }),
    rect(x, y, width, height, pane(brush)),
    rect(x + width / 2 - 2, y, 4, height, colours.cream),
    rect(x, y + height * 0.45, width, 4, colours.cream),
    rect(x - 9, y + height + 5, width + 18, 8, darker(colours.cream, 0.2), { rx: 3 }),
  ].join('')

const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  path(
    `M${x},${y} L${x},${y - height * 0.6} Q${x},${y - height * 0.86} ${x + width / 2},${y - height} Q${x + width},${y - height * 0.86} ${x + width},${y - height * 0.6} L${x + width},${y} Z`,
    fill,
  )

const door = (x: number, width: number, height: number, colour: string) =>
  arch(x - 8, 0, width + 16, height + 12, colours.cream) +
  arch(x, 0, width, height, colour) +
  rect(x + width / 2 - 2, -height * 0.86, 4, height * 0.86, darker(colour, 0.35)) +
  circle(x + width / 2 - 12, -height * 0.4, 5, colours.gold) +
  circle(x + width / 2 + 12, -height * 0.4, 5, colours.gold)

export const house = prop(360, 350, (brush) => {
  const [wall, roof] = [
    plaster(brush),
    brush.rng.pick([colours.brick, colours.vermilion, colours.teal, colours.plum]),
  ]
  return [
    rect(84, -330, 38, 90, darker(wall, 0.2)),
    rect(-150, -216, 300, 216, wall),
    rect(70, -216, 80, 216, darker(wall, 0.1)),
    path('M-180,-208 L0,-338 L180,-208 Z', roof),
    path('M0,-338 L180,-208 L90,-208 Z', darker(roof, 0.18)),
    circle(0, -252, 24, colours.cream),
    circle(0, -252, 17, pane(brush)),
    window(brush, -122, -160, 66, 74),
    window(brush, 62, -160, 66, 74),
    door(-32, 64, 118, hue(brush)),
    rect(-150, -12, 300, 12, darker(wall, 0.3)),
  ]
})

export const flats = prop(300, 520, (brush) => {
  const wall = plaster(brush)
  const balcony = hue(brush)
  return [
    rect(-140, -500, 280, 500, wall),
    rect(60, -500, 80, 500, darker(wall, 0.1)),
    rect(-150, -512, 300, 22, darker(wall, 0.25)),
    rect(-100, -548, 60, 38, '#2B2B33', { rx: 8 }),
    times(8, (i) => {
      const [x, y] = [-104 + (i % 2) * 124, -460 + Math.floor(i / 2) * 104]
      return (
        window(brush, x, y, 84, 54) +
        rect(x - 14, y + 48, 112, 24, balcony, { rx: 3 }) +
        times(5, (bar) => rect(x - 8 + bar * 24, y + 50, 5, 22, lighter(balcony, 0.5)))
      )
    }),
    door(-30, 60, 64, colours.wood),
  ]
})

export const hotel = prop(620, 560, (brush) => {
  const wall = plaster(brush)
  const trim = brush.rng.pick([colours.brick, colours.teal, colours.plum, colours.indigo])
  return [
    rect(-290, -470, 580, 470, wall),
    rect(-310, -486, 620, 26, trim),
    path('M-110,-486 L-110,-520 Q0,-590 110,-520 L110,-486 Z', lighter(wall, 0.3)),
    rect(-70, -524, 140, 32, trim, { rx: 8 }),
    times(5, (i) => circle(-48 + i * 24, -508, 6, '#FFDF8E')),
    times(2, (row) =>
      times(5, (i) => {
        const x = -258 + i * 108
        const y = -430 + row * 142
        return (
          arch(x - 6, y + 96, 96, 108, colours.cream) +
          arch(x, y + 96, 84, 98, pane(brush)) +
          rect(x - 14, y + 78, 112, 24, trim, { rx: 4 }) +
          times(5, (bar) => rect(x - 6 + bar * 24, y + 80, 6, 22, lighter(trim, 0.4)))
        )
      }),
    ),
    rect(-290, -150, 580, 16, trim),
    times(4, (i) => rect([-270, -170, 146, 246][i] ?? 0, -134, 26, 134, lighter(wall, 0.35))),
    door(-60, 120, 126, colours.wood),
    path('M-130,-150 L130,-150 L156,-112 L-156,-112 Z', colours.vermilion),
    times(6, (i) => path(`M${-156 + i * 52},-114 q26,26 52,0 Z`, i % 2 ? colours.cream : colours.vermilion)),
    window(brush, -228, -110, 50, 70),
    window(brush, 184, -110, 50, 70),
    rect(-300, -10, 600, 10, darker(wall, 0.35)),
  ]
})

export const school = prop(640, 400, (brush) => {
  const wall = brush.rng.pick(['#EDBE66', '#E9A793', '#F3DDB2', '#93BDD0'])
  const roof = brush.rng.pick([colours.brick, colours.teal, colours.indigo])
  return [
    rect(-4, -470, 7, 130, colours.wood),
    path('M3,-468 Q40,-484 70,-462 Q40,-446 3,-424 Z', colours.marigold),
    rect(-310, -250, 620, 250, wall),
    rect(-324, -272, 648, 30, roof),
    path('M-120,-272 L0,-360 L120,-272 Z', lighter(wall, 0.25)),
    path('M-136,-266 L0,-372 L136,-266 L114,-266 L0,-346 L-114,-266 Z', roof),
    circle(0, -300, 26, colours.cream),
    stroke('M0,-300 L0,-316 M0,-300 L10,-294', colours.ink, 4),
    times(4, (i) => window(brush, [-286, -186, 116, 216][i] ?? 0, -196, 70, 92)),
    times(2, (i) => rect(-80 + i * 142, -242, 18, 242, lighter(wall, 0.45))),
    door(-44, 88, 160, colours.teal),
    rect(-310, -40, 620, 40, darker(wall, 0.22)),
    rect(-74, -14, 148, 14, darker(wall, 0.4)),
  ]
})

export const bank = prop(600, 400, (brush) => {
  const stone = brush.rng.pick(['#F3E3C3', '#E4CDB0', '#DCE3DC'])
  const roof = brush.rng.pick([colours.indigo, colours.leaf, colours.brick])
  return [
    path('M-290,-270 L0,-392 L290,-270 Z', roof),
    path('M-220,-278 L0,-368 L220,-278 Z', lighter(roof, 0.2)),
    circle(0, -308, 26, colours.gold),
    circle(0, -308, 15, lighter(colours.gold)),
    rect(-280, -272, 560, 30, stone),
    rect(-260, -242, 520, 210, darker(stone, 0.22)),
    times(
      6,
      (i) =>
        rect(-256 + i * 95, -242, 38, 210, lighter(stone, 0.3)) +
        rect(-262 + i * 95, -242, 50, 14, stone) +
        rect(-262 + i * 95, -48, 50, 16, stone),
    ),
    door(-40, 80, 150, colours.wood),
    rect(-290, -34, 580, 18, stone),
    rect(-306, -16, 612, 16, darker(stone, 0.12)),
  ]
})

export const halfBuilt = prop(460, 430, () => [
  rect(-190, -280, 378, 280, '#D6C6AC'),
  rect(-60, -130, 118, 130, '#8C7A66'),
  rect(-60, -260, 118, 106, '#8C7A66'),
  ...[-190, -70, 50, 170].map((x) => rect(x, -410, 18, 410, '#B9AFA0')),
  times(3, (i) => rect(-210, -150 - i * 130, 430, 20, '#A59B8B')),
  times(5, (row) =>
    times(6, (i) => rect(-172 + i * 17, -28 - row * 25, 15, 22, i % 2 ? '#B4532F' : '#C2623C')),
  ),
  times(4, (row) =>
    times(6, (i) => rect(68 + i * 17, -178 - row * 25, 15, 22, i % 2 ? '#A4492F' : '#B4532F')),
  ),
  stroke(
    'M-230,0 L-230,-420 M230,0 L230,-420 M-230,-210 L-190,-210 M-244,-300 L-180,-300 M188,-180 L244,-180 M188,-330 L244,-330',
    '#C58B4A',
    8,
  ),
  times(4, (i) => stroke(`M${-181 + i * 120},-410 l0,-34`, '#7C5A44', 5)),
])

export const tree = prop(260, 340, ({ rng }) => {
  const leaf = rng.pick(['#5E9A52', '#3F7A48', '#7FA650', '#4E8A6A'])
  return [
    path('M-20,0 Q-10,-80 -14,-150 L14,-150 Q12,-80 24,0 Z', '#7A4F30'),
    circle(-58, -196, 66, darker(leaf, 0.12)),
    circle(60, -190, 64, darker(leaf, 0.06)),
    circle(0, -246, 84, leaf),
    circle(-24, -270, 30, lighter(leaf, 0.16)),
    circle(40, -226, 20, lighter(leaf, 0.12)),
  ]
})

export const palm = prop(280, 430, () => [
  path('M-12,0 Q14,-160 -6,-330 L12,-330 Q36,-160 18,0 Z', '#9C6B42'),
  times(8, (i) => stroke(`M${-8 + i * 2.5},${-40 - i * 36} l22,-4`, '#7A4F30', 4)),
  ...[1, -1].map((side) =>
    group(
      `translate(2 -332) scale(${side} 1)`,
      times(4, (i) =>
        path('M0,0 Q66,-64 138,6 Q70,-24 0,0', i % 2 ? '#3F7A48' : '#5E9A52', {
          transform: `rotate(${i * 34 - 58})`,
        }),
      ),
    ),
  ),
  circle(-10, -322, 13, '#8A5A32'),
  circle(14, -318, 13, '#7A4A28'),
])

export const bush = prop(200, 110, ({ rng }) => {
  const leaf = rng.pick(['#5E9A52', '#3F7A48', '#7FA650'])
  return [
    ellipse(-50, -44, 50, 44, darker(leaf, 0.1)),
    ellipse(50, -44, 50, 44, leaf),
    ellipse(0, -60, 54, 54, lighter(leaf, 0.08)),
    times(6, (i) =>
      circle(-60 + i * 24, -40 - (i % 3) * 18, 6, rng.pick([colours.rose, colours.marigold, colours.cream])),
    ),
  ]
})

export const plotBoard = prop(210, 220, (brush) => [
  rect(-70, -90, 14, 90, colours.wood),
  rect(56, -90, 14, 90, colours.wood),
  rect(-100, -214, 200, 130, hue(brush), { rx: 8 }),
  group('translate(0 -104) scale(0.28)', house.draw(brush)),
])
