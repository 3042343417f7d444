// The chemist, the clinic and the optician.
import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, group, move, path, rect, ring, stroke, times, turn } from '../svg.ts'

const cross = (x: number, y: number, size: number, colour: string) =>
  rect(x - size / 6, y - size / 2, size / 3, size, colour) +
  rect(x - size / 2, y - size / 6, size, size / 3, colour)

export const pillBottle = prop(90, 140, (brush) => {
  const glass = brush.rng.pick(['#E08A35', '#B9652B', '#FFF8EA', '#4F8FA0'])
  const cap = brush.rng.pick([colours.cream, colours.leaf, colours.indigo])
  return [
    rect(-40, -108, 80, 108, glass, { rx: 12 }),
    rect(12, -108, 28, 108, darker(glass, 0.15), { rx: 12 }),
    rect(-40, -80, 80, 54, '#FFFDF5'),
    cross(0, -53, 30, brush.rng.pick([colours.vermilion, colours.leaf])),
    rect(-44, -140, 88, 36, cap, { rx: 7 }),
    times(6, (i) => rect(-36 + i * 14, -134, 4, 24, darker(cap, 0.15))),
  ]
})

export const syrup = prop(80, 170, (brush) => {
  const label = hue(brush)
  return [
    path(
      'M-36,-8 L-36,-96 Q-36,-116 -16,-122 L-16,-142 L16,-142 L16,-122 Q36,-116 36,-96 L36,-8 Q36,0 28,0 L-28,0 Q-36,0 -36,-8',
      '#8A4A22',
    ),
    rect(-36, -88, 72, 64, '#FFFDF5'),
    rect(-36, -88, 72, 20, label),
    path('M0,-62 q14,18 0,28 q-14,-10 0,-28', label),
    rect(-20, -168, 40, 30, colours.cream, { rx: 5 }),
  ]
})

export const pillBox = prop(120, 70, (brush) => {
  const colour = hue(brush)
  return [
    rect(-60, -70, 120, 70, '#FFFDF5', { rx: 3 }),
    path('M-60,-70 L-10,-70 L-40,0 L-60,0 Z', colour),
    cross(24, -36, 28, colour),
    rect(-60, -8, 120, 8, darker('#FFFDF5', 0.12)),
  ]
})

export const blister = prop(150, 110, (brush) => {
  const pill = hue(brush)
  return [
    rect(-74, -110, 148, 106, colours.steel, { rx: 10 }),
    rect(-66, -102, 132, 90, lighter(colours.steel, 0.4), { rx: 8 }),
    times(8, (i) =>
      ellipse(-48 + (i % 4) * 32, -80 + Math.floor(i / 4) * 42, 12, 15, i % 3 ? pill : lighter(pill)),
    ),
    times(8, (i) =>
      ellipse(-51 + (i % 4) * 32, -85 + Math.floor(i / 4) * 42, 3, 5, '#FFFFFF', { opacity: 0.7 }),
    ),
  ]
})

export const mortar = prop(180, 180, ({ rng }) => {
  const stone = rng.pick([colours.brass, '#D8D2C4', '#B9653B'])
  return [
    stroke('M20,-110 L62,-168', darker(stone, 0.2), 22),
    path('M10,-118 q30,-44 60,-10 q-10,30 -60,10', '#5E8C3A'),
    path('M-82,-118 L82,-118 Q76,-36 36,-26 L48,0 L-48,0 L-36,-26 Q-76,-36 -82,-118', stone),
    path('M24,-118 L82,-118 Q76,-36 36,-26 L48,0 L14,0 Q60,-50 24,-118', darker(stone, 0.15)),
    rect(-90, -128, 180, 18, lighter(stone, 0.3), { rx: 9 }),
    cross(-16, -74, 40, colours.leaf),
  ]
})

export const firstAid = prop(190, 160, ({ rng }) => {
  const colour = rng.pick([colours.vermilion, colours.leaf, '#FFFDF5'])
  const mark = colour === '#FFFDF5' ? colours.vermilion : '#FFFDF5'
  return [
    stroke('M-34,-130 l0,-22 l68,0 l0,22', darker(colour, 0.4), 12),
    rect(-94, -132, 188, 132, colour, { rx: 16 }),
    rect(-94, -36, 188, 36, darker(colour, 0.14), { rx: 14 }),
    circle(0, -70, 44, lighter(colour, 0.25)),
    cross(0, -70, 58, mark),
  ]
})

export const stethoscope = prop(200, 220, (brush) => {
  const tube = brush.rng.pick([colours.indigo, colours.teal, colours.plum, colours.vermilion])
  return [
    stroke('M-62,-206 q-14,70 30,100 q46,-30 30,-100', darker(colours.steel, 0.18), 10),
    stroke('M-32,-108 C-32,-20 66,-10 66,-70', tube, 13),
    circle(66, -92, 30, colours.steel),
    circle(66, -92, 19, lighter(colours.steel, 0.6)),
    stroke('M-62,-206 l6,-8 M-2,-206 l-6,-8', tube, 12),
  ]
})

export const microscope = prop(180, 240, ({ rng }) => {
  const body = rng.pick(['#F1EBDD', colours.indigo, colours.teal])
  return [
    rect(-80, -22, 160, 22, darker(body, 0.25), { rx: 10 }),
    stroke('M40,-30 Q96,-110 30,-170', body, 26),
    rect(-58, -84, 92, 12, colours.iron, { rx: 4 }),
    rect(-40, -90, 50, 6, '#BFE0E0'),
    group(
      'translate(-14 -150) rotate(12)',
      rect(-18, -70, 36, 110, lighter(body, 0.2), { rx: 6 }) +
        rect(-12, 38, 24, 26, colours.steel) +
        rect(-13, -92, 26, 26, colours.ink, { rx: 4 }),
    ),
    circle(50, -70, 15, colours.steel),
    circle(58, -112, 11, colours.steel),
  ]
})

