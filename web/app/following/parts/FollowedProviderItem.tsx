import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { following } from '../../../../contract/limits.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProviderRow } from '../../../features/providers/ProviderRow.tsx'
import { followQuery, invalidateFeed, sendFollow } from '../../../features/follows/follows.api.ts'
import { useToggle } from '../../../features/follows/useToggle.ts'
import type { Following } from '../../../features/follows/feed.api.ts'
import styles from './FollowedProviderItem.module.css'

export const providerElementId = (id: number) => `shop-${id}`

type Props = { accountId: number; provider: Following }

/** An unfollowed provider stays until the next visit, with a button to follow it again. */
export const FollowedProviderItem = ({ accountId, provider: { provider, new_posts: count } }: Props) => {
  const { t } = useTranslation('Following', { keyPrefix: 'shops' })
  const { id, business_name: name } = provider
  const { isOn: isFollowing, press } = useFollowingOf(accountId, provider)
  const text = t(isFollowing ? 'unfollow' : 'followAgain')
  const news = count > 0 && t(count < following.countedPosts ? 'new' : 'newMany', { count })
  return (
    <li id={providerElementId(id)} tabIndex={-1}>
      <ProviderRow
        provider={provider}
        hint={<output className={styles.news}>{isFollowing ? news : t('unfollowed')}</output>}
        action={
          <IconButton icon={isFollowing ? 'check' : 'plus'} label={`${text}: ${name}`} onClick={press} />
        }
      />
    </li>
  )
}

const useFollowingOf = (accountId: number, { id, business_name: name }: Following['provider']) => {
  const { t } = useTranslation('Following', { keyPrefix: 'follow' })
  const client = useQueryClient()
  const [isKnown, setKnown] = useState(true)
  return useToggle({
    isOn: isKnown,
    queryKey: followQuery(accountId, id).queryKey,
    send: (next) => sendFollow(id, next),
    onSent: (reply) => {
      setKnown(reply.is_following)
      void invalidateFeed(client)
    },
    failedText: (next) => t(next ? 'failed' : 'unfollowFailed', { name }),
  })
}
