// The tabs of the browser, by name: closed ones are opened again, and a killed browser is started again.
import type { BrowserContext, Page } from '@playwright/test'
import type { Phone } from './browser.ts'

type Session = Readonly<Record<string, string | number>>

// As a login does: a tab that looks at it meanwhile sees nobody, and never one person with the token of another.
const saveSession = (tab: Page, session: Session) =>
  tab.evaluate(`for (const key of ${JSON.stringify(Object.keys(session))}) localStorage.removeItem(key)
    void Object.assign(localStorage, ${JSON.stringify(session)})`)

export const makeTabs = (phone: Phone, origin: string) => {
  let context: BrowserContext | undefined
  const tabs = new Map<string, { page: Page; account?: Session[string] | undefined }>()
  const leavePage = (page: Page) => page.goto(`${origin}/readyz`)
  const openNew = async () => {
    context ??= await phone.start()
    const page = await context.newPage()
    await leavePage(page)
    return { page }
  }
  return {
    /** Remembered, as on one's own phone. The pages of whoever was signed in before may still be open. */
    open: async (name: string, session: Session) => {
      const tab = tabs.get(name) ?? (await openNew())
      const { page } = tab
      await saveSession(page, { ...session, language: 'en' })
      if ('account' in tab && tab.account !== session.id) await leavePage(page)
      tabs.set(name, { page, account: session.id })
      return page
    },
    close: async (name: string) => {
      await tabs.get(name)?.page.close()
      tabs.delete(name)
    },
    closeAll: async () => {
      for (const { page } of tabs.values()) await page.close()
      tabs.clear()
    },
    kill: async () => {
      await phone.kill()
      context = undefined
      tabs.clear()
    },
  }
}
export type Tabs = ReturnType<typeof makeTabs>
