import { colours, darker, lighter } from '../colour.ts'
import { put, stand, type Brush } from '../prop.ts'
import { chandelier, flowerPillar, garland, lantern } from '../props/festival.ts'
import { atHour } from '../setting.ts'
import { ellipse, path, rect, times } from '../svg.ts'
import { bulbs, curtain, swags } from './cloths.ts'
import { choose, lineUp } from './fittings.ts'
import { WIDTH, type Motif } from './stage.ts'

const schemes = [
  ['#B0325A', '#F2A516', '#FBE3C0'],
  ['#74325A', '#E8A7B0', '#F7DDB5'],
  ['#2A8083', '#F2C976', '#FFF1D6'],
  ['#B3361B', '#FFF6E6', '#F7C766'],
  ['#2B3A67', '#F2A516', '#D9B3C0'],
] as const

/** A festive tent from within: drapes, lights, a carpeted stage. */
export const pandal = (brush: Brush, motif: Motif) => {
  const { rng, setting } = brush
  const [drape, second, backcloth] = rng.pick(schemes)
  const back = atHour(setting, backcloth, 0.12)
  return [
    rect(0, 0, WIDTH, 960, back),
    times(16, (i) => rect(i * 80 + 30, 0, 22, 700, darker(back, 0.06))),
    ellipse(640, 420, 520, 380, 'url(#glow)'),
    times(9, (i) =>
      put(brush, garland, { x: 160 + i * 120, y: 40, width: 40, height: 250 - Math.abs(i - 4) * 22 }),
    ),
    stageFloor(drape),
    stand(brush, flowerPillar, { x: 250, y: 742, width: 150, height: 420 }),
    stand(brush, flowerPillar, { x: 1030, y: 742, width: 150, height: 420 }),
    lineUp(brush, choose(brush, motif.floor ?? motif.table, rng.pick([2, 3])), {
      x: 330,
      y: 756,
      width: 620,
      height: 350,
    }),
    curtain(0, 240, 900, [drape, 1]),
    curtain(1280, 240, 900, [drape, -1]),
    swags(WIDTH, 0, 92, [drape, second]),
    put(brush, rng.pick([chandelier, lantern]), { x: 640, y: 40, width: 320, height: 250 }),
    bulbs(brush, { x: 0, y: 190, width: 1280, height: 60 }),
    lineUp(brush, choose(brush, motif.table, 2), { x: 30, y: 930, width: 330, height: 190 }),
    lineUp(brush, choose(brush, motif.table, 2), { x: 920, y: 930, width: 330, height: 190 }),
  ].join('')
}

const stageFloor = (carpet: string) =>
  [
    rect(0, 720, WIDTH, 240, lighter(darker(carpet, 0.45), 0.1)),
    rect(190, 736, 900, 60, darker(carpet, 0.1), { rx: 6 }),
    times(15, (i) => path(`M${190 + i * 60},760 l60,0 l-30,30 Z`, i % 2 ? colours.marigold : colours.cream)),
    rect(180, 728, 920, 26, lighter(carpet, 0.2), { rx: 6 }),
    path('M470,796 L810,796 L960,960 L320,960 Z', colours.vermilion),
    path('M492,796 L788,796 L926,960 L354,960 Z', 'none', { stroke: colours.gold, 'stroke-width': 6 }),
  ].join('')
