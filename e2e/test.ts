import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { forget, type ReusedBrowser, leaveResident, openReused } from './reused-browsers.ts'

export { expect } from '@playwright/test'

export type OtherPage = () => Promise<Page>

type PerTest = {
  /** A browser that has fetched nothing yet: for journeys about a first visit or a lost connection. */
  isFresh: boolean
  /** `page` is one that earlier tests have used: for those that look at one screen each. */
  isResident: boolean
  otherPage: OtherPage
}
type PerWorker = { idle: ReusedBrowser[] }

type Lending = { browser: Browser; idle: ReusedBrowser[]; isFresh: boolean }

/** Browsers for one test: those that are idle first. `giveBack` makes them ready for the next. */
const lend = ({ browser, idle, isFresh }: Lending) => {
  const reused: ReusedBrowser[] = []
  const fresh: BrowserContext[] = []
  const takeReused = async () => {
    const one = idle.pop() ?? (await openReused(browser))
    reused.push(one)
    return one.context
  }
  const takeFresh = async () => {
    const context = await browser.newContext()
    fresh.push(context)
    return context
  }
  return {
    take: isFresh ? takeFresh : takeReused,
    residentOf: (context: BrowserContext) => reused.find((one) => one.context === context)?.resident,
    giveBack: async () => {
      for (const context of fresh) await context.close()
      for (const one of reused) {
        await forget(one)
        idle.push(one)
      }
    },
  }
}

export const test = base.extend<PerTest & { lender: ReturnType<typeof lend> }, PerWorker>({
  isFresh: [false, { option: true }],
  isResident: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern, also when there are none
  idle: [async ({}, use) => use([]), { scope: 'worker' }],
  lender: async ({ browser, idle, isFresh, javaScriptEnabled }, use) => {
    const lender = lend({ browser, idle, isFresh: isFresh || !javaScriptEnabled })
    await use(lender)
    await lender.giveBack()
  },
  context: async ({ lender }, use) => use(await lender.take()),
  page: async ({ lender, context, isResident, viewport }, use) => {
    const resident = isResident ? lender.residentOf(context) : undefined
    const page = resident ?? (await context.newPage())
    // A reused browser has the viewport of the test that opened it.
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    if (resident) await leaveResident(resident)
  },
  otherPage: async ({ lender }, use) => use(async () => (await lender.take()).newPage()),
})
