import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import styles from './Returning.module.css'
import { useIsReturning } from './useIsReturning.ts'
import { useHydrated } from '../../../lib/browser/useHydrated.ts'

const Sections = lazyOptional(async () => (await import('./ReturningSections.tsx')).ReturningSections)

/** Open and recently viewed businesses. Only the browser knows who returns, so the server renders a placeholder. */
export const Returning = () => {
  const isReturning = useIsReturning()
  if (!useHydrated()) return <div className={styles.placeholder} />
  return (
    isReturning && (
      <div className={styles.returning}>
        <Sections />
      </div>
    )
  )
}
