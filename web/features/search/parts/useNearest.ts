import { useState } from 'react'
import { type Detection, detectPosition } from '../../places/position.ts'
import type { Order } from './search-address.ts'
import { keepHere, useHere } from './here.ts'

export type NearState = 'needed' | 'asking' | Exclude<Detection['kind'], 'detected'>

/** The order by distance: from where, and what stands in its way. The device is asked only when a person says so. */
export const useNearest = (order: Order) => {
  const here = useHere()
  const [state, setState] = useState<NearState>('needed')
  const ask = async () => {
    setState('asking')
    const detection = await detectPosition()
    if (detection.kind === 'detected') keepHere(detection.point)
    setState(detection.kind === 'detected' ? 'needed' : detection.kind)
  }
  const isNear = order === 'near'
  return {
    here: isNear ? here : null,
    missing: isNear && here === null ? state : null,
    ask: () => void (here === null && ask()),
  }
}
