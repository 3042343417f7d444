// With data saver, pictures are small and videos load on request only.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Footer.json' with { type: 'json' }
import enNavbar from '../web/locales/en/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Footer.json' with { type: 'json' }
import hiNavbar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { aVideo } from '../server/testing/videos.ts'
import { open, reload } from './open.ts'
import { logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi')
    ? { ...hi.dataSaver, slider: hiNavbar.slider }
    : { ...en.dataSaver, slider: enNavbar.slider }

// Nothing is in the cache of the browser.
test.use({ isFresh: true })

/** The widths of the pictures that are fetched from now on. */
const watchWidths = (page: Page) => {
  const widths: number[] = []
  page.on('request', (request) => {
    const [, width] = /\/media\/.*\/(\d+)\.webp/.exec(request.url()) ?? []
    if (width) widths.push(Number(width))
  })
  return widths
}

const postWithVideo = async (page: Page, title: string) => {
  const { access_token: token } = await logInByApi(page, { role: 'provider', username: 'sharma_sweets' })
  const video = { name: 'shop.mp4', mimeType: 'video/mp4', buffer: aVideo('mp4', 4_400_000) }
  const reply = await page.request.post('/api/blogs/', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { title, content: 'A video of the counter.', blog_videos: video },
  })
  return ((await reply.json()) as { blog_id: number }).blog_id
}

test('a browser that saves data fetches the narrowest pictures, from the first byte on', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  const widths = watchWidths(page)
  await open(page, '/providerprofile/2')
  await page.waitForLoadState('networkidle')
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.max(...widths)).toBe(320)
})

test('the switch holds for what is shown next, and a video says how large it is', async ({ page }, info) => {
  test.setTimeout(120_000)
  const words = wordsFor(info)
  const post = await postWithVideo(page, `${info.project.name} ${Date.now()} video`)
  await open(page, `/postpage/${post}`)
  await expect(page.locator('main video')).toHaveCount(1)
  await page.locator('footer').scrollIntoViewIfNeeded()
  const choice = page.getByRole('combobox', { name: words.label })
  await expect(choice).toHaveValue('auto')
  await choice.selectOption('on')

  const widths = watchWidths(page)
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) videos.push(request.method())
  })
  await reload(page)
  const load = page.getByRole('button', { name: words.slider.load.replace('{{size}}', '4.2 MB') })
  await expect(load).toBeVisible()
  await expect(page.locator('main video')).toHaveCount(0)
  expect(new Set(videos)).toEqual(new Set(['HEAD']))
  expect(Math.max(...widths)).toBeLessThanOrEqual(320)
  await load.click()
  await expect(page.locator('main video')).toHaveCount(1)

  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(choice).toHaveValue('on')
  await choice.selectOption('auto')
  await reload(page)
  await expect(page.locator('main video')).toHaveCount(1)
})
