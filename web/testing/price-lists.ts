import type { Item, PriceList } from '../features/price-list/price-list.api.ts'

export const anItem = (id: number, given: Partial<Item> = {}): Item => ({
  item_id: id,
  name: `Item ${id}`,
  description: '',
  price_paise: 1_200,
  price_to_paise: null,
  unit: '',
  group: '',
  image: null,
  picture: null,
  is_available: true,
  ...given,
})

/** Grouped like the server's reply. */
export const aPriceList = (...items: readonly Item[]): PriceList => ({
  groups: [...Map.groupBy(items, ({ group }) => group)].map(([title, own]) => ({ title, items: own })),
})
