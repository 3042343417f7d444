import { canReachServer } from '../http/can-reach-server.ts'
import { logWarning } from '../log.ts'

const RETRY_EVENTS = ['online', 'pointerdown', 'keydown'] as const

const TRIES = 3

/** Browsers fire pointermove when a page appears below a resting pointer. */
const isRestingPointer = ({ type, movementX, movementY }: MouseEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0

export const firstEvent = (types: readonly string[]) =>
  new Promise<void>((resolve) => {
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    const onEvent = (event: Event) => {
      if (event instanceof MouseEvent && isRestingPointer(event)) return
      controller.abort()
      resolve()
    }
    for (const type of types) window.addEventListener(type, onEvent, options)
  })

/**
 * Retries a dynamic import that failed when the network is back or at the next interaction. Rejects when the server is reachable and
 * the script still fails: it is gone, or an older browser has cached the failure.
 */
export const keepLoading = async <T>(load: () => Promise<T>, triesLeft = TRIES): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    const nextEvent = firstEvent(RETRY_EVENTS)
    logWarning('a part of the page could not be loaded', error)
    const isOffline = !(await canReachServer())
    if (!isOffline && triesLeft === 0) throw error
    await nextEvent
    return keepLoading(load, isOffline ? triesLeft : triesLeft - 1)
  }
}
