import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { askToCallBack } from '../../testing/chats.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer()
const { db } = server

type Block = { id: number; provider?: number; customer?: number; blocked_at: string }

const aCustomer = async () => {
  const account = await anAccount(db)
  return { ...account, ...(await server.as(account)) }
}
const aListedBusiness = async (businessName = 'Gaya Kirana') => {
  const account = await aProvider(db, { provider: { businessName } })
  return { ...account, ...(await server.as(account)) }
}

/** The customer has sent a contact request. */
const aPair = async () => {
  const [customer, provider] = [await aCustomer(), await aListedBusiness()]
  await askToCallBack(db, { customer, provider })
  return [customer, provider] as const
}

describe('a customer', () => {
  test('blocks a business with a reason, and finds it in the list', async () => {
    const [customer, provider] = [await aCustomer(), await aListedBusiness('Loud Sounds')]
    const blocked = await customer.post('/api/customer-blocks/', {
      provider: provider.id,
      blocked_reason: '  Too loud ',
    })
    expect(blocked.statusCode).toBe(201)
    const row = {
      id: expect.any(Number),
      provider: provider.id,
      provider_name: 'Loud Sounds',
      blocked_reason: 'Too loud',
      blocked_at: NOON.toISOString(),
    }
    expect(blocked.json()).toEqual({ detail: 'Provider blocked successfully', ...row })
    expect((await customer.get('/api/customer-blocks/')).json()).toEqual([row])
  })

  test.each([undefined, '', '   '])('gets the default reason for %j', async (blocked_reason) => {
    const [customer, provider] = [await aCustomer(), await aListedBusiness()]
    const { blocked_reason: stored } = (
      await customer.post('/api/customer-blocks/', { provider: provider.id, blocked_reason })
    ).json<{ blocked_reason: string }>()
    expect(stored).toBe('Blocked from provider profile')
  })

  test('blocks once, also with concurrent requests of two tabs', async () => {
    const [customer, provider] = [await aCustomer(), await aListedBusiness()]
    const send = () => customer.post('/api/customer-blocks/', { provider: provider.id })
    const both = await Promise.all([send(), send()])
    expect(both.map((reply) => reply.statusCode).toSorted()).toEqual([201, 400])
    const again = await send()
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({
      code: 'provider_already_blocked',
      error: 'Business is already blocked',
    })
  })

  test('can only remove own blocks', async () => {
    const [customer, other, provider] = [await aCustomer(), await aCustomer(), await aListedBusiness()]
    const { id } = (await customer.post('/api/customer-blocks/', { provider: provider.id })).json<Block>()
    expect((await other.delete(`/api/customer-blocks/${id}/`)).statusCode).toBe(404)
    expect((await provider.delete(`/api/blocks/${id}/`)).statusCode).toBe(404)
    const unblocked = await customer.delete(`/api/customer-blocks/${id}/`)
    expect([unblocked.statusCode, unblocked.json()]).toEqual([
      200,
      { detail: 'Provider unblocked successfully' },
    ])
    expect((await customer.delete(`/api/customer-blocks/${id}/`)).statusCode).toBe(404)
    expect((await customer.get('/api/customer-blocks/')).json()).toEqual([])
  })

  test('returns 404 for an account that is unknown, hidden or no business', async () => {
    const customer = await aCustomer()
    const suspended = await aProvider(db, { account: { suspendedAt: new Date() } })
    const unverified = await aProvider(db, { account: { verifiedAt: null } })
    const blocker = await aListedBusiness()
    await block(db, blocker, customer)
    for (const { id } of [{ id: 999_999 }, suspended, unverified, await aCustomer(), blocker, customer]) {
      const refused = await customer.post('/api/customer-blocks/', { provider: id })
      expect([id, refused.statusCode, refused.json().code]).toEqual([id, 404, 'not_found'])
    }
  })

  test('cannot give a reason above the maximum length', async () => {
    const [customer, provider] = [await aCustomer(), await aListedBusiness()]
    const send = (length: number) =>
      customer.post('/api/customer-blocks/', { provider: provider.id, blocked_reason: 'न'.repeat(length) })
    const refused = await send(256)
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { blocked_reason: ['Reason must be at most 255 characters.'] },
    ])
    expect((await send(255)).statusCode).toBe(201)
  })
})

