import { colours, darker, lighter } from '../colour.ts'
import { prop, type Brush } from '../prop.ts'
import { circle, ellipse, path, rect, ring, stroke, times } from '../svg.ts'

const gem = ({ rng }: Brush) => rng.pick(['#C2213F', '#1F8A5B', '#2E5FA8', '#FFF6E6', '#8E2F7B'])
const metal = ({ rng }: Brush) =>
  rng.weighted([
    [colours.gold, 4],
    [colours.steel, 1],
  ] as const)
const velvet = ({ rng }: Brush) =>
  rng.pick([colours.indigo, colours.plum, colours.leaf, '#7B1E2B', '#F3E3CB'])

/** A string of beads along a hanging curve. */
const beads = (
  half: number,
  top: number,
  drop: number,
  count: number,
  bead: (x: number, y: number) => string,
) =>
  times(count, (i) => {
    const along = (i / (count - 1)) * 2 - 1
    return bead(along * half, top + drop * (1 - along * along))
  })

export const necklaceBust = prop(210, 280, (brush) => {
  const [cloth, gold, stone] = [velvet(brush), metal(brush), gem(brush)]
  return [
    rect(-70, -16, 140, 16, darker(cloth, 0.4), { rx: 6 }),
    path(
      'M-26,-270 Q0,-280 26,-270 L28,-220 Q34,-196 80,-180 Q108,-166 96,-110 Q80,-40 50,-14 L-50,-14 Q-80,-40 -96,-110 Q-108,-166 -80,-180 Q-34,-196 -28,-220 Z',
      cloth,
    ),
    path(
      'M8,-276 L26,-270 L28,-220 Q34,-196 80,-180 Q108,-166 96,-110 Q80,-40 50,-14 L14,-14 Q60,-130 8,-276',
      darker(cloth, 0.14),
    ),
    beads(30, -220, 20, 9, (x, y) => circle(x, y, 5, gold)),
    beads(58, -190, 76, 15, (x, y) => circle(x, y, 7, gold)),
    beads(50, -182, 92, 9, (x, y) => path(`M${x},${y} q9,14 0,22 q-9,-8 0,-22`, lighter(gold, 0.2))),
    path('M0,-112 l20,20 l-20,28 l-20,-28 Z', gold),
    circle(0, -90, 10, stone),
  ]
})

export const choker = prop(190, 200, (brush) => {
  const [cloth, gold, stone] = [velvet(brush), metal(brush), gem(brush)]
  return [
    path('M-30,-196 L30,-196 L34,-150 Q90,-130 92,-60 L92,0 L-92,0 L-92,-60 Q-90,-130 -34,-150 Z', cloth),
    path('M10,-196 L30,-196 L34,-150 Q90,-130 92,-60 L92,0 L40,0 Q60,-110 10,-196', darker(cloth, 0.14)),
    beads(58, -130, 44, 11, (x, y) => rect(x - 7, y - 9, 14, 20, gold, { rx: 4 })),
    beads(58, -116, 44, 11, (x, y) => circle(x, y + 4, 5, stone)),
    beads(66, -106, 66, 11, (x, y) => circle(x, y, 4, lighter(gold, 0.3))),
    path('M0,-40 l14,16 l-14,20 l-14,-20 Z', gold),
    circle(0, -24, 6, stone),
  ]
})

export const bangles = prop(200, 150, (brush) => {
  const tones = brush.rng.shuffle(['#C2213F', '#1F8A5B', colours.gold, colours.rose, colours.plum, '#2E5FA8'])
  return [
    rect(-90, -20, 180, 20, colours.wood, { rx: 8 }),
    rect(-96, -84, 192, 16, lighter(colours.wood), { rx: 8 }),
    times(13, (i) =>
      ellipse(-78 + i * 13, -76, 9, 56, 'none', {
        stroke: i % 4 === 0 ? colours.gold : (tones[Math.floor(i / 4)] ?? colours.gold),
        'stroke-width': 8,
      }),
    ),
    rect(-100, -84, 12, 70, darker(colours.wood), { rx: 4 }),
    rect(88, -84, 12, 70, darker(colours.wood), { rx: 4 }),
  ]
})

export const ringBox = prop(140, 130, (brush) => {
  const cloth = velvet(brush)
  return [
    path('M-62,-56 L-54,-124 L54,-124 L62,-56 Z', darker(cloth, 0.1)),
    path('M-50,-60 L-44,-114 L44,-114 L50,-60 Z', '#FFF6E6'),
    rect(-66, -58, 132, 58, cloth, { rx: 8 }),
    rect(-66, -20, 132, 20, darker(cloth), { rx: 8 }),
    ring(0, -70, 24, metal(brush), 8),
    path('M-16,-104 L16,-104 L24,-94 L0,-74 L-24,-94 Z', gem(brush)),
    path('M-8,-104 L8,-104 L0,-76 Z', '#FFFFFF', { opacity: 0.45 }),
  ]
})

export const earrings = prop(160, 190, (brush) => {
  const [card, stone] = [velvet(brush), gem(brush)]
  const jhumka = (x: number) =>
    [
      circle(x, -140, 11, colours.gold),
      circle(x, -140, 5, stone),
      stroke(`M${x},-128 l0,18`, colours.gold, 4),
      path(`M${x - 28},-72 Q${x - 26},-112 ${x},-112 Q${x + 26},-112 ${x + 28},-72 Z`, colours.gold),
      rect(x - 29, -76, 58, 8, darker(colours.gold), { rx: 4 }),
      times(5, (i) => circle(x - 24 + i * 12, -60, 5, i % 2 ? stone : lighter(colours.gold))),
    ].join('')
  return [
    path('M-72,0 L-72,-160 Q-72,-186 -46,-186 L46,-186 Q72,-186 72,-160 L72,0 Z', card),
    path('M-60,-10 L-60,-156 Q-60,-174 -42,-174 L42,-174 Q60,-174 60,-156 L60,-10 Z', 'none', {
      stroke: lighter(card),
      'stroke-width': 3,
    }),
    jhumka(-32),
    jhumka(32),
  ]
})

export const tiara = prop(200, 120, (brush) => {
  const [gold, stone] = [metal(brush), gem(brush)]
  return [
    rect(-90, -26, 180, 26, velvet(brush), { rx: 12 }),
    path(
      'M-86,-26 Q-84,-70 -66,-40 Q-50,-100 -34,-44 Q-10,-136 0,-114 Q10,-136 34,-44 Q50,-100 66,-40 Q84,-70 86,-26 Z',
      gold,
    ),
    times(5, (i) => circle(-64 + i * 32, -42 - (2 - Math.abs(i - 2)) * 9, 9, i % 2 ? '#FFF6E6' : stone)),
    circle(0, -114, 8, stone),
  ]
})
