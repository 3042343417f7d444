// People of the town, signed in without the login page.
import type { Browser } from '@playwright/test'
import { openSession } from '../../server/features/accounts/sessions.service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { Line } from '../../server/testing/live.ts'
import { SECRET } from './town.ts'

type Someone = { id: number; role: string; username: string | null }

export const signIn = async (db: Db, { id }: { id: number }) =>
  openSession(db, { id, isRemembered: false }, { secret: SECRET, clock: systemClock })

/** A browser of their own, at this door. */
export const openBrowser = async (browser: Browser, door: string, db: Db, someone: Someone) => {
  const { access_token, refresh_token } = await signIn(db, someone)
  const { id, role, username } = someone
  const page = await (await browser.newContext({ baseURL: door, locale: 'en-IN' })).newPage()
  const values = { access_token, refresh_token, id, role, username, app_popup_seen: 'yes' }
  const content = `for (const [key, value] of Object.entries(${JSON.stringify(values)})) sessionStorage.setItem(key, value)`
  await page.addInitScript({ content })
  return page
}

/** A socket through this door. */
export const dial = async (door: string, path: string, token: string) => {
  const line = new Line(new WebSocket(`${door.replace('http', 'ws')}${path}?token=${token}`))
  await line.opened
  return line
}
