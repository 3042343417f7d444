// Whether single letters act. Whoever speaks to the computer, or types by accident, turns them off for this browser.
import { useSyncExternalStore } from 'react'

const KEY = 'desk_keys'
const listeners = new Set<() => void>()

export const areKeysOn = () => localStorage.getItem(KEY) !== 'off'

export const switchKeys = (isOn: boolean) => {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useKeysOn = () => useSyncExternalStore(subscribe, areKeysOn, () => true)
