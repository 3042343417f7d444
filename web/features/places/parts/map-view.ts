import { map as limits } from '../../../../contract/limits.ts'
import type { Point } from '../position.ts'

/** What a map shows. */
export type MapView = { centre: Point; zoom: number }

/** The whole country on a phone. Below it there are no corrections for the borders on OpenStreetMap's tiles. */
export const MIN_ZOOM = 4

// The specification asks for 25 at a chosen place. A map shows it as near as there are pictures: nearer they are only colour.
const MAX_TILE_ZOOM = 19
export const MAX_ZOOM = Math.min(limits.chosenZoom, MAX_TILE_ZOOM)
