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
  type BlockTargets,
  unblock,
} from './own-blocks.service.ts'

type BlockDeps = BlockTargets & { clock: Clock; live: Hub }

export const blocksRoutes = (app: ApiInstance, deps: BlockDeps) => {
  customersRoutes(app, deps)
  providersRoutes(app, deps)
}

const customersRoutes = (app: ApiInstance, deps: BlockDeps) => {
  const { db } = app.ctx
  const { clock, live } = deps
  serve(app, contract.listCustomerBlocks, async ({ viewer, query, request, reply }) => {
    const { provider: only, ...asked } = query
    const { pageRows, next } = await blockedProviders(db, { ...asked, only, blockerId: viewer.id }, deps)
    linkNextPage(request, reply, next)
    return pageRows.map(customerBlockView)
  })

  serve(app, contract.blockProvider, async ({ viewer, body }) => {
    const { provider, blocked_reason: reason = '' } = body
    const blockedId = Number(provider)
    const by = { blockerId: viewer.id, now: clock(), publish: live.publish }
    const block = await blockProvider(db, { ...by, blockedId, reason }, deps)
    return { detail: 'Provider blocked successfully', ...customerBlockView(block) }
  })

  serve(app, contract.unblockProvider, async ({ viewer, params }) => {
    await unblock(db, { id: params.id, blockerId: viewer.id })
    return { detail: 'Provider unblocked successfully' }
  })
}

const providersRoutes = (app: ApiInstance, deps: BlockDeps) => {
  const { db } = app.ctx
  const { clock, live } = deps
  serve(app, contract.listBlocks, async ({ viewer, query, request, reply }) => {
    const { customer: only, ...asked } = query
    const { pageRows, next } = await blockedCustomers(db, { ...asked, only, blockerId: viewer.id })
    linkNextPage(request, reply, next)
    return pageRows.map(providerBlockView)
  })

  serve(app, contract.blockCustomer, async ({ viewer, body }) => {
    const { customer, reason = '' } = body
    const blockedId = Number(customer)
    const by = { blockerId: viewer.id, now: clock(), publish: live.publish }
    const block = await blockCustomer(db, { ...by, blockedId, reason }, deps)
    return { detail: 'Customer blocked successfully', ...providerBlockView(block) }
  })

  serve(app, contract.unblockCustomer, async ({ viewer, params }) => {
    await unblock(db, { id: params.id, blockerId: viewer.id })
    return { detail: 'Customer unblocked successfully' }
  })
}
