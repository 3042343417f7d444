import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    accounts: {
      id: Generated<number>
      role: 'customer' | 'provider' | 'admin'
      username: string | null
      usernameKey: string | null
      email: string | null
      emailToVerify: Generated<boolean>
      mobileNumber: string | null
      mobileToVerify: Generated<boolean>
      passwordHash: string | null
      language: Generated<'hi' | 'en'>
      verifiedAt: Date | null
      suspendedAt: Date | null
      /** Null: an indefinite suspension. */
      suspendedUntil: Date | null
      /** Read-only until then. */
      limitedUntil: Date | null
      deletedAt: Date | null
      createdAt: Generated<Date>
      hasLoggedIn: Generated<boolean>
    }
    /** One row, maintained by triggers. */
    accountCounts: { isOnly: Generated<boolean>; customers: number; providers: number }
    customers: { accountId: number; name: string }
    sessions: {
      id: Generated<number>
      accountId: number
      isRemembered: boolean
      createdAt: Generated<Date>
      expiresAt: Date
      endedAt: Date | null
      /** The last proof of identity. */
      provedAt: Date | null
      lastSeenAt: Date | null
      browser: string | null
      system: string | null
    }
    refreshTokens: { tokenHash: Buffer; sessionId: number; createdAt: Generated<Date>; usedAt: Date | null }
    /** Used by the previous version only; swept here. */
    oneTimeCodes: { expiresAt: Date }
    sentCodes: {
      accountId: number
      purpose: 'verify' | 'reset'
      requester: string
      address: string
      via: 'email' | 'mobile'
      contact: string
      codeHash: Buffer
      triesLeft: number
      otherTriesLeft: number
      sentAt: Date
      expiresAt: Date
    }
    codeCounts: { who: string; day: string; count: number }
    secondFactors: {
      accountId: number
      /** Encrypted for the account; null until a code of it is confirmed. */
      secret: string | null
      nextSecret: string | null
      lastStep: Generated<number>
      triesLeft: Generated<number>
    }
    recoveryCodes: { accountId: number; codeHash: Buffer }
    failedTries: { who: string; count: number; lastAt: Date; freeAt: Date }
  }
}
