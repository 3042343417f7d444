// Two processes behind nginx on one PostgreSQL, one Redis, one store and one mail server: clients do not notice which process responds.
import { chromium, type Page } from '@playwright/test'
import { afterAll, describe, expect, test } from 'vitest'
import { openStaffSession } from '../server/features/admin/sessions/staff-session.service.ts'
import { csrfTokenOf, STAFF_COOKIE } from '../server/platform/http/staff.ts'
import { anAccount } from '../server/testing/accounts.ts'
import { aChat } from '../server/testing/chats.ts'
import { aFile, aPicture, formOf } from '../server/testing/forms.ts'
import { aMailServer } from '../server/testing/gateways.ts'
import { aPost, aProvider } from '../server/testing/providers.ts'
import { aStaff } from '../server/testing/staff.ts'
import { anS3Store } from '../server/testing/s3-store.ts'
import { findChromium } from '../tools/debian.mjs'
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import { openSocket, openBrowser, signIn } from './parts/people.ts'
import { throughputOf } from './parts/throughput.ts'
import { PATIENT } from './parts/redis.ts'
import { startCluster } from './parts/cluster.ts'

const [store, mail] = [await anS3Store(), await aMailServer()]
const cluster = await startCluster({
  env: { S3_URL: store.url, SMTP_URL: mail.url, RATE_LIMITS: 'on', ...PATIENT },
})
afterAll(() => cluster.stop())
const { db, apps } = cluster
const [shared = '', one = '', two = ''] = cluster.baseUrls

const posted = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const bearer = async (account: { id: number }) => ({
  authorization: `Bearer ${(await signIn(db, account)).access_token}`,
})

describe('two browsers on two processes', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  afterAll(() => browser.close())

  const say = async (page: Page, text: string) => {
    await page.locator('[name="message"]').fill(text)
    await page.locator('[name="message"]').press('Enter')
  }
  const sees = (page: Page, text: string) =>
    page.locator('[role="log"] li[data-state]', { hasText: text }).waitFor({ timeout: 30_000 })

  const messageCount = (page: Page) => page.locator('[role="log"] li[data-state]').count()

  const startChat = async () => {
    const { customer, shop: provider, chat } = await aChat(db)
    const asking = await openBrowser(browser, one, db, customer)
    const answering = await openBrowser(browser, two, db, provider)
    await asking.goto(`/providerprofile/${provider.id}`, { waitUntil: 'networkidle' })
    await asking.getByRole('button', { name: enProfile.chat.title, exact: true }).click()
    await answering.goto(`/chatrequests?chat=${chat.id}`)
    await Promise.all([asking, answering].map((page) => page.locator('[role="log"]').waitFor()))
    return { asking, answering }
  }

  test(
    'chat, and a message that is sent while a process is killed arrives',
    { timeout: 180_000 },
    async () => {
      const { asking, answering } = await startChat()
      await say(asking, 'Namaste ji')
      await sees(answering, 'Namaste ji')
      await say(answering, 'Boliye')
      await sees(asking, 'Boliye')

      await apps[0]?.kill9()
      await say(asking, 'Kya laddu hain?')
      await sees(answering, 'Kya laddu hain?')
      await say(answering, 'Haan ji')
      await sees(asking, 'Haan ji')
      expect(await messageCount(asking)).toBe(4)
      expect(await messageCount(answering)).toBe(4)
      await apps[0]?.startAgain()
    },
  )
})

test('a write at one process is on the page of the other: immediately for the writer, for others after the TTL', async () => {
  const [provider, customer] = [await aProvider(db), await anAccount(db)]
  const post = await aPost(db, provider.id)
  const page = async (headers: Record<string, string> = {}) =>
    (await fetch(`${apps[1]?.url}/postpage/${post.id}`, { headers })).text()
  const comment = 'Kya tilkut taza hai?'
  expect(await page()).not.toContain(comment)
  const written = await posted(
    `${apps[0]?.url}/api/blogs/${post.id}/comments/`,
    { comment },
    await bearer(customer),
  )
  expect(written.status).toBe(201)
  const cookie = written.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  expect(await page({ cookie })).toContain(comment)
  await expect.poll(() => page()).toContain(comment)
})

