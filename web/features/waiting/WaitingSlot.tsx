import { type ComponentProps, Suspense } from 'react'
import { lazyOptional } from '../../lib/lazy-optional.ts'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'

const WaitingEntries = lazyOptional(async () => (await import('./WaitingEntries.tsx')).WaitingEntries)

/** For a page that people come to first: loaded when something waits. */
export const WaitingSlot = (props: ComponentProps<typeof WaitingEntries>) => {
  const hasWaiting = useHasWaiting()
  return <Suspense>{hasWaiting && <WaitingEntries {...props} />}</Suspense>
}
