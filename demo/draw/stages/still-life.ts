import { colours, darker, lighter, mix } from '../colour.ts'
import { stand, type Brush } from '../prop.ts'
import { wallOf } from '../setting.ts'
import { circle, clipped, ellipse, path, rect, times } from '../svg.ts'
import { hanging } from './cloths.ts'
import { choose, lineUp } from './fittings.ts'
import { skyline } from './sky.ts'
import type { Motif } from './stage.ts'

/** The trade's best pieces, close by, before a sun or an arch. */
export const stillLife = (brush: Brush, motif: Motif) => {
  const { rng } = brush
  const [first, ...others] = choose(brush, motif.table.slice(1), 4)
  return [
    rng.pick([sunburst, archway, roundWindow])(brush),
    hanging(brush, { x: 0, y: 0, width: 1280, height: 44 }),
    tabletop(brush),
    first
      ? lineUp(brush, [...others.slice(0, 1), first, ...others.slice(1, 2)], {
          x: 210,
          y: 724,
          width: 860,
          height: 300,
        })
      : '',
    stand(brush, motif.table[0], { x: 640, y: 800, width: 560, height: 430 }),
    lineUp(brush, choose(brush, motif.shelf, 2), { x: 60, y: 850, width: 310, height: 200 }),
    lineUp(brush, choose(brush, motif.shelf, 2), { x: 910, y: 850, width: 310, height: 200 }),
  ].join('')
}

const sunburst = ({ setting }: Brush) => {
  const wall = wallOf(setting)
  const ray = lighter(wall, 0.14)
  return [
    rect(0, 0, 1280, 960, wall),
    times(18, (i) => path('M640,470 L600,-560 L680,-560 Z', ray, { transform: `rotate(${i * 20} 640 470)` })),
    circle(640, 470, 330, mix(wall, colours.cream, 0.55)),
    circle(640, 470, 296, lighter(wall, 0.28)),
  ].join('')
}

const archway = (brush: Brush) => {
  const wall = wallOf(brush.setting)
  const { trim } = brush.setting.paint
  const shape = (grow: number) =>
    `M${290 - grow},760 L${290 - grow},380 Q${290 - grow},${130 - grow} 640,${70 - grow} Q${990 + grow},${130 - grow} ${990 + grow},380 L${990 + grow},760 Z`
  return [
    rect(0, 0, 1280, 960, wall),
    ...[90, 1190].map((x) =>
      times(5, (i) => path(`M${x},${90 + i * 130} q40,46 0,92 q-40,-46 0,-92`, lighter(wall, 0.14))),
    ),
    path(shape(30), trim),
    path(shape(12), darker(wall, 0.25)),
    clipped('arch', shape(0), ...town(brush, 760, 300)),
  ].join('')
}

const roundWindow = (brush: Brush) => {
  const wall = wallOf(brush.setting)
  const { trim, stripes } = brush.setting.paint
  return [
    rect(0, 0, 1280, 960, wall),
    times(12, (i) => rect(i * 110 - 20, 0, 55, 960, lighter(wall, 0.07))),
    circle(640, 400, 372, trim),
    circle(640, 400, 350, stripes[0]),
    times(24, (i) => circle(640, 40, 9, trim, { transform: `rotate(${i * 15} 640 400)` })),
    clipped('round', 'M308,400 A332,332 0 1 1 972,400 A332,332 0 1 1 308,400 Z', ...town(brush, 520, 260)),
  ].join('')
}

const town = (brush: Brush, sunX: number, sunY: number) => [
  rect(0, 0, 1280, 960, 'url(#sky)'),
  circle(sunX, sunY, 68, brush.setting.light.sun),
  skyline(brush, 735),
]

const tabletop = ({ rng, setting }: Brush) => {
  const cloth = rng.pick([
    setting.paint.stripes[0],
    colours.plum,
    colours.teal,
    colours.vermilion,
    colours.indigo,
    colours.leaf,
  ])
  const edge = rng.pick([colours.marigold, colours.cream])
  return [
    rect(0, 690, 1280, 270, cloth),
    rect(0, 690, 1280, 12, lighter(cloth, 0.25)),
    times(20, (i) => ellipse(32 + i * 64, 880, 20, 8, darker(cloth, 0.16))),
    times(21, (i) => ellipse(i * 64, 800, 16, 6, darker(cloth, 0.12))),
    times(20, (i) => path(`M${i * 64},960 L${i * 64 + 64},960 L${i * 64 + 32},916 Z`, edge)),
    rect(0, 902, 1280, 7, edge),
  ].join('')
}
