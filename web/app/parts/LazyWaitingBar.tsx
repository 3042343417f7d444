import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'

const WaitingHost = lazyOptional(
  async () => (await import('../../features/waiting/WaitingHost.tsx')).WaitingHost,
)

/** Loaded only where something waits to be sent. */
export const LazyWaitingBar = () => {
  const hasWaiting = useHasWaiting()
  return hasWaiting && <WaitingHost />
}
