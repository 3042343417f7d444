// Users of speech input need to turn off single-key shortcuts (WCAG 2.1.4).
import { useSyncExternalStore } from 'react'

// The key of an earlier version, which browsers have stored.
const SETTING_KEY = 'desk_keys'
const listeners = new Set<() => void>()

export const areShortcutsOn = () => localStorage.getItem(SETTING_KEY) !== 'off'

export const setShortcutsOn = (isOn: boolean) => {
  localStorage.setItem(SETTING_KEY, isOn ? 'on' : 'off')
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useShortcutsOn = () => useSyncExternalStore(subscribe, areShortcutsOn, () => true)
