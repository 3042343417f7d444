import type { ComponentProps } from 'react'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'

const WaitingEntries = lazyOptional(async () => (await import('./WaitingEntries.tsx')).WaitingEntries)

/** For landing pages: WaitingEntries is loaded only when there are entries. */
export const LazyWaitingEntries = (props: ComponentProps<typeof WaitingEntries>) => {
  const hasWaiting = useHasWaiting()
  return hasWaiting && <WaitingEntries {...props} />
}
