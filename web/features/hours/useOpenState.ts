import { useState } from 'react'
import { useOnMoment } from '../../lib/time/useOnMoment.ts'
import type { OpeningStatus } from './hours.api.ts'

type StateAfterChange = (now: Date) => OpeningStatus

const stateAt = (
  initial: OpeningStatus,
  afterChange: StateAfterChange | undefined,
  now: Date,
): OpeningStatus => {
  if (!initial.next_change_at || now.getTime() < Date.parse(initial.next_change_at)) return initial
  // Without the hours, the state after the next change is unknown.
  return afterChange?.(now) ?? { is_open: !initial.is_open, next_change_at: null }
}

/** The state when the page was rendered, updated at the next change. */
export const useOpenState = (initial: OpeningStatus, afterChange?: StateAfterChange): OpeningStatus => {
  // Null during hydration, which must render what the server did.
  const [now, setNow] = useState<Date | null>(null)
  const state = now ? stateAt(initial, afterChange, now) : initial
  const { next_change_at: nextChangeAt } = state
  useOnMoment(nextChangeAt, () => setNow(new Date()))
  return state
}
