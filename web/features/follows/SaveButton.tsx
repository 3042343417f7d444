import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useSession } from '../../lib/session/session.ts'
import type { SavedPost } from './follows.api.ts'
import { LoginFirst } from './parts/LoginFirst.tsx'
import { PendingButton } from './parts/PendingButton.tsx'

// Only customers load it.
const SaveToggle = lazyOptional(
  async () => (await import('./parts/SaveToggle.tsx')).SaveToggle,
  <PendingButton text="save" icon="bookmark" />,
)

/** Not for businesses. The texts of the placeholder are in Navbar. */
export const SaveButton = ({ post }: { post: SavedPost }) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'following' })
  const session = useSession()
  if (session?.role === 'provider') return null
  if (!session)
    return <LoginFirst press={`save:${post.id}`} icon="bookmark" name={post.title} text={t('save')} />
  return <SaveToggle key={`${session.id}/${post.id}`} accountId={session.id} post={post} />
}
