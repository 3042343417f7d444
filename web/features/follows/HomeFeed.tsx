import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useSession } from '../../lib/session/session.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import styles from './HomeFeed.module.css'

// Only customers load it.
const HomeFeedPosts = lazyOptional(async () => (await import('./parts/HomeFeedPosts.tsx')).HomeFeedPosts)

/** The top of a customer's home page. The server does not know the viewer and renders an empty placeholder. */
export const HomeFeed = () => {
  const session = useSession()
  if (!useHydrated()) return <div className={styles.placeholder} />
  if (session?.role !== 'customer') return null
  return (
    <div className={styles.feed}>
      <HomeFeedPosts key={session.id} accountId={session.id} />
    </div>
  )
}
