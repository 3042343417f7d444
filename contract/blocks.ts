import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits, lists } from './limits.ts'
import { Detail, FormText, Id, ID_DIGITS, IdInput, page } from './schemas.ts'

// Few for a person, too few to enumerate ids.
const RATE = { calls: 60, minutes: 60 }

export const CustomerBlock = Type.Object({
  id: Id,
  provider: Id,
  provider_name: Type.String(),
  blocked_reason: Type.String(),
  blocked_at: Type.String(),
})

export const ProviderBlock = Type.Object({
  id: Id,
  customer: Id,
  customer_name: Type.String(),
  reason: Type.String(),
  blocked_at: Type.String(),
})

// A screen requests the state of the accounts on it, not the whole list.
const Only = Type.Optional(
  Type.String({
    pattern: `^${ID_DIGITS}(,${ID_DIGITS}){0,${lists.rows - 1}}$`,
    description: 'only blocks of these accounts: comma-separated ids',
  }),
)

const BlockId = Type.Object({ id: Id })

export const listCustomerBlocks = endpoint({
  method: 'GET',
  path: '/customer-blocks/',
  access: 'customer',
  summary: 'Businesses that the customer has blocked, latest first',
  query: Type.Object({ ...page, provider: Only }),
  reply: { 200: Type.Array(CustomerBlock) },
})

export const blockProvider = endpoint({
  method: 'POST',
  path: '/customer-blocks/',
  access: 'customer',
  summary: 'Block a business',
  body: Type.Object({
    provider: IdInput,
    /** Without one: DEFAULT_BLOCK_REASON. */
    blocked_reason: FormText(limits.blockReason * 10),
  }),
  reply: { 201: Type.Object({ ...Detail.properties, ...CustomerBlock.properties }) },
  refusals: ['provider_already_blocked', 'not_found'],
  rate: RATE,
  // A block ends following.
  invalidates: ['follows'],
})

export const unblockProvider = endpoint({
  method: 'DELETE',
  path: '/customer-blocks/:id/',
  access: 'customer',
  summary: 'Unblock a business',
  params: BlockId,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: [],
})

export const listBlocks = endpoint({
  method: 'GET',
  path: '/blocks/',
  access: 'provider',
  summary: 'Customers that the business has blocked, latest first',
  query: Type.Object({ ...page, customer: Only }),
  reply: { 200: Type.Array(ProviderBlock) },
})

export const blockCustomer = endpoint({
  method: 'POST',
  path: '/blocks/',
  access: 'provider',
  summary: 'Block a customer who has sent a request, a comment or a message',
  body: Type.Object({ customer: IdInput, reason: FormText(limits.blockReason * 10) }),
  reply: { 201: Type.Object({ ...Detail.properties, ...ProviderBlock.properties }) },
  refusals: ['customer_already_blocked', 'not_found'],
  rate: RATE,
  invalidates: ['follows'],
})

export const unblockCustomer = endpoint({
  method: 'DELETE',
  path: '/blocks/:id/',
  access: 'provider',
  summary: 'Unblock a customer',
  params: BlockId,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: [],
})
