import { browserIdle } from '../../lib/loading/browser-idle.ts'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useSession } from '../../lib/session/session.ts'
import styles from './LazyBell.module.css'

const Bell = lazyOptional(async () => {
  await browserIdle()
  return (await import('../../features/notifications/Bell.tsx')).Bell
})

export const LazyBell = () => {
  const id = useSession()?.id
  return (
    id !== undefined && (
      <div className={styles.bell}>
        <Bell key={id} accountId={id} />
      </div>
    )
  )
}
