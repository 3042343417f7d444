import { describe, expect, test } from 'vitest'
import { push } from '../../../contract/limits.ts'
import { encrypt } from '../../platform/encryption.ts'
import { isPublicKey } from '../../platform/push/vapid.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aPushServer } from '../../testing/push.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON } from '../../testing/test-server.ts'
import { loadPushKeys, PUSH_KEY_PURPOSE } from './push-keys.service.ts'

const { server, service, sendPushes, subscribe, tell } = await aPushServer()
const { db } = server
const PATH = '/api/push/subscriptions/'

const subscriptionsOf = ({ id }: { id: number }) =>
  db.selectFrom('pushSubscriptions').selectAll().where('accountId', '=', id).orderBy('id').execute()

describe('subscribing', () => {
  test('updates a known endpoint', async () => {
    const customer = await anAccount(db)
    const { me, endpoint, keys } = await subscribe(customer)
    const [before] = await subscriptionsOf(customer)
    await me.post(PATH, { endpoint, keys, lang: 'hi' })
    expect(await subscriptionsOf(customer)).toEqual([{ ...before, lang: 'hi' }])
  })

  test('moves a browser to the account that subscribed last and drops queued pushes of the other', async () => {
    const [first, second] = [await anAccount(db), await anAccount(db)]
    const phone = await subscribe(first)
    await tell(first)
    const { endpoint, keys, received } = phone
    await server.as(second).then((me) => me.post(PATH, { endpoint, keys, lang: 'en' }))
    await sendPushes()
    expect([received, await subscriptionsOf(first)]).toEqual([[], []])
    await tell(second)
    await sendPushes()
    expect(received.length).toBe(1)
  })

  test('keeps the endpoint of another account unless the keys match', async () => {
    const [owner, thief] = [await anAccount(db), await anAccount(db)]
    const { endpoint, keys, received } = await subscribe(owner)
    const own = service.subscribe().keys
    const me = await server.as(thief)
    for (const wrong of [own, { ...keys, auth: own.auth }, { ...keys, p256dh: own.p256dh }]) {
      const reply = await me.post(PATH, { endpoint, keys: wrong })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'push_endpoint_taken'])
    }
    expect([await subscriptionsOf(owner), await subscriptionsOf(thief)]).toMatchObject([[keys], []])
    await tell(owner)
    await sendPushes()
    expect(received.length).toBe(1)
  })

  test('gives an endpoint to one of two concurrent accounts with different keys', async () => {
    for (let round = 0; round < 5; round += 1) {
      const accounts = [await anAccount(db), await anAccount(db)]
      const { endpoint } = service.subscribe()
      const callers = await Promise.all(accounts.map((each) => server.as(each)))
      const replies = await Promise.all(
        callers.map((me) => me.post(PATH, { endpoint, keys: service.subscribe().keys })),
      )
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    }
  })

  test('deletes the oldest subscription above the limit', async () => {
    const customer = await anAccount(db)
    const first = await subscribe(customer)
    for (let made = 1; made <= push.subscriptions; made += 1) {
      server.time.now = new Date(NOON.getTime() + made)
      await subscribe(customer)
    }
    server.time.now = NOON
    const subscriptions = await subscriptionsOf(customer)
    expect([subscriptions.length, subscriptions.some(({ endpoint }) => endpoint === first.endpoint)]).toEqual(
      [10, false],
    )
  })

  test('accepts a renewed subscription with the secret of the old one', async () => {
    const customer = await anAccount(db)
    const old = await subscribe(customer, 'hi')
    const { received, ...renewed } = service.subscribe()
    const renew = async (auth: string, to: object = renewed) => {
      const reply = await server.put(PATH, { endpoint: old.endpoint, auth, renewed: to })
      return [reply.statusCode, reply.json().is_subscribed ?? reply.json().code]
    }
    const { auth } = old.keys
    expect(await renew(renewed.keys.auth)).toEqual([200, false])
    expect(await renew(auth, { ...renewed, endpoint: 'https://elsewhere.example/' })).toEqual([
      400,
      'push_service_unknown',
    ])
    expect(await renew(auth, { ...renewed, keys: { ...renewed.keys, auth: '' } })).toEqual([400, 'bad_input'])
    const other = await subscribe(await anAccount(db))
    expect(await renew(auth, { endpoint: other.endpoint, keys: other.keys })).toEqual([200, false])
    expect(await renew(auth)).toEqual([200, true])
    expect(await renew(auth)).toEqual([200, false])
    expect(await subscriptionsOf(customer)).toMatchObject([{ endpoint: renewed.endpoint, lang: 'hi' }])
    await tell(customer)
    await sendPushes()
    expect([old.received.length, received.length, other.received.length]).toEqual([0, 1, 0])
  })

  test('stores a subscription once when page and worker send it concurrently', async () => {
    const customer = await anAccount(db)
    for (let round = 0; round < 5; round += 1) {
      const { me, endpoint, keys } = await subscribe(customer)
      const { received: _none, ...renewed } = service.subscribe()
      const [byWorker, bySite] = await Promise.all([
        server.put(PATH, { endpoint, auth: keys.auth, renewed }),
        me.post(PATH, renewed),
      ])
      expect([byWorker.statusCode, bySite.statusCode]).toEqual([200, 201])
      const known = (await subscriptionsOf(customer)).filter((each) => each.endpoint === renewed.endpoint)
      expect(known.length).toBe(1)
    }
  })

  test('refuses invalid keys', async () => {
    const me = await server.as(await anAccount(db))
    const { endpoint, keys } = service.subscribe()
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
    for (const wrong of [
      { p256dh: keys.p256dh.slice(0, -4) },
      { p256dh: offCurve },
      { p256dh: '' },
      { auth: keys.auth.slice(0, -2) },
      { auth: `${keys.auth}AA` },
      { auth: '!'.repeat(22) },
    ]) {
      const reply = await me.post(PATH, { endpoint, keys: { ...keys, ...wrong } })
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad_input' }])
    }
  })

  test('refuses an endpoint outside of push services, and neither returns nor logs it', async () => {
    const me = await server.as(await anAccount(db))
    const { keys } = service.subscribe()
    for (const endpoint of [
      'http://127.0.0.1:1/secret-part',
      'https://push.example/secret-part',
      'secret-part',
    ]) {
      const reply = await me.post(PATH, { endpoint, keys })
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'push_service_unknown' }])
      expect(reply.body).not.toContain('secret-part')
    }
    expect(server.logLines.join('\n')).not.toMatch(/secret-part|\/push\/[0-9a-f-]{36}/)
  })
})

