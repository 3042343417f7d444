// Staff members, created by the command line as on a real installation.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test'
import en from '../web/locales/en/Admin.json' with { type: 'json' }
import hi from '../web/locales/hi/Admin.json' with { type: 'json' }
import { open } from './open.ts'
import { fill, PASSWORD } from './people.ts'
import type { OtherPage } from './test.ts'

export const adminTexts = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)

const ROOT = join(import.meta.dirname, '..')
const NODE = join(ROOT, 'node_modules/.bin/node')

/** Runs `npm run admin -- ...` beside the server and returns its output. */
export const adminCommand = async (args: readonly string[], dataDir = process.env.E2E_DATA) => {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(NODE, ['tools/admin.ts', ...args], { cwd: ROOT, env })
  return stdout
}

export type Staff = { username: string; password: string }
type Role = 'owner' | 'moderator' | 'support'

let createdCount = 0

export const newStaff = async (role: Role, dataDir?: string): Promise<Staff> => {
  createdCount += 1
  const username = `s${process.pid}_${createdCount}`
  const printed = await adminCommand(['create', username, role], dataDir)
  return { username, password: /: (\S+)\s*$/.exec(printed)?.[1] ?? '' }
}

const known = new Map<Role, Promise<Staff>>([
  // Of the demo market: creating a staff member takes a process of 1.5 s.
  ['owner', Promise.resolve({ username: 'admin', password: PASSWORD })],
])

/** The same one for all tests of a worker. A test that needs a staff member without a history uses `newStaff`. */
export const someStaff = (role: Role) => {
  const staff = known.get(role) ?? newStaff(role)
  known.set(role, staff)
  return staff
}

/** Both colour schemes are tested: dark on the phone, light on the desktop. */
const asSeen = async (page: Page, { project }: TestInfo) => {
  const colorScheme = project.name.startsWith('phone') ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme })
  // Its dialog would cover the page.
  await page.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  return page
}

export const newBrowserPage = async (otherPage: OtherPage, info: TestInfo) => asSeen(await otherPage(), info)

export const pageAt = async (url: string, browser: Browser, info: TestInfo) =>
  asSeen(await (await browser.newContext({ baseURL: url })).newPage(), info)

/** Without the login page, which has journeys of its own. */
export const startStaffSession = async (page: Page, staff: Staff) =>
  expect((await page.request.post('/api/admin-login/', { data: staff })).status()).toBe(200)

export const logInAsStaff = async (page: Page, staff: Staff, path = '/admin/cases') => {
  await startStaffSession(page, staff)
  await open(page, path)
  await expect(page.locator('header nav')).toBeVisible()
}

/** Through the login page, which then opens the requested page. */
export const logInByForm = async (page: Page, { username, password }: Staff, path: string) => {
  await open(page, path)
  await expect(page).toHaveURL(/\/loginadmin$/)
  await fill(page, { username, password })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(page.locator('header nav')).toBeVisible()
}

/** A key works once its button is rendered. */
export const pressKey = async (page: Page, key: string) => {
  await expect(page.locator(`[aria-keyshortcuts="${key}"]:not([aria-busy="true"])`).first()).toBeVisible()
  await page.keyboard.press(key)
}
