// Triggers count followers, and end a follow when one account blocks the other (decision 35).
import { DAY, following } from '../../../contract/limits.ts'
import { indiaDate } from '../../../contract/open-state.ts'
import { type Db, inOneStatement } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseBlocks } from '../blocks/blocks.service.ts'
import { followRead, followWrite, ownFollowersRead, unfollowWrite } from './follows.queries.ts'

type Pair = { customerId: number; providerId: number }

export const readFollow = async (db: Db, pair: Pair) => {
  const [provider] = await followRead(db, pair)
  if (!provider || provider.isBlocked) throw new Refusal('not_found')
  return { is_following: provider.isFollowing, followers: provider.followers }
}

export const follow = (db: Db, pair: Pair, now: Date) =>
  inOneStatement(db, async (one) => {
    const [provider] = await followWrite(one, { ...pair, now })
    if (!provider) throw new Refusal('not_found')
    refuseBlocks(provider, 'provider_blocked')
    if (!provider.isFollowing && provider.followed >= following.most) throw new Refusal('follows_full')
    return { is_following: true, followers: provider.followers + Number(provider.isNew) }
  })

export const unfollow = (db: Db, pair: Pair) =>
  inOneStatement(db, async (one) => {
    const [provider] = await unfollowWrite(one, pair)
    if (!provider || provider.isBlocked) throw new Refusal('not_found')
    return { is_following: false, followers: provider.followers - Number(provider.isGone) }
  })

const WEEK = 7 * DAY

export const ownFollowers = async (db: Db, providerId: number, now: Date) => {
  const since = indiaDate(new Date(now.getTime() - WEEK + DAY))
  const [own] = await ownFollowersRead(db, { providerId, since })
  return { followers: own?.followers ?? 0, change_7_days: own?.change ?? 0 }
}
