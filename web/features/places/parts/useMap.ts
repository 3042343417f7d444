import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logWarning } from '../../../lib/log.ts'
import { useSite } from '../../../lib/page/site.ts'
import { useReducedMotion } from '../../../lib/browser/useMediaQuery.ts'
import type { Point } from '../position.ts'
import type { MountedMap } from './leaflet-map.ts'
import type { MapView } from './map-view.ts'

type MapOptions = {
  view: MapView
  onMove: (view: MapView) => void
  /** For a map in a page: has a marker, and does not capture wheel and touch scrolling. */
  marked?: Point
}

export const useMap = ({ view, onMove, marked }: MapOptions) => {
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<MountedMap>(undefined)
  const lastView = useRef(view)
  const [hasTiles, setHasTiles] = useState<boolean>()
  const hasMotion = !useReducedMotion()
  const { tilesUrl = '', areBordersCorrected = false } = useSite() ?? {}

  const moved = useEffectEvent((next: MapView) => {
    lastView.current = next
    onMove(next)
  })
  const mount = useEffectEvent(async (isWanted: () => boolean) => {
    const { mountMap } = await import('./leaflet-map.ts')
    if (!isWanted() || !element.current) return
    map.current = mountMap(element.current, {
      tilesUrl,
      areBordersCorrected,
      view: lastView.current,
      marked,
      hasMotion,
      onMove: moved,
      onTiles: setHasTiles,
    })
  })

  useEffect(() => {
    let isWanted = true
    mount(() => isWanted).catch((error: unknown) => {
      logWarning('the map could not be loaded', error)
      setHasTiles(false)
    })
    return () => {
      isWanted = false
      map.current?.remove()
      map.current = undefined
    }
  }, [])

  useEffect(() => {
    if (view === lastView.current) return
    lastView.current = view
    map.current?.show(view)
  }, [view])

  return { element, hasTiles }
}
