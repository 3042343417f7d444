import type { Motif, Stage } from '../stages/stage.ts'

/** One stage for each of the five variants. */
export type Scenery = Record<string, Motif & { stages: readonly [Stage, Stage, Stage, Stage, Stage] }>
