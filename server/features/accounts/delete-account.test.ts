import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { codeTo } from '../../testing/mail.ts'
import { openSession } from './sessions.service.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen', RATE_LIMITS: 'on' } })
const { db } = server
const { pool } = server.ctx
const keys = { secret: server.ctx.config.secretKey, clock: () => server.time.now }

type Tokens = { access_token: string; refresh_token: string }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const login = async (identifier: string, password: string, loginRole = 'customer') => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  return server.post(`/api/${loginRole}/login/`, { identifier, password, ...captcha })
}
const deleteWith = (token: string) =>
  server.app.inject({ method: 'DELETE', url: '/api/delete-account/', headers: bearer(token) })

const aBusiness = async (given: Parameters<typeof anAccount>[1] = {}, name = 'A contact') => {
  const account = await anAccount(db, { role: 'provider', ...given })
  const business = { businessName: `${name} Kirana`, categoryId: 1, districtId: 1 }
  await db
    .insertInto('providers')
    .values({ accountId: account.id, name, ...business })
    .execute()
  const post = await db
    .insertInto('posts')
    .values({ providerId: account.id, title: `From ${name}`, content: `${name} sells rice.` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...account, postId: post.id }
}

const aPicture = () =>
  db
    .insertInto('media')
    .values({
      kind: 'image',
      folder: `aa/${'picture'.padEnd(20, '0')}`,
      extension: 'webp',
      widths: [320],
      width: 320,
      height: 240,
      bytes: 9,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const words = (person: { username: string; email: string; mobileNumber: string; name: string }) =>
  Object.values(person)

const tables = async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  return rows.map((row) => row.name)
}

/** The tables and media files that contain one of the words. */
const tracesOf = async (sought: readonly string[]) => {
  const found = new Set<string>()
  const look = (where: string, text: string) => {
    if (sought.some((word) => text.toLowerCase().includes(word.toLowerCase()))) found.add(where)
  }
  for (const table of await tables()) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t`)
    for (const { row } of rows) look(table, row)
  }
  const files = await readdir(server.ctx.mediaDir, { recursive: true, withFileTypes: true })
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    look(path, path + (file.isFile() ? await readFile(path, 'latin1') : ''))
  }
  return [...found].toSorted()
}

const livingSessions = async (accountId: number) => {
  const query = db.selectFrom('sessions').select('id').where('accountId', '=', accountId)
  return (await query.where('endedAt', 'is', null).execute()).length
}

const writeToAdministrators = (person: { name: string; email: string }) =>
  server.post(
    '/api/contact-haat-admin/',
    { ...person, subject: 'The scales', message: 'They need a repair.' },
    { 'idempotency-key': randomUUID() },
  )

describe('nothing names a deleted person', () => {
  const person = {
    username: 'zarafshan',
    email: 'Zarafshan.Bano@example.in',
    mobileNumber: '9123456780',
    name: 'Zarafshan Bano',
  }
  const form = {
    username: person.username,
    email: person.email,
    password: 'Bazaar@7',
    confirm_password: 'Bazaar@7',
    customer_profile: { name: person.name, mobile_number: person.mobileNumber },
  }

  const signUp = async () => {
    const headers = { 'idempotency-key': 'sign-up' }
    const signedUp = await server.post('/api/customer/signup/', form, headers)
    expect(signedUp.statusCode).toBe(201)
    return signedUp.json<{ user_id: number; grant: string }>()
  }

  const prove = async (
    user_id: number,
    to: { contact: string; otp_via: string },
    headers: Record<string, string>,
  ) => {
    await server.post('/api/send-otp/', { user_id, user_type: 'customer', ...to }, headers)
    const otp = await codeTo(server, to.contact)
    const proof = { contact: to.contact, otp, user_type: 'customer' }
    return (await server.post('/api/verify-otp/', proof, headers)).json<Tokens>()
  }

  const liveFully = async () => {
    const { user_id, grant } = await signUp()
    const headers = { 'x-grant': grant, 'idempotency-key': 'code' }
    const { access_token } = await prove(user_id, { contact: person.email, otp_via: 'email' }, headers)
    server.time.now = new Date(server.time.now.getTime() + 91_000)
    await prove(user_id, { contact: person.mobileNumber, otp_via: 'mobile' }, bearer(access_token))
    for (const name of [person.username, person.email, person.mobileNumber])
      expect((await login(name, 'Wrong@1')).statusCode).toBe(401)
    await server.post('/api/forget-password/', { email: person.email })
    const profile = { name: person.name, username: person.username, email: person.email }
    const key = { 'idempotency-key': 'profile' }
    await server.put('/api/manage-customer-profile/', profile, { ...bearer(access_token), ...key })
    await writeToAdministrators(person)
    return { id: user_id, token: access_token }
  }

  const meetBusiness = async (id: number) => {
    const provider = await aBusiness()
    const asked = { providerId: provider.id, name: person.name }
    const elsewhere = { email: 'family@example.in', mobileNumber: '9000000001' }
    await db
      .insertInto('contacts')
      .values([
        { ...asked, ...elsewhere, senderId: id },
        { ...asked, ...elsewhere, email: person.email.toUpperCase() },
        { ...asked, ...elsewhere, mobileNumber: person.mobileNumber },
        { ...elsewhere, providerId: provider.id, name: 'Another person' },
      ])
      .execute()
    const chat = await db
      .insertInto('chats')
      .values({ customerId: id, providerId: provider.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const message = { chatId: chat.id, senderType: 'customer', clientId: '1' } as const
    await db
      .insertInto('messages')
      .values({ ...message, content: `I am ${person.name}.` })
      .execute()
    await db
      .insertInto('comments')
      .values({ postId: provider.postId, customerId: id, content: 'How much is it?' })
      .execute()
  }

  test('who was a customer; comments stay, and so does what others sent', async () => {
    const { id, token } = await liveFully()
    await meetBusiness(id)
    expect(await tracesOf(words(person))).toEqual([
      'public.accounts',
      'public.contact_messages',
      'public.contacts',
      'public.customers',
      'public.idempotency_keys',
      'public.messages',
      'public.sent_codes',
    ])

    const deleted = await deleteWith(token)
    expect(deleted.statusCode).toBe(200)
    expect(deleted.json()).toEqual({ detail: 'Account deleted successfully.' })

    expect(await tracesOf(words(person))).toEqual([])
    expect(await db.selectFrom('comments').select(['customerId', 'content']).execute()).toEqual([
      { customerId: id, content: 'How much is it?' },
    ])
    expect(await db.selectFrom('contacts').select('name').execute()).toEqual([{ name: 'Another person' }])
    expect(await db.selectFrom('contactMessages').select(['name', 'email', 'message']).execute()).toEqual([
      { name: 'Deleted user', email: '', message: 'They need a repair.' },
    ])
  })

  test('and the names are free at once', async () => {
    const again = await signUp()
    expect(again.user_id).toBeGreaterThan(0)
  })

  test('who was a provider, with posts, pictures, requests and chats', async () => {
    const owner = {
      username: 'gulmohar',
      email: 'gulmohar@example.in',
      mobileNumber: '9123456781',
      name: 'Gulmohar Das',
    }
    const { name, ...names } = owner
    const { id: providerId, postId } = await aBusiness({ ...names, usernameKey: owner.username }, name)
    const media = await aPicture()
    await db.insertInto('postMedia').values({ postId, mediaId: media.id, position: 0 }).execute()
    const asker = await anAccount(db)
    const asked = { email: 'asker@example.in', mobileNumber: '9000000002' }
    await db
      .insertInto('contacts')
      .values({ providerId, senderId: asker.id, name: `For ${name}`, ...asked })
      .execute()
    await db.insertInto('chats').values({ customerId: asker.id, providerId }).execute()
    await writeToAdministrators(owner)
    const signedIn = await login(owner.username, PASSWORD, 'provider')
    expect(await tracesOf(words(owner))).toEqual([
      'public.accounts',
      'public.contact_messages',
      'public.contacts',
      'public.posts',
      'public.providers',
    ])

    expect((await deleteWith(signedIn.json<Tokens>().access_token)).statusCode).toBe(200)
    expect(await tracesOf(words(owner))).toEqual([])
    for (const table of ['posts', 'chats', 'contacts'] as const)
      expect(await db.selectFrom(table).select('id').where('providerId', '=', providerId).execute()).toEqual(
        [],
      )
    expect(await db.selectFrom('media').select('id').where('id', '=', media.id).execute()).toEqual([])
  })

  test('and what was written under their unverified e-mail stays', async () => {
    await writeToAdministrators({ name: 'The writer', email: 'writer@example.in' })
    const claimant = await anAccount(db, { email: 'writer@example.in', emailToVerify: true })
    const { access_token } = await openSession(db, { id: claimant.id, isRemembered: false }, keys)
    expect((await deleteWith(access_token)).statusCode).toBe(200)
    const stored = db.selectFrom('contactMessages').select('name').where('email', '=', 'writer@example.in')
    expect(await stored.execute()).toEqual([{ name: 'The writer' }])
  })
})

describe('a deleted account', () => {
  test('has no valid token, and no sign-in knows it', async () => {
    const person = await anAccount(db)
    const tokens = (await login(person.username ?? '', PASSWORD)).json<Tokens>()
    expect((await deleteWith(tokens.access_token)).statusCode).toBe(200)
    const again = await deleteWith(tokens.access_token)
    expect([again.statusCode, again.json().detail]).toEqual([401, 'You are not authenticated.'])
    const refreshed = await server.post('/api/token/refresh/', { refresh_token: tokens.refresh_token })
    expect(refreshed.statusCode).toBe(401)
    expect((await login(person.username ?? '', PASSWORD)).json().code).toBe('identifier_wrong')
    const reset = await server.post('/api/forget-password/', { mobile_number: person.mobileNumber })
    expect(reset.json().code).toBe('account_unknown')
  })

  test('is deleted once by concurrent requests', async () => {
    const { id } = await anAccount(db)
    const [one, two] = await Promise.all([
      openSession(db, { id, isRemembered: false }, keys),
      openSession(db, { id, isRemembered: true }, keys),
    ])
    const replies = await Promise.all([deleteWith(one.access_token), deleteWith(two.access_token)])
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 401])
  })

  test('has no session of a concurrent sign-in or refresh', async () => {
    const person = await anAccount(db)
    const tokens = (await login(person.username ?? '', PASSWORD)).json<Tokens>()
    const gate = await pool.connect()
    await gate.query('begin')
    await gate.query('select from accounts where id = $1 for update', [person.id])
    const waiting = [deleteWith(tokens.access_token), login(person.username ?? '', PASSWORD)]
    const blocked = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const count = async () => (await pool.query<{ count: number }>(blocked)).rows[0]?.count
    await expect.poll(count).toBe(2)
    const refreshing = server.post('/api/token/refresh/', { refresh_token: tokens.refresh_token })
    await gate.query('commit')
    gate.release()
    const [deleted] = await Promise.all([...waiting, refreshing])
    expect(deleted?.statusCode).toBe(200)
    expect(await livingSessions(person.id)).toBe(0)
  })
})

test('an administrator cannot delete the own account', async () => {
  const admin = await server.as(await anAccount(db, { role: 'admin' }))
  expect((await admin.delete('/api/delete-account/')).statusCode).toBe(403)
})
