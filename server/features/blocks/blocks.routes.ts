import * as contract from '../../../contract/blocks.ts'
import type { Clock } from '../../platform/clock.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { customerBlockView, providerBlockView } from './blocks.view.ts'
import {
  blockCustomer,
  blockedCustomers,
  blockedProviders,
  blockProvider,
  unblock,
} from './own-blocks.service.ts'

type BlockDeps = { clock: Clock; live: Hub }

export const blocksRoutes = (app: ApiInstance, deps: BlockDeps) => {
  customersRoutes(app, deps)
  providersRoutes(app, deps)
}

const customersRoutes = (app: ApiInstance, { clock, live: { publish } }: BlockDeps) => {
  const { db } = app.ctx
  serve(app, contract.listCustomerBlocks, async ({ viewer, query, request, reply }) => {
    const { provider: only, ...asked } = query
    const { shown, next } = await blockedProviders(db, { ...asked, only, blockerId: viewer.id })
    linkNextPage(request, reply, next)
    return shown.map(customerBlockView)
  })

  serve(app, contract.blockProvider, async ({ viewer, body }) => {
    const { provider, blocked_reason: reason = '' } = body
    const blockedId = Number(provider)
    const block = await blockProvider(db, { blockerId: viewer.id, blockedId, reason, now: clock(), publish })
    return { detail: 'Provider blocked successfully', ...customerBlockView(block) }
  })

  serve(app, contract.unblockProvider, async ({ viewer, params }) => {
    await unblock(db, { id: params.id, blockerId: viewer.id })
    return { detail: 'Provider unblocked successfully' }
  })
}

const providersRoutes = (app: ApiInstance, { clock, live: { publish } }: BlockDeps) => {
  const { db } = app.ctx
  serve(app, contract.listBlocks, async ({ viewer, query, request, reply }) => {
    const { customer: only, ...asked } = query
    const { shown, next } = await blockedCustomers(db, { ...asked, only, blockerId: viewer.id })
    linkNextPage(request, reply, next)
    return shown.map(providerBlockView)
  })

  serve(app, contract.blockCustomer, async ({ viewer, body }) => {
    const { customer, reason = '' } = body
    const blockedId = Number(customer)
    const block = await blockCustomer(db, { blockerId: viewer.id, blockedId, reason, now: clock(), publish })
    return { detail: 'Customer blocked successfully', ...providerBlockView(block) }
  })

  serve(app, contract.unblockCustomer, async ({ viewer, params }) => {
    await unblock(db, { id: params.id, blockerId: viewer.id })
    return { detail: 'Customer unblocked successfully' }
  })
}
