// Stored in the tab, not in the URL: a shared link must not reveal where its sender is.
import { useSyncExternalStore } from 'react'
import type { Point } from '../../places/position.ts'

export type UserLocation = Readonly<{ lat: number; lng: number }>

const KEY = 'here'
// About a hundred metres: enough for the order, and no more than the server has to know.
const DECIMALS = 3

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const stored = () => window.sessionStorage.getItem(KEY)

export const saveUserLocation = ({ latitude, longitude }: Point) => {
  const userLocation: UserLocation = {
    lat: Number(latitude.toFixed(DECIMALS)),
    lng: Number(longitude.toFixed(DECIMALS)),
  }
  window.sessionStorage.setItem(KEY, JSON.stringify(userLocation))
  listeners.forEach((listener) => listener())
}

/** Null on the server, and until the user has shared it. */
export const useUserLocation = (): UserLocation | null => {
  const savedText = useSyncExternalStore(subscribe, stored, () => null)
  return savedText === null ? null : (JSON.parse(savedText) as UserLocation)
}
