import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation } from 'react-router'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import type { Comment } from '../comments.api.ts'
import styles from './CommentComposer.module.css'

type Props = {
  postId: number
  ownerId: number
  ownerName: string
  onWritten: (comment: Comment | undefined) => Promise<void>
}

// Only customers load it.
const CommentForm = lazyOptional(async () => (await import('../CommentForm.tsx')).CommentForm)

export const CommentComposer = ({ ownerId, ...post }: Props) => {
  const session = useSession()
  const hasBlocked = Boolean(useBlockOfProvider(ownerId))
  if (hasBlocked) return null
  return (
    <div className={styles.box}>
      {session?.role === 'customer' ? <CommentForm {...post} customerId={session.id} /> : <LoginPrompt />}
    </div>
  )
}

const LoginPrompt = () => {
  const { t } = useTranslation('Postpage')
  const { pathname, search } = useLocation()
  return (
    <div className={styles.note}>
      <span className={styles.sign}>
        <Icon name="chat" />
      </span>
      <p>{t('comments.loginFirst')}</p>
      <ButtonLink
        variant="secondary"
        icon="user"
        to={paths.loginCustomer()}
        state={withReturn(pathname + search)}
      >
        {t('comments.login')}
      </ButtonLink>
    </div>
  )
}
