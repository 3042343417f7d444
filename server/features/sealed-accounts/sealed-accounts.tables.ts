declare module '../../platform/db/db.ts' {
  interface Tables {
    /** Deleted accounts whose data are retained. */
    sealedAccounts: {
      accountId: number
      deletedAt: Date
      destroyAt: Date
      /** The key of the parts and the identifiers of the account, encrypted with a key derived from SECRET_KEY. */
      wrappedKey: string
    }
    sealedParts: { accountId: number; position: number; bytes: Buffer }
  }
}
