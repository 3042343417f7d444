import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { following } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
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
  return (
    <li id={providerElementId(id)} tabIndex={-1} className={styles.shop}>
      <Avatar name={name} src={provider.logo ?? undefined} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.providerProfile(id)}>{name}</Link>
        </h3>
        <p className={styles.soft}>
          {provider.business_category} · {provider.district}
        </p>
        {count > 0 && isFollowing && (
          <Badge tone="leaf">{t(count < following.countedPosts ? 'new' : 'newMany', { count })}</Badge>
        )}
        <output className={styles.soft}>{!isFollowing && t('unfollowed')}</output>
      </div>
      <div className={styles.action}>
        <Button
          variant={isFollowing ? 'quiet' : 'secondary'}
          size="small"
          aria-label={`${text}: ${name}`}
          onClick={press}
        >
          {text}
        </Button>
      </div>
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
