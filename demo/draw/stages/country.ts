// In the open country: the field, the meadow, and a building with its garden.
import { at } from '../../../tools/random.ts'
import { darker } from '../colour.ts'
import { newId, put, stand, type Brush, type Prop } from '../prop.ts'
import { crop } from '../props/farm.ts'
import { bush, flats, house, palm, tree } from '../props/landmarks.ts'
import { flower } from '../props/festival.ts'
import { atHour } from '../setting.ts'
import { copies, path, rect, stroke, times } from '../svg.ts'
import { bulbs, bunting } from './cloths.ts'
import { choose, lineUp } from './fittings.ts'
import { sky, skyline } from './sky.ts'
import { WIDTH, type Motif } from './stage.ts'

/** Fields to the horizon, with the crop in rows. */
export const fields = (brush: Brush, motif: Motif) =>
  [
    hills(brush),
    ...homestead(brush),
    path('M0,620 Q640,570 1280,620 L1280,960 L0,960 Z', atHour(brush.setting, '#9C7A44')),
    furrows(brush),
    path('M0,838 Q640,790 1280,838 L1280,960 L0,960 Z', atHour(brush.setting, '#C9A36B')),
    foreground(brush, motif, brush.rng.int(0, 1)),
  ].join('')

/** Grass, flowers and a path, for what is not farming. */
export const meadow = (brush: Brush, motif: Motif) => {
  const { rng, setting } = brush
  const bloom = () => rng.pick(['#F6C33C', '#FFF8EA', '#E8A7B0', '#E8791E'])
  return [
    hills(brush),
    ...homestead(brush),
    path('M0,620 Q640,570 1280,620 L1280,960 L0,960 Z', atHour(setting, '#7FA650')),
    path(
      'M700,604 Q560,690 760,760 Q980,850 420,960 L900,960 Q1180,840 900,748 Q700,690 760,602 Z',
      atHour(setting, '#E3CBA0'),
    ),
    times(34, () => flower(rng.int(10, 1270), rng.int(640, 950), rng.int(5, 9), bloom())),
    bunting(brush, { x: 0, y: 60, width: 1280, height: 46 }),
    foreground(brush, motif, 0),
  ].join('')
}

const hills = (brush: Brush) => {
  const { setting } = brush
  return [
    sky(brush, 560),
    path(
      'M0,520 Q200,400 430,470 Q700,360 960,460 Q1130,410 1280,470 L1280,560 L0,560 Z',
      atHour(setting, setting.light.far, 0.3),
    ),
    path('M0,540 Q320,480 640,530 Q980,480 1280,530 L1280,960 L0,960 Z', atHour(setting, '#8FB35B')),
  ].join('')
}

const homestead = (brush: Brush) => {
  const x = brush.rng.pick([200, 1010])
  return [
    stand(brush, tree, { x: x + 130, y: 580, width: 130, height: 170 }),
    stand(brush, house, { x, y: 586, width: 170, height: 150 }),
    stand(brush, palm, { x: x - 130, y: 580, width: 130, height: 210 }),
    stand(brush, tree, { x: 640 + (640 - x) * 0.8, y: 566, width: 110, height: 130 }),
  ]
}

const crops = [
  ['#5E8C3A', '#E9B949'],
  ['#6FA84E', '#8FC25F'],
  ['#B9972F', '#F0CF6B'],
  ['#3F7A48', '#F6E27A'],
] as const

const furrows = (brush: Brush) => {
  const [green, ear] = brush.rng.pick(crops)
  return times(5, (line) => {
    const size = 26 + line * 11
    const step = size * 1.15
    const leaf = atHour(brush.setting, darker(green, 0.2 - line * 0.05))
    const places = Array.from(
      { length: Math.ceil(WIDTH / step) },
      (_, i) => [i * step + (line % 2) * size * 0.5, 648 + line * 46] as const,
    )
    return copies(newId(brush), crop(0, 0, size, leaf, atHour(brush.setting, ear)), places)
  })
}

const foreground = (brush: Brush, motif: Motif, first: number) => {
  const things = motif.floor ?? motif.table
  const main = at(things, first)
  const second = at(things, first + brush.rng.int(1, things.length - 1))
  return [
    stand(brush, second, { x: 1010, y: 836, width: 330, height: 270 }),
    stand(brush, main, { x: brush.rng.int(390, 470), y: 882, width: 580, height: 410 }),
    lineUp(brush, choose(brush, motif.table, 3), { x: 800, y: 930, width: 430, height: 170 }),
  ].join('')
}

/** One building, and its garden. */
export const landmarkOf =
  (building: Prop) =>
  (brush: Brush, motif: Motif): string => {
    const { rng } = brush
    return [
      sky(brush, 700),
      skyline(brush, 690),
      rect(0, 684, WIDTH, 276, atHour(brush.setting, '#8FB35B')),
      path('M520,690 L760,690 L980,960 L300,960 Z', atHour(brush.setting, '#E3CBA0', 0.25)),
      stroke('M300,958 L520,692 M980,958 L760,692', '#FFF3D6', 7),
      stand(brush, rng.pick([tree, palm]), { x: 110, y: 720, width: 250, height: 400 }),
      stand(brush, rng.pick([tree, palm, flats]), { x: 1180, y: 720, width: 250, height: 400 }),
      stand(brush, building, { x: 640, y: 716, width: 800, height: 540 }),
      rng.pick([bunting, bulbs])(brush, { x: 0, y: 60, width: 1280, height: 44 }),
      times(4, (i) =>
        put(brush, bush, { x: [230, 380, 900, 1050][i] ?? 230, y: 752, width: 150, height: 80 }),
      ),
      lineUp(brush, choose(brush, motif.table, 2), { x: 40, y: 920, width: 360, height: 190 }),
      lineUp(brush, choose(brush, motif.table, 2), { x: 880, y: 920, width: 360, height: 190 }),
    ].join('')
  }
