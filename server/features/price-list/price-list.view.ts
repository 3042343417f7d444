import type { Static } from 'typebox'
import type { Item, PriceList } from '../../../contract/price-list.ts'
import { pictureUrl, pictureView } from '../media/media-urls.service.ts'
import type { ItemRow } from './price-list.queries.ts'

type ItemView = Static<typeof Item>

export const itemView = (row: ItemRow): ItemView => ({
  item_id: row.id,
  name: row.name,
  description: row.description,
  price_paise: row.pricePaise,
  price_to_paise: row.priceToPaise,
  unit: row.unit,
  group: row.groupTitle,
  image: row.image && pictureUrl(row.image),
  picture: row.image && pictureView(row.image),
  is_available: row.isAvailable,
})

export const priceListView = (rows: readonly ItemRow[]): Static<typeof PriceList> => {
  const groups = Map.groupBy(rows, ({ groupTitle }) => groupTitle)
  return { groups: [...groups].map(([title, items]) => ({ title, items: items.map(itemView) })) }
}
