import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    follows: { customerId: number; providerId: number; followedAt: Date }
    /** The time of the newest post that a customer has seen in the feed. */
    feedLooks: { customerId: number; seenUpTo: Date }
    /** Progress of a fan-out: the last notified customer. */
    postFanOuts: { postId: number; afterCustomerId: Generated<number> }
    /** Followers who were notified about a business within the last hours. */
    followersTold: { providerId: number; customerId: number; toldAt: Date }
    /** Log of changes to businesses and their posts. */
    providerChanges: { id: Generated<number>; providerId: number; changedAt: Generated<Date> }
    savedPosts: { customerId: number; postId: number; savedAt: Date }
  }
}
