// The only file that knows Leaflet. It comes, with its style sheet, when a map is opened.
import { Browser, DivIcon, GridLayer, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Point } from '../position.ts'
import styles from './leaflet-map.module.css'
import { NEAREST_ZOOM, SMALLEST_ZOOM, type View } from './view.ts'

type Options = {
  tilesUrl: string
  view: View
  marked: Point | undefined
  hasMotion: boolean
  onMove: (view: View) => void
  /** False when none could be fetched: the map works without them. */
  onPictures: (areShown: boolean) => void
}

export type MountedMap = { show: (view: View) => void; remove: () => void }

const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
]

// The pin stands in the middle, so zooming keeps the middle; the buttons, the pin and the credits are the page's own.
const SETTINGS = {
  minZoom: SMALLEST_ZOOM,
  maxZoom: NEAREST_ZOOM,
  maxBounds: WORLD,
  maxBoundsViscosity: 1,
  scrollWheelZoom: 'center',
  doubleClickZoom: 'center',
  touchZoom: 'center',
  zoomControl: false,
  attributionControl: false,
} as const

// One finger scrolls the page, two move the map.
const IN_A_PAGE = {
  scrollWheelZoom: false,
  doubleClickZoom: true,
  touchZoom: true,
  dragging: !Browser.mobile,
} as const

const PIN = 32

/** Lies under the pictures and moves with them: without them a person still sees the map move. */
class Grid extends GridLayer {
  protected override createTile() {
    const cell = document.createElement('div')
    cell.className = styles.cell ?? ''
    return cell
  }
}

const addPictures = (map: LeafletMap, { tilesUrl, onPictures }: Options) => {
  let hasLoaded = false
  const pictures = new TileLayer(tilesUrl, { maxZoom: NEAREST_ZOOM })
  pictures.on('tileload', () => {
    hasLoaded = true
    onPictures(true)
  })
  pictures.on('tileerror', () => {
    if (!hasLoaded) onPictures(false)
  })
  pictures.addTo(map)
}

const mark = (map: LeafletMap, { latitude, longitude }: Point) => {
  const icon = new DivIcon({
    className: styles.pin ?? '',
    iconSize: [PIN, PIN],
    iconAnchor: [PIN / 2, PIN * 1.2],
  })
  new Marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map)
}

const viewOf = (map: LeafletMap): View => {
  const { lat: latitude, lng: longitude } = map.getCenter()
  return { centre: { latitude, longitude }, zoom: map.getZoom() }
}

export const mountMap = (container: HTMLElement, options: Options): MountedMap => {
  const { hasMotion, marked } = options
  const map = new LeafletMap(container, {
    ...SETTINGS,
    ...(marked && IN_A_PAGE),
    inertia: hasMotion,
    zoomAnimation: hasMotion,
    fadeAnimation: hasMotion,
  })
  const show = ({ centre, zoom }: View, animate = hasMotion) =>
    map.setView([centre.latitude, centre.longitude], zoom, { animate })
  show(options.view, false)
  new Grid({ maxZoom: NEAREST_ZOOM }).addTo(map)
  addPictures(map, options)
  map.on('moveend', () => options.onMove(viewOf(map)))
  if (marked) mark(map, marked)
  else map.on('click', ({ latlng }) => map.panTo(latlng, { animate: hasMotion }))
  // Leaflet listens to the keys from the moment of focus, which was before it came.
  if (document.activeElement === container) map.fire('focus')
  return { show: (view) => void show(view), remove: () => void map.remove() }
}
