// A place on the map: the pin stands still in the middle, and the map is moved under it.
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { map as limits } from '../../../contract/limits.ts'
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
  /** The place as it was saved before. */
  saved: Point | undefined
  onSave: (point: Point) => void
  onClose: () => void
}

const COUNTRY_VIEW: MapView = { centre: limits.centre, zoom: limits.zoom }
const closeUpView = (centre: Point): MapView => ({ centre, zoom: MAX_ZOOM })

/** Its words are those of SignUpProvider, under `map`: a page that uses it names that namespace. */
export const MapPicker = ({ saved, onSave, onClose }: Props) => {
  const { t } = useTranslation('SignUpProvider', { keyPrefix: 'map' })
  const [view, setView] = useState(saved ? closeUpView(saved) : COUNTRY_VIEW)
  const { element, hasTiles } = useMap({ view, onMove: setView })
  // Not left to the dialog: where it has to scroll, the browser would choose its scroller.
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

/** Asks the device. An answer that comes after the dialog was closed is not heeded. */
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
    const answer = await detectPosition()
    if (!isOpen.current) return
    setDetecting(false)
    if (answer.kind === 'detected') onDetect(answer.point)
    showProviderToast({ kind: answer.kind === 'detected' ? 'success' : 'error', text: t(answer.kind) })
  }
  return { isDetecting, detect }
}
