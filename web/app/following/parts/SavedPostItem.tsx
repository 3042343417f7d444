import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { saveQuery, sendSave } from '../../../features/follows/follows.api.ts'
import { useToggle } from '../../../features/follows/useToggle.ts'
import { PostCard } from '../../../features/posts/PostCard.tsx'
import type { Post } from '../../../features/posts/posts.api.ts'
import { postElementId } from './FeedPosts.tsx'
import styles from './SavedPostItem.module.css'

type Props = { accountId: number; post: Post }

/** A removed post stays until the next visit, with a button to save it again. */
export const SavedPostItem = ({ accountId, post }: Props) => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const { isOn: isSaved, press } = useSavedOf(accountId, post.blog_id)
  const text = t(isSaved ? 'remove' : 'saveAgain')
  return (
    <li id={postElementId(post)} tabIndex={-1} className={styles.post}>
      <div className={styles.card} data-removed={!isSaved || undefined}>
        <PostCard post={post} level={2} hasProviderName />
      </div>
      <div className={styles.actions}>
        <output className={styles.removed}>{!isSaved && t('removed')}</output>
        <Button
          variant={isSaved ? 'quiet' : 'secondary'}
          size="small"
          aria-label={`${text}: ${post.title}`}
          onClick={press}
        >
          {text}
        </Button>
      </div>
    </li>
  )
}

const useSavedOf = (accountId: number, postId: number) => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const [isKnown, setKnown] = useState(true)
  return useToggle({
    isOn: isKnown,
    queryKey: saveQuery(accountId, postId).queryKey,
    send: (next) => sendSave(postId, next),
    onSent: (reply) => setKnown(reply.is_saved),
    failedText: (next) => t(next ? 'saveFailed' : 'removeFailed'),
  })
}
