// The only file that imports Leaflet, loaded on demand with its style sheet.
import { Browser, DivIcon, GridLayer, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Point } from '../position.ts'
import styles from './leaflet-map.module.css'
import { CorrectedTileLayer } from './corrected-tile-layer.ts'
import { MAX_ZOOM, MIN_ZOOM, type MapView } from './map-view.ts'

type Options = {
  tilesUrl: string
  /** The tile server draws India's borders as the Survey of India does. */
  areBordersCorrected: boolean
  view: MapView
  marked: Point | undefined
  hasMotion: boolean
  onMove: (view: MapView) => void
  /** False when none could be loaded: the map works without them. */
  onTiles: (areLoaded: boolean) => void
}

export type MountedMap = { show: (view: MapView) => void; remove: () => void }

const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
]

// The pin is in the middle, so zooming keeps the centre. Buttons, pin and attribution are our own components.
const SETTINGS = {
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  maxBounds: WORLD,
  maxBoundsViscosity: 1,
  scrollWheelZoom: 'center',
  doubleClickZoom: 'center',
  touchZoom: 'center',
  zoomControl: false,
  attributionControl: false,
} as const

// One finger scrolls the page, two move the map.
const EMBEDDED_SETTINGS = {
  scrollWheelZoom: false,
  doubleClickZoom: true,
  touchZoom: true,
  dragging: !Browser.mobile,
} as const

const PIN_SIZE = 32

/** Visible movement even without tiles. */
class BackgroundGrid extends GridLayer {
  protected override createTile() {
    const cell = document.createElement('div')
    cell.className = styles.cell ?? ''
    return cell
  }
}

const addTiles = (map: LeafletMap, { tilesUrl, areBordersCorrected, onTiles }: Options) => {
  let hasLoaded = false
  const Layer = areBordersCorrected ? TileLayer : CorrectedTileLayer
  const tiles = new Layer(tilesUrl, { maxZoom: MAX_ZOOM })
  tiles.on('tileload', () => {
    hasLoaded = true
    onTiles(true)
  })
  tiles.on('tileerror', () => {
    if (!hasLoaded) onTiles(false)
  })
  tiles.addTo(map)
}

const addMarker = (map: LeafletMap, { latitude, longitude }: Point) => {
  const icon = new DivIcon({
    className: styles.pin ?? '',
    iconSize: [PIN_SIZE, PIN_SIZE],
    iconAnchor: [PIN_SIZE / 2, PIN_SIZE * 1.2],
  })
  new Marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map)
}

const viewOf = (map: LeafletMap): MapView => {
  const { lat: latitude, lng: longitude } = map.getCenter()
  return { centre: { latitude, longitude }, zoom: map.getZoom() }
}

export const mountMap = (container: HTMLElement, options: Options): MountedMap => {
  const { hasMotion, marked } = options
  const map = new LeafletMap(container, {
    ...SETTINGS,
    ...(marked && EMBEDDED_SETTINGS),
    inertia: hasMotion,
    zoomAnimation: hasMotion,
    fadeAnimation: hasMotion,
  })
  const show = ({ centre, zoom }: MapView, animate = hasMotion) =>
    map.setView([centre.latitude, centre.longitude], zoom, { animate })
  show(options.view, false)
  new BackgroundGrid({ maxZoom: MAX_ZOOM }).addTo(map)
  addTiles(map, options)
  map.on('moveend', () => options.onMove(viewOf(map)))
  if (marked) addMarker(map, marked)
  else map.on('click', ({ latlng }) => map.panTo(latlng, { animate: hasMotion }))
  // Leaflet handles keys after a focus event, which happened before it was loaded.
  if (document.activeElement === container) map.fire('focus')
  return { show: (view) => void show(view), remove: () => void map.remove() }
}
