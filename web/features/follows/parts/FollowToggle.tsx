import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { offerPush } from '../../../lib/push/push-offer.ts'
import { Button } from '../../../ui/Button.tsx'
import { useBlockOfProvider } from '../../blocks/useBlockOfProvider.ts'
import { FollowerCount } from '../FollowerCount.tsx'
import { type FollowedProvider, followQuery, invalidateFeed, sendFollow } from '../follows.api.ts'
import { takePress } from '../press-before-login.ts'
import { useToggle } from '../useToggle.ts'

type Props = { accountId: number; provider: FollowedProvider }

export const FollowToggle = ({ accountId, provider }: Props) => {
  const { t } = useTranslation('Following', { keyPrefix: 'follow' })
  const { t: tBar } = useTranslation('Navbar', { keyPrefix: 'following' })
  const client = useQueryClient()
  const query = followQuery(accountId, provider.id)
  const { data, isPending } = useQuery(query)
  // When the state is unknown the button still works: following is idempotent.
  const known = data ?? { is_following: false, followers: provider.followers }
  const { isOn, set, press } = useToggle({
    isOn: known.is_following,
    queryKey: query.queryKey,
    send: (next) => sendFollow(provider.id, next),
    onSent: (reply, isLast) => {
      void invalidateFeed(client)
      if (reply.is_following && isLast) offerPush({ about: 'posts', name: provider.name })
    },
    failedText: (next) => t(next ? 'failed' : 'unfollowFailed', { name: provider.name }),
  })
  const followIfPressed = useEffectEvent(() => {
    if (takePress(`follow:${provider.id}`)) set(true)
  })
  useEffect(() => followIfPressed(), [])

  const text = tBar(isOn ? 'isFollowing' : 'follow')
  const change = Number(isOn) - Number(known.is_following)
  const isBlocked = Boolean(useBlockOfProvider(provider.id))
  return (
    <>
      {!isBlocked && (
        <Button
          variant="secondary"
          icon={isOn ? 'check' : 'plus'}
          loading={isPending && !isOn}
          aria-pressed={isOn}
          aria-label={`${text}: ${provider.name}`}
          onClick={press}
        >
          {text}
        </Button>
      )}
      <FollowerCount count={known.followers + change} />
    </>
  )
}
