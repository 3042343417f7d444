// For pages that show what a notification tells of: when one comes, they look again.
const listeners = new Set<() => void>()

export const onLiveNotification = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const emitLiveNotification = () => listeners.forEach((listener) => listener())
