import { logWarning } from './log.ts'

const SIGNS_TO_TRY_AGAIN = ['online', 'pointerdown', 'keydown'] as const

/** When a page comes up below a pointer that rests, browsers say that the pointer has moved. */
const isOfNobody = ({ type, movementX, movementY }: MouseEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0

export const firstOf = (signs: readonly string[]) =>
  new Promise<void>((resolve) => {
    const heard = new AbortController()
    const options = { passive: true, signal: heard.signal }
    const hear = (event: Event) => {
      if (event instanceof MouseEvent && isOfNobody(event)) return
      heard.abort()
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, hear, options)
  })

/** A script that can't be fetched is asked for again when the line is back, or when somebody does something. */
export const keepLoading = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    logWarning('a part of the page could not be loaded', error)
    await firstOf(SIGNS_TO_TRY_AGAIN)
    return keepLoading(load)
  }
}
