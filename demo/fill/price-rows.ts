import type { Tx } from '../../server/platform/db/db.ts'
import type { Market } from '../market.ts'
import { found, insertAll, type Row } from './batches.ts'
import type { Ids } from './people-rows.ts'
import { itemPictureName } from './pictures.ts'

export const insertItems = (tx: Tx, { items }: Market, { accounts, media }: { accounts: Ids; media: Ids }) =>
  insertAll(
    tx,
    'priceItems',
    items.map(({ provider, group, scene, ...item }, position): Row<'priceItems'> => ({
      ...item,
      providerId: found(accounts, provider),
      // Over all items of the market, grouped by business.
      position: position + 1,
      groupTitle: group,
      imageId: scene === null ? null : found(media, itemPictureName(position)),
    })),
  )
