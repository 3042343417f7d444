// People of the cluster's market, signed in without the login page.
import type { Browser } from '@playwright/test'
import { openSession } from '../../server/features/accounts/sessions.service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { TestSocket } from '../../server/testing/sockets.ts'
import { SECRET } from './cluster.ts'

type TestAccount = { id: number; role: string; username: string | null }

export const signIn = async (db: Db, { id }: { id: number }) =>
  openSession(db, { id, isRemembered: false }, { secret: SECRET, clock: systemClock })

/** A browser of their own, at this address. */
export const openBrowser = async (browser: Browser, baseUrl: string, db: Db, someone: TestAccount) => {
  const { access_token, refresh_token } = await signIn(db, someone)
  const { id, role, username } = someone
  const page = await (await browser.newContext({ baseURL: baseUrl, locale: 'en-IN' })).newPage()
  const values = { access_token, refresh_token, id, role, username, app_popup_seen: 'yes' }
  const content = `for (const [key, value] of Object.entries(${JSON.stringify(values)})) sessionStorage.setItem(key, value)`
  await page.addInitScript({ content })
  return page
}

/** A socket through this address. */
export const openSocket = async (baseUrl: string, path: string, token: string) => {
  const line = new TestSocket(new WebSocket(`${baseUrl.replace('http', 'ws')}${path}?token=${token}`))
  await line.opened
  return line
}
