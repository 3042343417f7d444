import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { map as limits } from '../../../contract/limits.ts'
import { useNearViewport } from '../../lib/loading/useNearViewport.ts'
import { MapControls } from './parts/MapControls.tsx'
import { useMap } from './parts/useMap.ts'
import styles from './PlaceMap.module.css'
import type { Point } from './position.ts'

type Props = { point: Point; name: string }

// The streets around it, with their names.
const ZOOM = 16

/**
 * A map with the place marked on it. It is loaded when it is seen; its space is reserved before that.
 * Its texts are in ProviderProfile, under `place`: a page that uses it names that namespace.
 */
export const PlaceMap = (place: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useNearViewport(box)
  return (
    <div ref={box} className={styles.box} style={{ blockSize: limits.height }}>
      {isSeen && <LoadedMap {...place} />}
    </div>
  )
}

const LoadedMap = ({ point, name }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'place' })
  const [view, setView] = useState({ centre: point, zoom: ZOOM })
  const { element, hasTiles } = useMap({ view, onMove: setView, marked: point })
  const words = { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), credit: t('credit') }
  return (
    <>
      <div
        ref={element}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
        tabIndex={0}
        role="application"
        aria-label={t('map', { name })}
        className={styles.map}
      />
      <MapControls zoom={view.zoom} onZoom={(zoom) => setView({ ...view, zoom })} words={words} />
      {hasTiles === false && <p className={styles.note}>{t('noMap')}</p>}
    </>
  )
}
