import { useState } from 'react'
import { useOnMoment } from '../../lib/time/useOnMoment.ts'
import type { ShownOpenState } from './hours.api.ts'

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
  useOnMoment(nextChangeAt, () => setNow(new Date()))
  return state
}
