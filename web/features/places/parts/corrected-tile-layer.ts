// Map tiles with India's borders as the Survey of India publishes them. Other maps draw them differently, which can be an offence for
// a publisher in India, so a tile whose corrections can't be loaded is not displayed.
import boundariesUrl from '@india-boundary-corrector/data/pmtiles?url'
import { type LayerConfig, layerConfigs } from '@india-boundary-corrector/layer-configs'
import { TileFixer } from '@india-boundary-corrector/tilefixer'
import { type Coords, type DoneCallback, TileLayer } from 'leaflet'

// Most tile servers draw OpenStreetMap's data, in the widths of its own style.
const DEFAULT_STYLE = 'osm-carto'

const styleOf = (tilesUrl: string): LayerConfig => {
  const style = layerConfigs.detectFromTemplates(tilesUrl) ?? layerConfigs.get(DEFAULT_STYLE)
  if (!style) throw new Error(`no boundary style ${DEFAULT_STYLE}`)
  return style
}

const load = async (url: string) => {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`tile: ${response.status}`)
  return response.arrayBuffer()
}

export class CorrectedTileLayer extends TileLayer {
  readonly #style: LayerConfig
  readonly #fixer = TileFixer.getOrCreate(new URL(boundariesUrl, location.href).href)

  constructor(tilesUrl: string, options: { maxZoom: number }) {
    super(tilesUrl, options)
    this.#style = styleOf(tilesUrl)
  }

  protected override createTile(coords: Coords, done: DoneCallback) {
    const tile = document.createElement('img')
    tile.alt = ''
    const fail = (error: unknown) =>
      done(error instanceof Error ? error : new Error('tile', { cause: error }), tile)
    tile.addEventListener('load', () => {
      URL.revokeObjectURL(tile.src)
      done(undefined, tile)
    })
    tile.addEventListener('error', fail)
    this.#sourceOf(coords).then((source) => (tile.src = source), fail)
    return tile
  }

  /** The tile server's own URL, unless a border has to be drawn: only then the image is read, which needs CORS. */
  async #sourceOf(coords: Coords) {
    const url = this.getTileUrl(coords)
    const corrections = await this.#fixer.getCorrections(coords.z, coords.x, coords.y)
    if (Object.values(corrections).every((features) => features.length === 0)) return url
    const corrected = await this.#fixer.fixTile(corrections, await load(url), this.#style, coords.z)
    return URL.createObjectURL(new Blob([corrected], { type: 'image/png' }))
  }
}
