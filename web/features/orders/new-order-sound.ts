// A sound for new orders, without a file. Browsers play it only after the user has touched the page.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ListedOrder } from './orders.api.ts'

// Of this device: the phone in the shop rings, the one at home does not.
const STORAGE_KEY = 'order_sound'
const ON = 'on'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isOn = () => window.localStorage.getItem(STORAGE_KEY) === ON

export const useIsSoundOn = () => useSyncExternalStore(subscribe, isOn, () => false)

export const setSound = (next: boolean) => {
  if (next) window.localStorage.setItem(STORAGE_KEY, ON)
  else window.localStorage.removeItem(STORAGE_KEY)
  for (const listener of listeners) listener()
}

export const canPlaySound = () => 'AudioContext' in window

const TONES = [880, 1_175] as const
const TONE_SECONDS = 0.18
const VOLUME = 0.2

let context: AudioContext | undefined

export const playSound = () => {
  if (!canPlaySound()) return
  context ??= new AudioContext()
  // Without a touch its promise stays pending, and nothing is heard.
  void context.resume()
  for (const [at, frequency] of TONES.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + at * TONE_SECONDS
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(VOLUME, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + TONE_SECONDS)
  }
}

const newestId = (orders: readonly ListedOrder[]) => Math.max(0, ...orders.map(({ order_id }) => order_id))

/** Plays it when an order arrives while the page is open. */
export const useNewOrderSound = (orders: readonly ListedOrder[] | undefined) => {
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (!orders) return
    const newest = newestId(orders)
    if (last.current !== undefined && newest > last.current && isOn()) playSound()
    last.current = Math.max(newest, last.current ?? 0)
  }, [orders])
}
