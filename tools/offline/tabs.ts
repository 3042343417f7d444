// Browser tabs by name, reopened after they were closed or the browser was killed.
import type { BrowserContext, Page } from '@playwright/test'
import type { Phone } from './browser.ts'

type Session = Readonly<Record<string, string | number>>

// As a login does: other tabs see no session between two, never a mixed one.
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
    /** Pages of the previous account may still be open. */
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
