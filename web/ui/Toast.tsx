// The toast library is loaded on demand.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { pushToast, Toast, ToasterProps } from './overlays/ToastList.tsx'

export type { Toast }

const loadToasts = () => import('./overlays/ToastList.tsx')
const ToastList = lazy(async () => ({ default: (await loadToasts()).ToastList }))

let isListNeeded = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showToast(toast: Toast): void {
  const show = (toasts: { pushToast: typeof pushToast }) => {
    isListNeeded = true
    for (const listener of listeners) listener()
    toasts.pushToast(toast)
  }
  loadToasts().then(show, () => window.alert(toast.text))
}

// Loaded early: a toast that reports a lost connection can't load its script any more.
const FIRST_INTERACTIONS = ['pointerdown', 'focusin'] as const
const loadOnFirstInteraction = () => {
  const load = () => void loadToasts().catch(() => {})
  for (const move of FIRST_INTERACTIONS) window.addEventListener(move, load, { once: true, passive: true })
  return () => FIRST_INTERACTIONS.forEach((move) => window.removeEventListener(move, load))
}

export function Toaster(props: ToasterProps) {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isListNeeded,
    () => false,
  )
  useEffect(loadOnFirstInteraction, [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastList {...props} />
    </Suspense>
  )
}
