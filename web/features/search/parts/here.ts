// Where the person is, for the order by distance. Kept in the tab: an address that is passed on tells nobody.
import { useSyncExternalStore } from 'react'
import type { Point } from '../../places/position.ts'

export type Here = Readonly<{ lat: number; lng: number }>

const KEY = 'here'
// About a hundred metres: near enough to order shops by, and no more than the server has to know.
const DIGITS = 3

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const stored = () => window.sessionStorage.getItem(KEY)

export const keepHere = ({ latitude, longitude }: Point) => {
  const here: Here = { lat: Number(latitude.toFixed(DIGITS)), lng: Number(longitude.toFixed(DIGITS)) }
  window.sessionStorage.setItem(KEY, JSON.stringify(here))
  listeners.forEach((listener) => listener())
}

/** Null on the server, and until the person has said so. */
export const useHere = (): Here | null => {
  const kept = useSyncExternalStore(subscribe, stored, () => null)
  return kept === null ? null : (JSON.parse(kept) as Here)
}
