// Browsers that nothing private is left in are used again: what they have fetched and compiled once makes the next page three times
// as cheap. A page of the site stays open in each: the process of the site would end with its last page, and starts slowly.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export type ReusedBrowser = { context: BrowserContext; resident: Page; devtools: CDPSession }

const RESIDENT_PATH = '/readyz'

export const openReused = async (browser: Browser): Promise<ReusedBrowser> => {
  const context = await browser.newContext()
  const resident = await context.newPage()
  await resident.goto(RESIDENT_PATH)
  return { context, resident, devtools: await context.newCDPSession(resident) }
}

const PRIVATE = 'cookies,local_storage,indexeddb,service_workers,file_systems'

/** Cookies, storage, rights and the network as in a new one; what was fetched stays. */
export const forget = async ({ context, resident, devtools }: ReusedBrowser) => {
  for (const page of context.pages()) if (page !== resident) await page.close()
  await context.clearCookies()
  // Chromium stores what a page has written later than it closes the page. This page shares its process, so this comes after.
  await resident.evaluate(() => window.localStorage.clear())
  // `context.setStorageState` would open a page for this, and drop what was fetched.
  const { origin } = new URL(resident.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: PRIVATE })
  await context.clearPermissions()
  await context.setOffline(false)
  await context.unrouteAll()
}

/** After a test in the resident page itself. */
export const leaveResident = async (resident: Page) => {
  for (const event of ['console', 'pageerror'] as const) resident.removeAllListeners(event)
  await resident.unrouteAll()
  await resident.goto(RESIDENT_PATH)
  await resident.evaluate(() => window.sessionStorage.clear())
  await resident.emulateMedia({ colorScheme: null })
}
