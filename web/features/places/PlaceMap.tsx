import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { map as limits } from '../../../contract/display.ts'
import { useNearViewport } from '../../lib/loading/useNearViewport.ts'
import { MapControls } from './parts/MapControls.tsx'
import { useMap } from './parts/useMap.ts'
import styles from './PlaceMap.module.css'
import type { Point } from './position.ts'

type Props = { point: Point; name: string }

const ZOOM = 16

/** Loaded near the viewport. Pages that use it must load the namespace ProviderProfile. */
export const PlaceMap = (props: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(box)
  return (
    <div ref={box} className={styles.box} style={{ blockSize: limits.height }}>
      {isNear && <LoadedMap {...props} />}
    </div>
  )
}

const LoadedMap = ({ point, name }: Props) => {
  const { t } = useTranslation('ProviderProfile', { keyPrefix: 'place' })
  const [view, setView] = useState({ centre: point, zoom: ZOOM })
  const { element, hasTiles } = useMap({ view, onMove: setView, marked: point })
  const texts = { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), credit: t('credit') }
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
      <MapControls zoom={view.zoom} onZoom={(zoom) => setView({ ...view, zoom })} texts={texts} />
      {hasTiles === false && <p className={styles.note}>{t('noMap')}</p>}
    </>
  )
}