export const testTubes = prop(200, 160, (brush) => [
  times(4, (i) => {
    const x = -66 + i * 44
    return (
      path(`M${x - 14},-150 l28,0 l0,104 q0,16 -14,16 q-14,0 -14,-16 Z`, '#EAF3F1') +
      path(
        `M${x - 12},${-100 + (i % 3) * 14} l24,0 l0,${54 - (i % 3) * 14} q0,14 -12,14 q-12,0 -12,-14 Z`,
        hue(brush),
      ) +
      rect(x - 17, -156, 34, 9, colours.cream, { rx: 4 })
    )
  }),
  rect(-100, -104, 200, 16, colours.wood, { rx: 4 }),
  rect(-100, -18, 200, 18, darker(colours.wood), { rx: 4 }),
  rect(-98, -104, 14, 100, darker(colours.wood, 0.1)),
  rect(84, -104, 14, 100, darker(colours.wood, 0.1)),
])

export const glasses = prop(190, 80, (brush) => {
  const frame = hue(brush)
  const lens = brush.rng.pick(['#D5ECEC', '#D5ECEC', '#6B5A70', '#C98A4E'])
  const isRound = brush.rng.chance(0.5)
  const one = (x: number) =>
    isRound
      ? circle(x, -38, 33, lens, { stroke: frame, 'stroke-width': 9 })
      : rect(x - 36, -66, 72, 54, lens, { rx: 18, stroke: frame, 'stroke-width': 9 })
  return [
    stroke('M-84,-50 l-8,-14 M84,-50 l8,-14', frame, 8),
    one(-46),
    one(46),
    stroke('M-14,-44 q14,-14 28,0', frame, 8),
    stroke('M-60,-50 l18,-10 M32,-50 l18,-10', '#FFFFFF', 5, { opacity: 0.7 }),
  ]
})

export const glassesStand = prop(210, 230, (brush) => [
  rect(-70, -14, 140, 14, darker(colours.wood), { rx: 6 }),
  rect(-9, -220, 18, 210, colours.wood, { rx: 5 }),
  times(3, (i) =>
    move(0, -22 - i * 70, rect(-100, 0, 200, 7, darker(colours.wood, 0.1), { rx: 3 }), glasses.draw(brush)),
  ),
])

/** The rings that are read from afar, with the gap to be found. */
export const eyeChart = prop(170, 250, () => [
  rect(-85, -250, 170, 250, '#FFFDF5', { rx: 10 }),
  rect(-85, -250, 170, 22, colours.teal, { rx: 8 }),
  [
    [1, 34],
    [2, 22],
    [3, 15],
    [4, 10],
  ]
    .map(([count = 1, r = 10], row) =>
      times(count, (i) => {
        const gap = rect(r * 0.2, r * -0.16, r * 0.95, r * 0.32, '#FFFDF5')
        const side = turn(((row + i * 3) % 4) * 90 + 90, gap)
        return move(
          (i - (count - 1) / 2) * r * 2.6,
          -184 + row * 48,
          ring(0, 0, r * 0.72, colours.ink, r * 0.34),
          side,
        )
      }),
    )
    .join(''),
])

export const spectacleCase = prop(150, 70, (brush) => {
  const colour = hue(brush)
  return [
    path('M-74,0 Q-80,-62 -40,-64 L40,-64 Q80,-62 74,0 Z', colour),
    path('M-76,-24 L76,-24 Q78,-8 74,0 L-74,0 Q-78,-8 -76,-24', darker(colour, 0.2)),
    circle(0, -24, 7, colours.gold),
  ]
})

export const examBed = prop(420, 220, (brush) => {
  const cloth = hue(brush)
  return [
    stroke('M-150,-90 L-160,-4 M150,-90 L160,-4', colours.steel, 13),
    rect(-170, -46, 340, 10, colours.steel, { rx: 5 }),
    path('M-196,-150 L-196,-120 L-110,-120 L-80,-120 L-140,-212 Q-176,-214 -196,-150', lighter(cloth, 0.2)),
    rect(-200, -126, 400, 40, cloth, { rx: 14 }),
    rect(-200, -102, 400, 16, darker(cloth), { rx: 8 }),
    rect(-170, -158, 84, 34, '#FFFDF5', { rx: 15, transform: 'rotate(-24 -130 -150)' }),
    rect(20, -130, 150, 34, '#FFFDF5', { rx: 5 }),
  ]
})

export const doctorDesk = prop(330, 260, (brush) => [
  group('translate(-70 -150) scale(0.46)', microscope.draw(brush)),
  group('translate(14 -150) scale(0.42)', testTubes.draw(brush)),
  group('translate(100 -150) scale(0.5)', firstAid.draw(brush)),
  rect(-150, -134, 300, 134, '#E8DCC0'),
  rect(-132, -112, 110, 40, '#FFF6E6', { rx: 4 }),
  rect(-132, -62, 110, 46, '#FFF6E6', { rx: 4 }),
  rect(28, -112, 104, 96, '#FFF6E6', { rx: 4 }),
  cross(80, -64, 40, colours.vermilion),
  rect(-164, -152, 328, 22, colours.teal, { rx: 7 }),
])
