declare module '../../platform/db/db.ts' {
  interface Tables {
    providerStanding: { providerId: number; isSeen: boolean; quality: number }
    searchBands: { band: number; leastQuality: number }
    providerSearch: { providerId: number; band: number; quality: number; terms: string }
    itemSearch: {
      providerId: number
      itemIds: number[]
      terms: string
      isSeen: boolean
      soldKeys: string[]
      soldNames: string[]
    }
    soldItems: { key: string; name: string; businesses: number }
    postSearch: { postId: number; providerId: number; createdAt: Date; isSeen: boolean; terms: string }
    peopleSearch: { accountId: number; terms: string }
    commentSearch: { commentId: number; terms: string }
    reviewSearch: { reviewId: number; terms: string }
    needSearch: { needId: number; terms: string }
    searchWords: { word: string; sound: string; isName: boolean; clues: string[] }
    commonLexemes: { foundIn: 'providers' | 'posts'; lexeme: string; rowCount: number }
    searchPhrases: { phrase: string; lexeme: string; clues: string[] }
  }
}
