// What the journeys offline share. The connection is cut at its port, for pages and the worker alike.
import { type Page, type TestInfo } from '@playwright/test'
import en from '../web/locales/en/Offline.json' with { type: 'json' }
import hi from '../web/locales/hi/Offline.json' with { type: 'json' }
import { open } from './open.ts'
import { aPhone } from './phone.ts'
import { expect, test as base } from './test.ts'

export const test = base.extend<{ phone: Awaited<ReturnType<typeof aPhone>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern, also when there are none
  phone: async ({}, use, info) => {
    const phone = await aPhone(info, { hasWorker: true })
    await use(phone)
    await phone.remove()
  },
})

export const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)

export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cached = await (await caches.open('haat-pages')).keys()
    return cached.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

// On a busy machine the worker takes its time to install.
const CACHE_TIMEOUT_MS = 30_000

const expectCached = (page: Page, path: string) =>
  expect.poll(() => cachedPaths(page), { timeout: CACHE_TIMEOUT_MS }).toContain(path)

/** Opens it, and stays until the worker has cached it. */
export const readPage = async (page: Page, path: string) => {
  await open(page, path)
  await expectCached(page, path)
}

/** Without waiting for what a copy can't load. */
export const openCopy = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

export const savedBar = (page: Page) => page.locator('aside[data-tone="marigold"]')

/** Where one of the texts is, in the caches, databases and storages of the site: the beginning of what is stored there. */
export const findStored = (page: Page, texts: readonly string[]) => page.evaluate(findInStores, texts)

/** In the page: the files of the build alone are megabytes. They contain URLs of the site and no personal data. */
const findInStores = async (texts: readonly string[]) => {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const readDatabase = async (name: string) => {
    const database = await done(indexedDB.open(name))
    const stores = [...database.objectStoreNames].map((store) =>
      database.transaction(store).objectStore(store),
    )
    const contents = await Promise.all(
      stores.flatMap((store) => [done(store.getAllKeys()), done<unknown[]>(store.getAll())]),
    )
    database.close()
    return `${name}: ${JSON.stringify(contents)}`
  }
  const readCache = async (name: string) => {
    const cache = await caches.open(name)
    const cached = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'))
    const entries = cached.map(
      async (request) => `${name}: ${request.url} ${await (await cache.match(request))?.text()}`,
    )
    return [name, ...(await Promise.all(entries))]
  }
  const databases = (await indexedDB.databases()).map(({ name }) => readDatabase(name ?? ''))
  const cached = (await caches.keys()).map(readCache)
  const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
  const stored = [...(await Promise.all(databases)), ...(await Promise.all(cached)).flat(), ...storages]
  return stored.filter((each) => texts.some((text) => each.includes(text))).map((each) => each.slice(0, 200))
}