test('rate limits are counted across processes', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const write = (turn: number, text: string) => {
    const message = { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: text }
    // Past nginx, so that the address is ours to say.
    return posted(`${apps[turn % 2]?.url}/api/contact-haat-admin/`, message, headers)
  }
  // What is invalid is taken back from the count of all.
  for (let turn = 0; turn < 12; turn += 1) expect((await write(turn, '')).status).toBe(400)
  const statuses: number[] = []
  for (let turn = 0; turn < 14; turn += 1) statuses.push((await write(turn, `Word ${turn}`)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(403)])
})

test('emails are sent once, whichever process runs the job', async () => {
  const subjects = Array.from({ length: 12 }, (_, turn) => `Letter ${turn}`)
  const write = (subject: string, turn: number) =>
    posted(
      `${apps[turn % 2]?.url}/api/contact-haat-admin/`,
      { name: 'Asha', email: 'asha@example.in', subject, message: 'Namaste' },
      { 'x-forwarded-for': `203.0.113.${turn + 20}` },
    )
  const replies = await Promise.all(subjects.map(write))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  const arrived = () => mail.letters.flatMap(({ raw }) => /^Subject: (Letter \d+)\r?$/m.exec(raw)?.[1] ?? [])
  await expect.poll(() => arrived().length).toBeGreaterThanOrEqual(12)
  const left = () =>
    db.selectFrom('contactMessages').select('id').where('subject', 'like', 'Letter %').execute()
  expect(await left()).toHaveLength(12)
  expect(arrived().toSorted()).toEqual(subjects.toSorted())
})

test('a picture uploaded to one process is served by the other', async () => {
  const provider = await aProvider(db)
  const picture = aFile(await aPicture().jpeg().toBuffer())
  const body = formOf({ title: 'Tilkut', content: 'Fresh', blog_images: picture })
  const reply = await fetch(`${one}/api/blogs/`, { method: 'POST', headers: await bearer(provider), body })
  const { blog_images } = (await reply.json()) as { blog_images: { image: string }[] }
  const seen = await Promise.all(apps.map(({ url }) => fetch(`${url}${blog_images[0]?.image}`)))
  expect(seen.map(({ status }) => status)).toEqual([200, 200])
  const [first, second] = await Promise.all(seen.map(async (each) => Buffer.from(await each.arrayBuffer())))
  expect(second).toEqual(first)
})

test('a logout at one process disconnects the sockets of the other', async () => {
  const { customer, path } = await aChat(db)
  const { access_token, refresh_token } = await signIn(db, customer)
  const line = await openSocket(two, path, access_token)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await posted(`${one}/api/logout/`, { refresh_token }, headers)).status).toBe(200)
  expect((await line.closed).code).toBeGreaterThanOrEqual(4_000)
})

test('a business suspended at one process disappears there immediately, and at the other within the TTL', async () => {
  const [provider, staff] = [await aProvider(db), await aStaff(db)]
  const statuses = () =>
    Promise.all(
      apps.map(async ({ url }) => (await fetch(`${url}/api/provider-profile/${provider.id}/`)).status),
    )
  expect(await statuses()).toEqual([200, 200])
  const token = await openStaffSession(db, { accountId: staff.id, isProved: true, now: new Date() })
  const headers = { cookie: `${STAFF_COOKIE}=${token}`, 'x-csrf-token': csrfTokenOf(token) }
  const verdict = { decision: 'ban', reason: 'It sells what it must not sell.' }
  const reply = await posted(`${one}/api/admin/people/${provider.id}/decide/`, verdict, headers)
  expect([reply.status, (await statuses())[0]]).toEqual([200, 404])
  await expect.poll(statuses).toEqual([404, 404])
})

test('how many public reads one process answers, and two', async () => {
  const provider = await aProvider(db)
  await anAccount(db)
  const pages = [
    '/api/blogs/?limit=12',
    `/api/provider-profile/${provider.id}/`,
    '/api/index/',
    '/api/category/',
    '/',
  ]
  const [alone, both] = [await throughputOf(one, pages), await throughputOf(shared, pages)]
  process.stdout.write(
    `  through nginx, mixed public reads: one process ${alone.perSecond}/s, two processes ${both.perSecond}/s\n`,
  )
  expect([alone.failed, both.failed]).toEqual([0, 0])
})
