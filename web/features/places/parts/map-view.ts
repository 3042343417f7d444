import { map as limits } from '../../../../contract/display.ts'
import type { Point } from '../position.ts'

export type MapView = { centre: Point; zoom: number }

/** The whole country on a phone. Below it there are no border corrections for OpenStreetMap's tiles. */
export const MIN_ZOOM = 4

// The specification asks for 25 at a chosen place, but tiles end at 19.
const MAX_TILE_ZOOM = 19
export const MAX_ZOOM = Math.min(limits.chosenZoom, MAX_TILE_ZOOM)
