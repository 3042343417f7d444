import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useHasWaiting } from '../../lib/outbox/useHasWaiting.ts'

const WaitingBar = lazyOptional(
  async () => (await import('../../features/waiting/WaitingBar.tsx')).WaitingBar,
)

export const LazyWaitingBar = () => {
  const hasWaiting = useHasWaiting()
  return hasWaiting && <WaitingBar />
}
