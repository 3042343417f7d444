import type { ComponentProps } from 'react'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'

const WaitingEntries = lazyOptional(async () => (await import('./WaitingEntries.tsx')).WaitingEntries)

/** For a page that people come to first: loaded when something waits. */
export const WaitingSlot = (props: ComponentProps<typeof WaitingEntries>) => {
  const hasWaiting = useHasWaiting()
  return hasWaiting && <WaitingEntries {...props} />
}
