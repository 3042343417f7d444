import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { saveQuery, sendSave } from '../../../features/follows/follows.api.ts'
import { useToggle } from '../../../features/follows/useToggle.ts'
import { PostRow } from '../../../features/posts/PostRow.tsx'
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
    <li id={postElementId(post)} tabIndex={-1} data-removed={!isSaved || undefined} className={styles.post}>
      <PostRow
        hasProviderName
        post={post}
        level={2}
        status={<output className={styles.removed}>{!isSaved && t('removed')}</output>}
        action={
          <IconButton
            icon={isSaved ? 'close' : 'bookmark'}
            label={`${text}: ${post.title}`}
            onClick={press}
          />
        }
      />
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
