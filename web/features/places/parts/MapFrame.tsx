import { type RefObject, useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { map as limits } from '../../../../contract/display.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './MapFrame.module.css'
import { MapControls } from './MapControls.tsx'
import type { MapView } from './map-view.ts'

type Props = { element: RefObject<HTMLDivElement | null>; view: MapView; onZoom: (zoom: number) => void }

export const MapFrame = ({ element, view: { zoom }, onZoom }: Props) => {
  const { t } = useTranslation('SignUpProvider', { keyPrefix: 'map' })
  const helpId = useId()
  const texts = { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), credit: t('credit') }
  return (
    <div>
      <p id={helpId} className={styles.help}>
        {t('help')}
      </p>
      <div className={styles.frame} style={{ blockSize: limits.height }}>
        {/* role=application: screen readers pass the arrow keys to it. */}
        <div
          ref={element}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
          tabIndex={0}
          role="application"
          aria-label={t('label')}
          aria-describedby={helpId}
          className={styles.map}
        />
        <Icon name="pin" className={styles.pin} />
        <MapControls {...{ zoom, onZoom, texts }} />
      </div>
    </div>
  )
}
