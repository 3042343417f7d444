import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazy-extra.ts'
import { useSession } from '../../lib/session.ts'
import styles from './BellPlace.module.css'

// Safari has no idle callback.
const idle = () => new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done))

const Bell = lazyExtra(async () => {
  await idle()
  return (await import('../../features/notifications/Bell.tsx')).Bell
})

/** For customers and providers. The bell comes when the page has nothing better to do; its place is kept. */
export const BellPlace = () => {
  const id = useSession()?.id
  return (
    id !== undefined && (
      <div className={styles.place}>
        <Suspense>
          <Bell key={id} accountId={id} />
        </Suspense>
      </div>
    )
  )
}
