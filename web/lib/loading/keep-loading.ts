import { canReachServer } from '../http/can-reach-server.ts'
import { logWarning } from '../log.ts'

const EVENTS_TO_TRY_AGAIN = ['online', 'pointerdown', 'keydown'] as const

// So often although the server can be reached.
const TRIES = 3

/** When a page comes up below a pointer that rests, browsers say that the pointer has moved. */
const isOfNobody = ({ type, movementX, movementY }: MouseEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0

export const firstEvent = (types: readonly string[]) =>
  new Promise<void>((resolve) => {
    const heard = new AbortController()
    const options = { passive: true, signal: heard.signal }
    const hear = (event: Event) => {
      if (event instanceof MouseEvent && isOfNobody(event)) return
      heard.abort()
      resolve()
    }
    for (const type of types) window.addEventListener(type, hear, options)
  })

/**
 * A script that can't be fetched is asked for again when the line is back, or when somebody does something. Fails for one that is gone, and
 * in an older browser, which asks only once for a script: the server can be reached, and the script does not come.
 */
export const keepLoading = async <T>(load: () => Promise<T>, triesLeft = TRIES): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    const isTime = firstEvent(EVENTS_TO_TRY_AGAIN)
    logWarning('a part of the page could not be loaded', error)
    const isLineLost = !(await canReachServer())
    if (!isLineLost && triesLeft === 0) throw error
    await isTime
    return keepLoading(load, isLineLost ? triesLeft : triesLeft - 1)
  }
}
