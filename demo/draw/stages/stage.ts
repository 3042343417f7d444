// A stage arranges the things of a trade into a picture of 1280 by 960.
import type { Brush, Prop } from '../prop.ts'

export const WIDTH = 1280
export const HEIGHT = 960

export type Motif = {
  /** Small goods that fill a shelf in rows. */
  shelf: readonly Prop[]
  /** What a counter or a table shows; the first one stands for the trade. */
  table: readonly [Prop, ...Prop[]]
  /** Too large for a table. */
  floor?: readonly [Prop, ...Prop[]]
  hung?: readonly Prop[]
}

export type Stage = (brush: Brush, motif: Motif) => string
