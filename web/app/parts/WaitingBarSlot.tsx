import { Suspense } from 'react'
import { lazyOptional } from '../../lib/lazy-optional.ts'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'

const WaitingHost = lazyOptional(
  async () => (await import('../../features/waiting/WaitingHost.tsx')).WaitingHost,
)

/** Loaded only where something waits to be sent. */
export const WaitingBarSlot = () => {
  const hasWaiting = useHasWaiting()
  return <Suspense>{hasWaiting && <WaitingHost />}</Suspense>
}
