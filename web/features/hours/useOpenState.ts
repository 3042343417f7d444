import { useEffect, useState } from 'react'
import type { ShownOpenState } from './hours.api.ts'

// The longest that a timer of the browser can wait; a page that is open for weeks asks again when it is looked at.
const LONGEST_WAIT_MS = 2 ** 31 - 1
// Timers may be a little early.
const AFTERWARDS_MS = 100

/** What is true after the next change. */
type StateAfterChange = (now: Date) => ShownOpenState

const stateAt = (
  shown: ShownOpenState,
  afterChange: StateAfterChange | undefined,
  now: Date,
): ShownOpenState => {
  if (!shown.next_change_at || now.getTime() < Date.parse(shown.next_change_at)) return shown
  // Without the hours it is only known that it changes then, not what comes afterwards.
  return afterChange?.(now) ?? { is_open: !shown.is_open, next_change_at: null }
}

/** What was true when the page was made, corrected when it changes, however old the page is. */
export const useOpenState = (shown: ShownOpenState, afterChange?: StateAfterChange): ShownOpenState => {
  // Nothing at first: the browser begins with what the server has rendered.
  const [now, setNow] = useState<Date | null>(null)
  const state = now ? stateAt(shown, afterChange, now) : shown
  const { next_change_at: nextChangeAt } = state
  useEffect(() => {
    if (!nextChangeAt) return undefined
    const changesAt = Date.parse(nextChangeAt)
    const correct = () => {
      if (Date.now() >= changesAt) setNow(new Date())
    }
    correct()
    const wait = Math.max(0, changesAt - Date.now()) + AFTERWARDS_MS
    const timer = setTimeout(correct, Math.min(wait, LONGEST_WAIT_MS))
    // Timers stand still while a phone sleeps.
    document.addEventListener('visibilitychange', correct)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', correct)
    }
  }, [nextChangeAt])
  return state
}
