// The pictures of the demo market: for every trade, five scenes that differ in arrangement, hour and paint.
import { at, hashOf, makeRng } from '../../tools/random.ts'
import type { Brush } from './prop.ts'
import { careScenes } from './scenes/care.ts'
import { foodScenes } from './scenes/food.ts'
import { homeScenes } from './scenes/home.ts'
import { learnedScenes } from './scenes/learned.ts'
import { outwardScenes } from './scenes/outward.ts'
import type { Scenery } from './scenes/scenery.ts'
import { wearScenes } from './scenes/wear.ts'
import { lights, paints, type Light } from './setting.ts'
import { HEIGHT, WIDTH } from './stages/stage.ts'
import { gradient, rect, svg } from './svg.ts'

export const VARIANTS = 5

const scenery: Scenery = {
  ...foodScenes,
  ...wearScenes,
  ...careScenes,
  ...homeScenes,
  ...outwardScenes,
  ...learnedScenes,
}

/** `category` is the English title in data/categories.tsv; a variant past the last begins again. */
export const drawScene = (category: string, variant: number): string => {
  const motif = motifOf(category)
  const stage = at(motif.stages, variant)
  const brush = brushOf(category, variant % VARIANTS)
  const { light } = brush.setting
  return svg(WIDTH, HEIGHT, defs(light), stage(brush, motif), atmosphere(light))
}

export const motifOf = (category: string) => {
  const motif = scenery[category]
  if (!motif) throw new Error(`No scene for the category ${category}`)
  return motif
}

// Hours and paints are dealt out once a category, so that its five pictures never share one.
const brushOf = (category: string, variant: number): Brush => {
  const rng = makeRng(hashOf(category))
  const light = at(rng.shuffle(lights), variant)
  const paint = at(rng.shuffle(paints), variant)
  return { rng: rng.fork(`variant ${variant}`), setting: { light, paint } }
}

const defs = ({ sky, isLit }: Light) =>
  `<defs>${gradient('linear', 'sky', [
    [sky[0], 1],
    [sky[1], 1],
  ])}${gradient('radial', 'glow', [
    ['#FFD98A', isLit ? 0.55 : 0.3],
    ['#FFD98A', 0],
  ])}</defs>`

const atmosphere = ({ tint, tintOpacity }: Light) =>
  tintOpacity > 0 ? rect(0, 0, WIDTH, HEIGHT, tint, { opacity: tintOpacity }) : ''
