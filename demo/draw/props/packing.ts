// The godown: cartons, drums and what moves them.
import { colours, darker, lighter } from '../colour.ts'
import { hue, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'
import { bag } from './grocery.ts'

export const carton = prop(150, 120, (brush) => {
  const board = brush.rng.pick(['#C99A62', '#D8AE78', '#B9854C'])
  return [
    rect(-74, -118, 148, 118, board, { rx: 3 }),
    rect(30, -118, 44, 118, darker(board, 0.1)),
    rect(-74, -118, 148, 24, lighter(board, 0.2)),
    rect(-14, -118, 28, 54, '#EAD9B8'),
    path('M-54,-34 l14,-22 l14,22 Z', hue(brush)),
    rect(-20, -56, 22, 22, hue(brush), { rx: 4 }),
  ]
})

export const cartonPile = prop(330, 370, (brush) => [
  times(3, (row) =>
    times(row === 2 ? 1 : 2, (i) =>
      group(
        `translate(${(i - (row === 2 ? 0 : 0.5)) * 154 + (row === 2 ? 20 : 0)} ${-row * 120})`,
        carton.draw(brush),
      ),
    ),
  ),
])

export const sackPile = prop(670, 270, (brush) => [
  [3, 2, 1]
    .map((count, row) =>
      times(count, (i) => group(`translate(${(i - (count - 1) / 2) * 224} ${-row * 80})`, bag.draw(brush))),
    )
    .join(''),
])

export const drum = prop(150, 210, (brush) => {
  const colour = hue(brush)
  return [
    rect(-72, -200, 144, 196, colour, { rx: 8 }),
    rect(26, -200, 46, 196, darker(colour, 0.16), { rx: 8 }),
    times(3, (i) => rect(-76, -204 + i * 96, 152, 12, lighter(colour, 0.2), { rx: 6 })),
    ellipse(0, -202, 72, 13, darker(colour, 0.25)),
    circle(24, -203, 9, colours.steel),
  ]
})

export const handTruck = prop(200, 330, (brush) => [
  stroke('M60,-30 L60,-320 L92,-326', colours.vermilion, 13),
  group('translate(-20 -26)', carton.draw(brush)),
  group('translate(-20 -146) scale(0.86)', carton.draw(brush)),
  rect(-96, -28, 164, 13, colours.iron, { rx: 4 }),
  circle(56, -22, 22, colours.ink),
  circle(56, -22, 9, colours.steel),
])

/** The flat cart that is pulled by hand through every market. */
export const thela = prop(430, 240, (brush) => [
  times(3, (i) =>
    group(`translate(${-110 + i * 108} -106) scale(${0.78 - (i % 2) * 0.08})`, carton.draw(brush)),
  ),
  rect(-200, -112, 372, 20, colours.wood, { rx: 5 }),
  rect(-200, -96, 372, 10, darker(colours.wood)),
  stroke('M170,-104 L210,-150', colours.wood, 11),
  ...[-104, 92].map((x) =>
    [
      circle(x, -52, 52, 'none', { stroke: colours.ink, 'stroke-width': 9 }),
      times(6, (i) =>
        stroke(`M${x},-52 L${x},-100`, colours.iron, 4, { transform: `rotate(${i * 60} ${x} -52)` }),
      ),
      circle(x, -52, 9, colours.iron),
    ].join(''),
  ),
])

export const platformScale = prop(220, 250, (brush) => [
  rect(60, -236, 16, 220, colours.iron, { rx: 4 }),
  circle(68, -206, 42, colours.cream, { stroke: colours.vermilion, 'stroke-width': 9 }),
  stroke('M68,-206 L90,-226', colours.ink, 5),
  group('translate(-28 -30) scale(0.8)', carton.draw(brush)),
  rect(-108, -32, 190, 18, colours.steel, { rx: 6 }),
  path('M-92,-14 L92,-14 L104,0 L-104,0 Z', colours.iron),
])

export const postBox = prop(130, 260, () => [
  rect(-18, -70, 36, 70, colours.ink),
  rect(-58, -230, 116, 166, colours.vermilion, { rx: 8 }),
  path('M-62,-226 Q-60,-262 0,-262 Q60,-262 62,-226 Z', darker(colours.vermilion, 0.16)),
  rect(-38, -206, 76, 14, colours.ink, { rx: 5 }),
  rect(-32, -170, 64, 74, lighter(colours.vermilion, 0.12), { rx: 5 }),
  rect(-22, -156, 44, 30, colours.cream, { rx: 3 }),
  path('M-22,-156 L0,-138 L22,-156 Z', '#E0CFA8'),
])
