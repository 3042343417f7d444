import { useState } from 'react'
import { useOnMoment } from '../../lib/time/useOnMoment.ts'
import type { Post } from './posts.api.ts'

/** Updates when it ends while the page is open. */
export const useHasEnded = ({ ends_at, has_ended }: Pick<Post, 'ends_at' | 'has_ended'>): boolean => {
  const [passed, setPassed] = useState<string | null>(null)
  useOnMoment(has_ended ? null : ends_at, () => setPassed(ends_at))
  return has_ended || (passed !== null && passed === ends_at)
}
