import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    follows: { customerId: number; providerId: number; followedAt: Date }
    /** The time of the newest post that a customer has seen in the feed. */
    feedLooks: { customerId: number; seenUpTo: Date }
    /** Progress of a fan-out: the last notified customer. */
    postFanOuts: { postId: number; afterCustomerId: Generated<number> }
    followersTold: { providerId: number; customerId: number; toldAt: Date }
    providerChanges: { id: Generated<number>; providerId: number; changedAt: Generated<Date> }
    savedPosts: { customerId: number; postId: number; savedAt: Date }
  }
}
