// The toast library comes with the first toast, so that a first visit does not pay for it.
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
  // Without the library a person still has to hear it.
  loadToasts().then(show, () => window.alert(toast.text))
}

// What a person does may fail because the connection is gone, and then the toast that says so must be here already.
const FIRST_INTERACTIONS = ['pointerdown', 'focusin'] as const
const loadOnFirstInteraction = () => {
  // When it fails here it is tried again with the toast itself.
  const load = () => void loadToasts().catch(() => {})
  for (const move of FIRST_INTERACTIONS) window.addEventListener(move, load, { once: true, passive: true })
  return () => FIRST_INTERACTIONS.forEach((move) => window.removeEventListener(move, load))
}

/** Once in the page's frame. */
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
