// A prop is one thing of the market. It stands on (0, 0) with its foot in the middle and grows upwards.
import type { Rng } from '../../tools/random.ts'
import { goods } from './colour.ts'
import type { Setting } from './setting.ts'
import { ellipse, group } from './svg.ts'

export type Brush = { rng: Rng; setting: Setting }
export type Prop = { width: number; height: number; draw: (brush: Brush) => string; isHung: boolean }
export type Box = { x: number; y: number; width: number; height: number }

export const prop = (width: number, height: number, draw: (brush: Brush) => string[]): Prop => ({
  width,
  height,
  draw: (brush) => draw(brush).join(''),
  isHung: false,
})

/** Hangs from (0, 0) and grows downwards. */
export const hung = (width: number, height: number, draw: (brush: Brush) => string[]): Prop => ({
  ...prop(width, height, draw),
  isHung: true,
})

/** A name that no other piece of the picture has. */
export const newId = ({ rng }: Brush) => `p${rng.int(0, 0xffffffff).toString(36)}`

export const hue = ({ rng }: Brush) => rng.pick(goods)

/** How large the prop may be inside the box; `x` is the box's middle, `y` its foot (or the nail, when hung). */
export const scaleInto = (thing: Prop, { width, height }: Pick<Box, 'width' | 'height'>) =>
  Math.min(width / thing.width, height / thing.height)

export const put = (brush: Brush, thing: Prop, box: Box) => {
  const scale = scaleInto(thing, box)
  return group(`translate(${box.x} ${box.y}) scale(${scale})`, thing.draw(brush))
}

/** Standing, with the shadow that ties it to the ground. */
export const stand = (brush: Brush, thing: Prop, box: Box) => {
  const half = (thing.width * scaleInto(thing, box)) / 2
  return (
    ellipse(box.x, box.y, half * 1.04, Math.max(5, half * 0.09), '#2A1410', { opacity: 0.22 }) +
    put(brush, thing, box)
  )
}
