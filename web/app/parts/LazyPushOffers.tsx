import { browserIdle } from '../../lib/loading/browser-idle.ts'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { readPushOwner } from '../../lib/push/push-owner.ts'
import { useSession } from '../../lib/session/session.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'

const PushOffers = lazyOptional(async () => {
  await browserIdle()
  return (await import('../../features/push/PushOffers.tsx')).PushOffers
})

export const LazyPushOffers = () => {
  const session = useSession()
  const isHydrated = useHydrated()
  const isWanted = isHydrated && (session !== null || readPushOwner() !== null)
  return isWanted && <PushOffers session={session} />
}
