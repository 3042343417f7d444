import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { type BlocksPage, latestBlocks } from '../blocks/blocks.service.ts'

export const blockedProvidersQuery = (db: Db, param: Params<BlocksPage>) =>
  db
    .selectFrom(latestBlocks(db, param).as('latest'))
    .innerJoin('providers', 'providers.accountId', 'latest.other')
    .selectAll('latest')
    .select('providers.businessName as name')
    .orderBy('latest.at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(param('rows'))

export const blockedProvidersRead = preparedRead('blocked_providers', blockedProvidersQuery)

export const findPublicProvider = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select(['accounts.id', 'providers.businessName as name'])
    .where('accounts.id', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()
