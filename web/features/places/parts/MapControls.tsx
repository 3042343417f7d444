import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './MapControls.module.css'
import { MAX_ZOOM, MIN_ZOOM } from './map-view.ts'

type Props = {
  zoom: number
  onZoom: (zoom: number) => void
  words: { zoomIn: string; zoomOut: string; credit: string }
}

/** Shown over a map: the zoom buttons, and the map's copyright. */
export const MapControls = ({ zoom, onZoom, words }: Props) => (
  <>
    <div className={styles.zoom}>
      <IconButton icon="plus" label={words.zoomIn} onClick={() => onZoom(Math.min(zoom + 1, MAX_ZOOM))} />
      <IconButton icon="minus" label={words.zoomOut} onClick={() => onZoom(Math.max(zoom - 1, MIN_ZOOM))} />
    </div>
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      className={styles.credit}
    >
      {words.credit}
    </a>
  </>
)
