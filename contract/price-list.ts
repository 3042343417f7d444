import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { itemUnits, limits } from './limits.ts'
import { media } from './media-limits.ts'
import { Picture } from './media.ts'
import { Detail, FormText, Id, Paise, PaiseInput, orNull } from './schemas.ts'

/** '' for the price of one item. */
const Unit = Type.Enum(['', ...itemUnits])

export const PricedItem = Type.Object({
  name: Type.String(),
  /** Null: on request. */
  price_paise: Paise,
  /** The end of a range, above price_paise; null for one price. */
  price_to_paise: Paise,
  unit: Unit,
})

/** A parsed row of a pasted list, sent back to be stored. */
const UnsavedItem = Type.Object({
  ...PricedItem.properties,
  description: Type.String(),
  /** '' without a group. */
  group: Type.String(),
})

export const Item = Type.Object({
  item_id: Id,
  ...UnsavedItem.properties,
  image: orNull(Type.String()),
  picture: orNull(Picture),
  is_available: Type.Boolean(),
})

/** In the owner's order; a group has the position of its first item. */
export const PriceList = Type.Object({
  groups: Type.Array(Type.Object({ title: Type.String(), items: Type.Array(Item) })),
})

const ItemParams = Type.Object({ id: Id })

export const readPriceList = endpoint({
  method: 'GET',
  path: '/providers/:id/items/',
  access: 'anyone',
  summary: 'The price list of a business, available items only',
  params: ItemParams,
  reply: { 200: PriceList },
  refusals: ['not_found'],
  cacheTags: ['market'],
  hasExactTags: true,
})

export const readOwnPriceList = endpoint({
  method: 'GET',
  path: '/items/',
  access: 'provider',
  summary: 'The own price list, including unavailable items',
  reply: { 200: PriceList },
})

const itemForm = {
  name: FormText(limits.item.name.max * 10),
  description: FormText(limits.item.description * 10),
  /** Empty: on request. */
  price_paise: PaiseInput,
  price_to_paise: PaiseInput,
  unit: FormText(40),
  group: FormText(limits.item.group * 10),
  is_available: Type.Optional(Type.Boolean()),
}

const files = { image: { kind: 'image', most: 1, bytes: media.post.imageBytes } } as const
const fileRefusals = ['image_too_large', 'image_wrong_kind', 'too_large'] as const

export const createItem = endpoint({
  method: 'POST',
  path: '/items/',
  access: 'provider',
  summary: 'Append an item to the own price list',
  body: Type.Object(itemForm),
  files,
  reply: { 201: Item },
  refusals: ['items_full', ...fileRefusals],
  rate: { calls: 300, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})

export const editItem = endpoint({
  method: 'PUT',
  path: '/items/:id/',
  access: 'provider',
  summary: 'Update an own item; omitted fields are unchanged, and remove_image=1 deletes its picture',
  params: ItemParams,
  body: Type.Object({ ...itemForm, remove_image: FormText(10) }),
  files,
  reply: { 200: Item },
  refusals: ['not_found', ...fileRefusals],
  rate: { calls: 600, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})

export const deleteItem = endpoint({
  method: 'DELETE',
  path: '/items/:id/',
  access: 'provider',
  summary: 'Delete an own item with its picture',
  params: ItemParams,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: ['market'],
})

export const orderItems = endpoint({
  method: 'PUT',
  path: '/items/order/',
  access: 'provider',
  summary: 'Reorder the own items; all of them are required, each once',
  body: Type.Object({ item_ids: Type.Array(Id, { maxItems: 1_000 }) }),
  reply: { 200: PriceList },
  isUserContent: true,
  invalidates: ['market'],
})

export const pasteItems = endpoint({
  method: 'POST',
  path: '/items/paste/',
  access: 'provider',
  summary: 'Parse a pasted list of items and prices; returns items and unreadable lines. Nothing is stored',
  body: Type.Object({ text: Type.String({ maxLength: limits.priceList.pasted }) }),
  reply: {
    200: Type.Object({
      items: Type.Array(UnsavedItem),
      problems: Type.Array(Type.Object({ line: Type.Integer({ minimum: 1 }), text: Type.String() })),
    }),
  },
  invalidates: [],
})

export const createItems = endpoint({
  method: 'POST',
  path: '/items/bulk/',
  access: 'provider',
  summary: 'Append several items to the own price list, atomically',
  body: Type.Object({
    items: Type.Array(Type.Object(itemForm), { minItems: 1, maxItems: limits.priceList.items }),
  }),
  reply: { 201: Type.Object({ created: Type.Integer() }) },
  refusals: ['items_full'],
  rate: { calls: 60, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})
