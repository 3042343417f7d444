import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useSession } from '../../lib/session/session.ts'
import styles from './FollowButton.module.css'
import { FollowerCount } from './FollowerCount.tsx'
import type { FollowedProvider } from './follows.api.ts'
import { LoginFirst } from './parts/LoginFirst.tsx'
import { PendingButton } from './parts/PendingButton.tsx'

// Only customers load it.
const FollowToggle = lazyOptional(
  async () => (await import('./parts/FollowToggle.tsx')).FollowToggle,
  <PendingButton text="follow" icon="plus" />,
)

/** Businesses see the number of followers only. The texts of the placeholder are in Navbar. */
export const FollowButton = ({ provider }: { provider: FollowedProvider }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'following' })
  const session = useSession()
  const count = <FollowerCount count={provider.followers} />
  if (session?.role === 'provider') return count
  return (
    <div className={styles.follow}>
      {session ? (
        <FollowToggle key={`${session.id}/${provider.id}`} accountId={session.id} provider={provider} />
      ) : (
        <>
          <LoginFirst press={`follow:${provider.id}`} icon="plus" name={provider.name} text={t('follow')} />{' '}
          {count}
        </>
      )}
    </div>
  )
}
