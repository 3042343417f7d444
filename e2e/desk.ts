// People at the administrators' desk, taken on by the command as on a real installation.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test'
import en from '../web/locales/en/Desk.json' with { type: 'json' }
import hi from '../web/locales/hi/Desk.json' with { type: 'json' }
import { fill } from './people.ts'

export const deskWords = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)

const ROOT = join(import.meta.dirname, '..')
const NODE = join(ROOT, 'node_modules/.bin/node')

/** `npm run admin -- ...` beside the running server; answers what it prints. */
export const adminCommand = async (words: readonly string[], dataDir = process.env.E2E_DATA) => {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(NODE, ['tools/admin.ts', ...words], { cwd: ROOT, env })
  return stdout
}

export type Staff = { username: string; password: string }

let made = 0

export const newStaff = async (role: 'owner' | 'moderator' | 'support', dataDir?: string): Promise<Staff> => {
  made += 1
  const username = `s${process.pid}_${made}`
  const printed = await adminCommand(['create', username, role], dataDir)
  return { username, password: /: (\S+)\s*$/.exec(printed)?.[1] ?? '' }
}

/** A browser of its own, as the project has it; at another server, when named. */
export const ownPage = async (browser: Browser, { project }: TestInfo, url?: string) => {
  const { viewport, locale, hasTouch } = project.use
  const baseURL = url ?? project.use.baseURL
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    viewport: viewport ?? null,
    hasTouch: hasTouch ?? false,
    // The phone looks by night, the desk by day.
    colorScheme: project.name.startsWith('phone') ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // The note about the app would lie over the page.
  await page.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  return page
}

/** By the login, which leads on to where the person wanted to go. */
export const enterDesk = async (page: Page, { username, password }: Staff, path = '/admin/cases') => {
  await page.goto(path)
  await expect(page).toHaveURL(/\/loginadmin$/)
  await page.waitForLoadState('networkidle')
  await fill(page, { username, password })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  // It comes with the session.
  await expect(page.locator('header nav')).toBeVisible()
}
