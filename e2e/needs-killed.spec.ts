// The server is killed after it has stored a need, while it asks the businesses: after the restart each is asked once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { Client } from 'pg'
import { startEmbedded } from '../server/platform/postgres/embedded.ts'
import en from '../web/locales/en/Needs.json' with { type: 'json' }
import hi from '../web/locales/hi/Needs.json' with { type: 'json' }
import { pageAt } from './admin.ts'
import { open, reload } from './open.ts'
import { newAccount } from './people.ts'
import { signInAs } from './screens.ts'
import { startServer } from './separate-server.ts'
import { expect, test } from './test.ts'

const TEXT = 'The tap in the kitchen drips, please come in the evening.'
const [CATEGORY, DISTRICT] = ['23', '101']

const startInstallation = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-e2e-database-'))
  const database = await startEmbedded({ dir, durable: false })
  const server = await startServer({ databaseUrl: database.url })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const stop = async () => {
    await client.end()
    await server.stop()
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { server, client, stop }
}

/** The rotation of the category is locked, so that the job that asks has to wait. */
const delayAsking = async (client: Client) => {
  const key = [`hashtext('businesses to ask')`, CATEGORY].join()
  await client.query(`select pg_advisory_lock(${key})`)
  const isAsking = async () => {
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and not granted and objid = ${CATEGORY}`,
    )
    return rows.length > 0
  }
  return { isAsking, release: () => client.query(`select pg_advisory_unlock(${key})`) }
}

const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)
const submit = (page: Page) => page.locator('main form button[type="submit"]').click()

/** Up to the last step. */
const fillForm = async (page: Page, info: TestInfo) => {
  const isHindi = info.project.name.endsWith('hi')
  const found = await page.request.get(`/api/districts/${DISTRICT}/?lang=${isHindi ? 'hi' : 'en'}`)
  const { name, state } = (await found.json()) as { name: string; state: string }
  const district = `${name}, ${state}`
  await open(page, `/needs/new?${new URLSearchParams({ q: 'tap', district }).toString()}`)
  await page.locator('main [name="text"]').fill(TEXT)
  await page.locator('main [name="category_id"]').selectOption(CATEGORY)
  await submit(page)
  await expect(page.locator('main [name="district"]')).toHaveValue(district)
  await page.locator('main label', { hasText: wordsFor(info).when.this_week }).click()
  await submit(page)
}

test('a kill between need and asking loses no need and asks a business once', async ({ browser }, info) => {
  test.setTimeout(300_000)
  const words = wordsFor(info)
  const { server, client, stop } = await startInstallation()
  try {
    const [page, owner] = [await pageAt(server.url, browser, info), await pageAt(server.url, browser, info)]
    const place = { business_category: CATEGORY, district: DISTRICT }
    const { access_token } = await signInAs(owner, await newAccount(owner, 'provider', info, place))
    await signInAs(page, await newAccount(page, 'customer', info))
    await open(owner, '/received-needs')
    await expect(owner.locator('main')).toContainText(words.received.empty)

    await fillForm(page, info)
    const { isAsking, release } = await delayAsking(client)
    await submit(page)
    await expect(page).toHaveURL(/\/needs\/\d+$/, { timeout: 30_000 })
    await expect.poll(isAsking, { timeout: 30_000 }).toBe(true)
    await server.kill9()
    await release()
    await server.startAgain()

    const headers = { authorization: `Bearer ${access_token}` }
    const bell = async () =>
      (await (await owner.request.get('/api/notifications/', { headers })).json()) as unknown[]
    await expect.poll(async () => (await bell()).length, { timeout: 120_000 }).toBe(1)
    await reload(owner)
    const row = owner.locator('main li', { hasText: TEXT })
    await expect(row).toHaveCount(1)
    expect(await bell()).toHaveLength(1)

    await row.getByRole('link').last().click()
    await owner.locator('main [name="text"]').fill('I can come at six.')
    await submit(owner)
    await expect(owner.locator('main')).toContainText(words.received.waiting, { timeout: 30_000 })
    await open(page, '/needs')
    await page.locator('main li a').first().click()
    await expect(page.locator('main')).toContainText('I can come at six.')
  } finally {
    await stop()
  }
})
