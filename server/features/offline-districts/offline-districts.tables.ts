import type { Generated } from 'kysely'
import type { JWK } from 'jose'

declare module '../../platform/db/db.ts' {
  interface Tables {
    offlineDistricts: {
      districtId: number
      version: number
      oldest: number
      namesVersion: number
      namesHash: string
      folder: string
      size: number
      signature: string
      builtAt: Date
      nextBuildAt: Date
    }
    offlineProviders: { districtId: number; providerId: number; version: number; hash: string | null }
    offlineChanges: {
      id: Generated<number>
      districtId: number
      isRemoval: boolean
      changedAt: Generated<Date>
    }
    offlineKeys: { id: string; publicKey: JWK; createdAt: Generated<Date> }
  }
}
