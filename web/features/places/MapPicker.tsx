// The pin stays in the middle, and the user moves the map below it.
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { map as limits } from '../../../contract/display.ts'
import { showProviderToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Cluster, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { MapFrame } from './parts/MapFrame.tsx'
import { useMap } from './parts/useMap.ts'
import { MAX_ZOOM, type MapView } from './parts/map-view.ts'
import { coordinatesText, detectPosition, type Point } from './position.ts'

type Props = {
  saved: Point | undefined
  onSave: (point: Point) => void
  onClose: () => void
}

const COUNTRY_VIEW: MapView = { centre: limits.centre, zoom: limits.zoom }
const closeUpView = (centre: Point): MapView => ({ centre, zoom: MAX_ZOOM })

/** Pages that use it must load the namespace SignUpProvider. */
export const MapPicker = ({ saved, onSave, onClose }: Props) => {
  const { t } = useTranslation('SignUpProvider', { keyPrefix: 'map' })
  const [view, setView] = useState(saved ? closeUpView(saved) : COUNTRY_VIEW)
  const { element, hasTiles } = useMap({ view, onMove: setView })
  // In a scrolling dialog the browser would focus the scroll container.
  useEffect(() => element.current?.focus(), [element])
  const { isDetecting, detect } = useDetection((point) => setView(closeUpView(point)))
  const isChosen = saved !== undefined || !isSamePoint(view.centre, COUNTRY_VIEW.centre)

  const save = () => {
    onSave(view.centre)
    showProviderToast({ kind: 'success', text: t('saved') })
    onClose()
  }
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button disabled={!isChosen} onClick={save}>
        {t('save')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      size="large"
      keepOnOutsideClick
      {...{ onClose, actions }}
    >
      <Stack>
        <MapFrame {...{ element, view }} onZoom={(zoom) => setView({ ...view, zoom })} />
        <Cluster>
          <Button
            variant="secondary"
            icon="target"
            loading={isDetecting}
            loadingText={t('detecting')}
            onClick={detect}
          >
            {t('detect')}
          </Button>
          <output>
            {isChosen ? t('position', { position: coordinatesText(view.centre) }) : t('nowhere')}
          </output>
        </Cluster>
        {hasTiles === false && <Notice kind="warning">{t('noPictures')}</Notice>}
      </Stack>
    </Dialog>
  )
}

const isSamePoint = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude

const useDetection = (onDetect: (point: Point) => void) => {
  const { t } = useTranslation('SignUpProvider', { keyPrefix: 'map' })
  const [isDetecting, setDetecting] = useState(false)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  const detect = async () => {
    setDetecting(true)
    const detection = await detectPosition()
    if (!isOpen.current) return
    setDetecting(false)
    if (detection.kind === 'detected') onDetect(detection.point)
    showProviderToast({ kind: detection.kind === 'detected' ? 'success' : 'error', text: t(detection.kind) })
  }
  return { isDetecting, detect }
}
