// For pages that refetch when a notification about their data arrives, or may have been missed.
const listeners = new Set<() => void>()

export const onLiveNotification = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const emitLiveNotification = () => listeners.forEach((listener) => listener())
