import { useState } from 'react'
import type { Detection } from '../../places/position.ts'
import type { Order } from '../list-choices.ts'
import { saveUserLocation, useUserLocation } from './user-location.ts'

export type DistanceOrderState = 'needed' | 'asking' | Exclude<Detection['kind'], 'detected'>

/** The device is asked for its location only on a user's action. */
export const useDistanceOrder = (order: Order) => {
  const userLocation = useUserLocation()
  const [state, setState] = useState<DistanceOrderState>('needed')
  const ask = async () => {
    setState('asking')
    const { detectPosition } = await import('../../places/position.ts')
    const detection = await detectPosition()
    if (detection.kind === 'detected') saveUserLocation(detection.point)
    setState(detection.kind === 'detected' ? 'needed' : detection.kind)
  }
  const isNear = order === 'near'
  return {
    userLocation: isNear ? userLocation : null,
    missing: isNear && userLocation === null ? state : null,
    ask: () => void (userLocation === null && ask()),
  }
}
