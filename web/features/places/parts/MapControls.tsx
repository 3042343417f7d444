import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './MapControls.module.css'
import { MAX_ZOOM, MIN_ZOOM } from './map-view.ts'

type Props = {
  zoom: number
  onZoom: (zoom: number) => void
  texts: { zoomIn: string; zoomOut: string; credit: string }
}

export const MapControls = ({ zoom, onZoom, texts }: Props) => (
  <>
    <div className={styles.zoom}>
      <IconButton icon="plus" label={texts.zoomIn} onClick={() => onZoom(Math.min(zoom + 1, MAX_ZOOM))} />
      <IconButton icon="minus" label={texts.zoomOut} onClick={() => onZoom(Math.max(zoom - 1, MIN_ZOOM))} />
    </div>
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      className={styles.credit}
    >
      {texts.credit}
    </a>
  </>
)
