declare module '../../platform/db/db.ts' {
  interface Tables {
    follows: { customerId: number; providerId: number; followedAt: Date }
    /** The newest post that a customer has seen in the feed. */
    feedLooks: { customerId: number; seenUpTo: Date }
    savedPosts: { customerId: number; postId: number; savedAt: Date }
  }
}