describe('a subscription ends', () => {
  test('when its owner unsubscribes, not when others do', async () => {
    const customer = await anAccount(db)
    const { me, endpoint } = await subscribe(customer)
    await server.as(await anAccount(db)).then((other) => other.delete(PATH, { endpoint }))
    expect((await subscriptionsOf(customer)).length).toBe(1)
    const reply = await me.delete(PATH, { endpoint })
    expect([reply.statusCode, reply.json()]).toEqual([200, { is_subscribed: false }])
    expect(await subscriptionsOf(customer)).toEqual([])
  })

  test('with the logout of its browser', async () => {
    const customer = await anAccount(db)
    const [phone, laptop] = [await subscribe(customer), await subscribe(customer)]
    await phone.me.post('/api/logout/')
    expect((await subscriptionsOf(customer)).map(({ endpoint }) => endpoint)).toEqual([laptop.endpoint])
  })

  test('when its owner ends all other sessions', async () => {
    const customer = await anAccount(db)
    const [, laptop] = [await subscribe(customer), await subscribe(customer)]
    await laptop.me.delete('/api/sessions/')
    expect((await subscriptionsOf(customer)).map(({ endpoint }) => endpoint)).toEqual([laptop.endpoint])
  })

  test('with the account', async () => {
    const customer = await anAccount(db)
    const { me } = await subscribe(customer)
    expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
    expect(await subscriptionsOf(customer)).toEqual([])
  })

  test('with a suspension, which is not pushed either', async () => {
    const customer = await anAccount(db)
    const { received } = await subscribe(customer)
    const judge = await signedInStaff(server)
    const verdict = { decision: 'ban', reason: 'Threats' }
    const reply = await judge.post(`/api/admin/people/${customer.id}/decide/`, verdict)
    expect([reply.statusCode, await subscriptionsOf(customer)]).toEqual([200, []])
    await sendPushes()
    expect(received).toEqual([])
  })

  test('when the session expires', async () => {
    const customer = await anAccount(db)
    const { received } = await subscribe(customer)
    await tell(customer)
    const ranOut = { expiresAt: new Date(NOON.getTime() - 1) }
    await db.updateTable('sessions').set(ranOut).where('accountId', '=', customer.id).execute()
    await sendPushes()
    expect([received, await subscriptionsOf(customer)]).toEqual([[], []])
  })
})

describe('the key pair', () => {
  const { secretKey } = server.ctx.config
  const load = (secret = secretKey) => {
    const warnings: string[] = []
    return loadPushKeys(db, { secretKey: secret, onUnreadable: () => void warnings.push('lost') }).then(
      (keys) => ({
        keys,
        warnings,
      }),
    )
  }

  test('is the same for every process, and the private key is stored encrypted', async () => {
    const { key } = (await server.get('/api/push/key/')).json<{ key: string }>()
    const [one, two] = await Promise.all([load(), load()])
    expect([isPublicKey(key), one.keys.publicKey, two.keys]).toEqual([true, key, one.keys])
    const stored = await db.selectFrom('pushKeys').selectAll().executeTakeFirstOrThrow()
    expect(stored.privateKey).not.toContain(one.keys.privateKey)
  })

  test('that cannot be decrypted is replaced, and browsers subscribe again', async () => {
    const { keys: before } = await load()
    const privateKey = encrypt(before.privateKey, { secret: 'another secret', purpose: PUSH_KEY_PURPOSE })
    await db.updateTable('pushKeys').set({ privateKey }).execute()
    await subscribe(await anAccount(db))
    const { keys, warnings } = await load()
    expect([keys.publicKey === before.publicKey, warnings]).toEqual([false, ['lost']])
    expect(await db.selectFrom('pushSubscriptions').select('id').execute()).toEqual([])
  })
})
