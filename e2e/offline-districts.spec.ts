// A district is saved, updated by what changed, passed on as a file and removed. What is saved works with the connection cut.
import { readFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { gunzipSync, gzipSync } from 'node:zlib'
import en from '../web/locales/en/OfflineDistricts.json' with { type: 'json' }
import hi from '../web/locales/hi/OfflineDistricts.json' with { type: 'json' }
import type { Combination } from './journeys.ts'
import { openCopy, test } from './offline.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi } from './screens.ts'
import { expect } from './test.ts'

test.describe.configure({ timeout: 240_000 })

const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)
// A district of its own for each combination: a document that changes often is built again only every hour.
const DISTRICTS: Readonly<Record<Combination, { en: string; hi: string }>> = {
  'phone-en': { en: 'Gaya', hi: 'गया' },
  'phone-hi': { en: 'Patna', hi: 'पटना' },
  'desktop-en': { en: 'Nalanda', hi: 'नालंदा' },
  'desktop-hi': { en: 'Araria', hi: 'अररिया' },
}
const districtOf = ({ project }: TestInfo) => DISTRICTS[project.name as Combination]
const nameFor = (info: TestInfo) => districtOf(info)[info.project.name.endsWith('hi') ? 'hi' : 'en']
const PAGE = '/offline-districts'

/** With its name, and without the size in brackets. */
const beginning = (text: string, name: string) => new RegExp(`^${text.replace('{{name}}', name)}`)

const searchTwice = async (page: Page, info: TestInfo) => {
  const district = encodeURIComponent(`${districtOf(info).en}, Bihar`)
  for (const q of ['mithai', 'plumber']) await open(page, `/search?q=${q}&district=${district}`)
}

const saveDistrict = async (page: Page, info: TestInfo) => {
  const words = wordsFor(info)
  await searchTwice(page, info)
  await page.getByRole('button', { name: beginning(words.offer.save, nameFor(info)) }).click()
  await expect(page.getByText(words.offer.saved.replace('{{name}}', nameFor(info)))).toBeVisible({
    timeout: 60_000,
  })
}

type Stored = { version: number; ids: number[] }

const storedDistrict = (page: Page) =>
  page.evaluate(async (): Promise<Stored | null> => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const db = await done(indexedDB.open('haat-districts'))
    const [row] = await done<{ text: string }[]>(
      db.transaction('documents').objectStore('documents').getAll(),
    )
    db.close()
    if (!row) return null
    const { version, providers } = JSON.parse(row.text) as { version: number; providers: [number][] }
    return { version, ids: providers.map(([id]) => id) }
  })

test('a district is saved, listed without internet, updated by what changed, and removed', async ({
  phone,
}, info) => {
  const words = wordsFor(info)
  const page = await phone.start()
  await open(page, '/')
  const provider = await newAccount(page, 'provider', info, {
    business_category: '1',
    district: districtOf(info).en,
  })
  await saveDistrict(page, info)
  const before = await storedDistrict(page)

  await open(page, PAGE)
  await expect(page.getByRole('heading', { name: nameFor(info), exact: true })).toBeVisible()
  await checkScreen(page, info, 'offline-districts')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  phone.cut()
  await openCopy(page, PAGE)
  await expect(page.getByRole('heading', { name: nameFor(info), exact: true })).toBeVisible()
  const update = page.getByRole('button', { name: words.updateOne.replace('{{name}}', nameFor(info)) })
  await update.click()
  await expect(page.getByRole('alert')).toHaveText(words.problems.noInternet)

  phone.mend()
  const session = await logInByApi(page, provider)
  await page.request.delete('/api/delete-account/', {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  const requested = page.waitForRequest((request) => request.url().includes('offline.json?since='))
  await update.click()
  await requested
  await expect
    .poll(async () => (await storedDistrict(page))?.version, { timeout: 60_000 })
    .not.toBe(before?.version)
  const after = await storedDistrict(page)
  expect(before?.ids.filter((id) => !after?.ids.includes(id))).toHaveLength(1)

  await page.getByRole('button', { name: words.removeOne.replace('{{name}}', nameFor(info)) }).click()
  await expect(page.getByText(words.empty)).toBeVisible()
  expect(await storedDistrict(page)).toBeNull()
})

test('a district that was passed on is added without internet, and a changed one is refused', async ({
  phone,
}, info) => {
  const words = wordsFor(info)
  const page = await phone.start()
  await saveDistrict(page, info)
  await open(page, PAGE)
  // The share sheet of a phone can't be used here: the file is downloaded.
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.share }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${districtOf(info).en.toLowerCase()}.haat`)
  const path = info.outputPath('district.haat')
  await file.saveAs(path)
  await page.getByRole('button', { name: words.removeOne.replace('{{name}}', nameFor(info)) }).click()
  await expect(page.getByText(words.empty)).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  phone.cut()
  await openCopy(page, PAGE)
  const changed = info.outputPath('changed.haat')
  const text = gunzipSync(await readFile(path)).toString()
  await writeFile(changed, gzipSync(text.replace(/"(\d)(\d{9})"/, '"$1000000000"')))
  const input = page.locator('main input[type="file"]')
  await input.setInputFiles(changed)
  await expect(page.getByRole('alert')).toHaveText(words.problems.changed)
  expect(await storedDistrict(page)).toBeNull()
  await input.setInputFiles(path)
  await expect(page.getByText(words.import.done)).toBeVisible()
  await expect(page.getByRole('heading', { name: nameFor(info), exact: true })).toBeVisible()
})
