// The toast library comes with the first toast, so that a first visit does not pay for it.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Toast, ToasterProps } from './ToastHost.tsx'

export type { Toast }

const loadHost = () => import('./ToastHost.tsx')
const Host = lazy(async () => ({ default: (await loadHost()).ToastHost }))

let wanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showToast(toast: Toast): void {
  wanted = true
  for (const listener of listeners) listener()
  void loadHost().then(({ pushToast }) => pushToast(toast))
}

/** Once in the page's frame. */
export function Toaster(props: ToasterProps) {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Host {...props} />
    </Suspense>
  )
}
