// Whether single letters act. People who use speech input, or type by accident, turn them off for this browser.
import { useSyncExternalStore } from 'react'

// An older name stays: browsers have stored the setting under it.
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
