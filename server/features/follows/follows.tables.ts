import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    follows: { customerId: number; providerId: number; followedAt: Date }
    /** The newest post that a customer has seen in the feed. */
    feedLooks: { customerId: number; seenUpTo: Date }
    /** Up to which customer the followers were told of a post. */
    postFanOuts: { postId: number; afterCustomerId: Generated<number> }
    /** Who was told of a post of a business within the last hours. */
    followersTold: { providerId: number; customerId: number; toldAt: Date }
    /** Which businesses were written, or a post of theirs. */
    providerChanges: { id: Generated<number>; providerId: number; changedAt: Generated<Date> }
    savedPosts: { customerId: number; postId: number; savedAt: Date }
  }
}
