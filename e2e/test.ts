// The test of every journey. Browsers that nothing private is left in are used again: what they have fetched and compiled once makes
// the next page three times as cheap.
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export type OtherPage = () => Promise<Page>

type PerTest = {
  /** A browser that has fetched nothing yet: for journeys about a first visit or a lost connection. */
  isFresh: boolean
  /** Somebody else's browser, beside the one of `page`. */
  otherPage: OtherPage
}
type PerWorker = { idle: BrowserContext[] }

/** Cookies, storage, rights and the network as in a new one; what was fetched stays. */
const forget = async (context: BrowserContext) => {
  for (const page of context.pages()) await page.close()
  await context.setStorageState({ cookies: [], origins: [] })
  await context.clearPermissions()
  await context.setOffline(false)
  await context.unrouteAll()
}

type Lending = { browser: Browser; idle: BrowserContext[]; isFresh: boolean }

/** Contexts for one test: those that are idle first. `giveBack` makes them ready for the next. */
const lend = ({ browser, idle, isFresh }: Lending) => {
  const lent: BrowserContext[] = []
  return {
    take: async () => {
      const context = (isFresh ? undefined : idle.pop()) ?? (await browser.newContext())
      lent.push(context)
      return context
    },
    giveBack: async () => {
      for (const context of lent) {
        if (isFresh) await context.close()
        else {
          await forget(context)
          idle.push(context)
        }
      }
    },
  }
}

export const test = base.extend<PerTest & { lender: ReturnType<typeof lend> }, PerWorker>({
  isFresh: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern, also when there are none
  idle: [async ({}, use) => use([]), { scope: 'worker' }],
  lender: async ({ browser, idle, isFresh, javaScriptEnabled }, use) => {
    const lender = lend({ browser, idle, isFresh: isFresh || !javaScriptEnabled })
    await use(lender)
    await lender.giveBack()
  },
  context: async ({ lender }, use) => use(await lender.take()),
  otherPage: async ({ lender }, use) => use(async () => (await lender.take()).newPage()),
})