describe('a provider', () => {
  test('blocks a customer, and finds them in the list', async () => {
    const [customer, provider] = await aPair()
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    const blocked = await provider.post('/api/blocks/', { customer: customer.id, reason: ' Rude ' })
    expect(blocked.statusCode).toBe(201)
    const row = {
      id: expect.any(Number),
      customer: customer.id,
      customer_name: name,
      reason: 'Rude',
      blocked_at: NOON.toISOString(),
    }
    expect(blocked.json()).toEqual({ detail: 'Customer blocked successfully', ...row })
    expect((await provider.get('/api/blocks/')).json()).toEqual([row])
  })

  test.each([undefined, '', '  \u200B '])('must give a reason: %j is refused', async (reason) => {
    const [customer, provider] = await aPair()
    const refused = await provider.post('/api/blocks/', { customer: customer.id, reason })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { reason: ['Please provide a reason for blocking'] },
    ])
  })

  test('refuses a second block', async () => {
    const [customer, provider] = await aPair()
    const send = () => provider.post('/api/blocks/', { customer: customer.id, reason: 'Rude' })
    await send()
    const again = await send()
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({
      code: 'customer_already_blocked',
      error: 'Customer is already blocked',
    })
  })

  test('can only remove own blocks', async () => {
    const [customer, provider] = await aPair()
    const other = await aListedBusiness()
    const body = { customer: customer.id, reason: 'Rude' }
    const { id } = (await provider.post('/api/blocks/', body)).json<Block>()
    expect((await other.delete(`/api/blocks/${id}/`)).statusCode).toBe(404)
    const unblocked = await provider.delete(`/api/blocks/${id}/`)
    expect([unblocked.statusCode, unblocked.json()]).toEqual([
      200,
      { detail: 'Customer unblocked successfully' },
    ])
    expect((await provider.post('/api/blocks/', body)).statusCode).toBe(201)
  })

  test('returns 404 for an account that is unknown, hidden, no customer or has never contacted it', async () => {
    const [blocker, provider] = await aPair()
    const suspended = await anAccount(db, { suspendedAt: new Date() })
    await askToCallBack(db, { customer: suspended, provider })
    await block(db, blocker, provider)
    for (const { id } of [{ id: 999_999 }, suspended, await aListedBusiness(), blocker, await aCustomer()])
      expect((await provider.post('/api/blocks/', { customer: id, reason: 'Rude' })).statusCode).toBe(404)
  })
})

describe('the list', () => {
  test('is paged, latest first, and can be filtered by account', async () => {
    const customer = await aCustomer()
    const providers = [
      await aListedBusiness(),
      await aListedBusiness(),
      await aListedBusiness(),
      await aListedBusiness(),
    ]
    for (const [index, provider] of providers.entries()) {
      server.time.now = new Date(NOON.getTime() + index * 1_000)
      await customer.post('/api/customer-blocks/', { provider: provider.id })
    }
    server.time.now = NOON
    const idsOf = (reply: Awaited<ReturnType<typeof server.get>>) =>
      reply.json<Block[]>().map(({ provider }) => provider)
    const [oldest, second, third, latest] = providers.map(({ id }) => id)
    const first = await customer.get('/api/customer-blocks/?limit=3')
    expect(idsOf(first)).toEqual([latest, third, second])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const rest = await customer.get(next)
    expect(idsOf(rest)).toEqual([oldest])
    expect(rest.headers.link).toBeUndefined()
    const some = await customer.get(`/api/customer-blocks/?provider=${oldest},999999,${third}`)
    expect(idsOf(some)).toEqual([third, oldest])
    expect((await customer.get('/api/customer-blocks/?provider=first')).statusCode).toBe(400)
  })

  test('excludes deleted accounts', async () => {
    const [customer, provider, other] = [await aCustomer(), await aListedBusiness(), await aListedBusiness()]
    for (const { id } of [provider, other]) await customer.post('/api/customer-blocks/', { provider: id })
    expect((await provider.delete('/api/delete-account/')).statusCode).toBe(200)
    const left = (await customer.get('/api/customer-blocks/')).json<Block[]>()
    expect(left.map((each) => each.provider)).toEqual([other.id])
    expect((await customer.delete('/api/delete-account/')).statusCode).toBe(200)
    const rows = db.selectFrom('blocks').select('id').where('blockerId', '=', customer.id)
    expect(await rows.execute()).toEqual([])
  })
})
