import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import en from '../web/locales/en/CreateNewPost.json' with { type: 'json' }
import enOlder from '../web/locales/en/ViewOlderPost.json' with { type: 'json' }
import hi from '../web/locales/hi/CreateNewPost.json' with { type: 'json' }
import hiOlder from '../web/locales/hi/ViewOlderPost.json' with { type: 'json' }
import { expectAccessible } from './screen-checks.ts'
import { open, reload } from './open.ts'
import { fill } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'
import { aVideo } from '../server/testing/videos.ts'

const PROVIDER = { role: 'provider', username: 'sharma_sweets' } as const

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi') ? { ...hi, older: hiOlder } : { ...en, older: enOlder }

let createdCount = 0
const newTitle = ({ project }: TestInfo) => `${project.name} ${Date.now()} ${++createdCount}`

const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8452f' } })
    .jpeg()
    .toBuffer(),
})
const video = (bytes?: number) => ({
  name: 'shop.mp4',
  mimeType: 'video/mp4',
  buffer: aVideo('mp4', bytes),
})

type Post = { blog_id: number; title: string; blog_images: unknown[]; blog_videos: unknown[] }

const api = (page: Page, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return {
    find: async (title: string) => {
      const reply = await page.request.get('/api/viewoldpost/', { headers })
      return ((await reply.json()) as { blogs: Post[] }).blogs.find((post) => post.title === title)
    },
    publish: async (title: string) => {
      const multipart = { title, content: 'From Monday on.' }
      return (await (await page.request.post('/api/blogs/', { headers, multipart })).json()) as Post
    },
    rename: (id: number, title: string) =>
      page.request.put(`/api/blogs/${id}/`, { headers, multipart: { title } }),
    remove: (id: number) => page.request.delete(`/api/blogs/${id}/`, { headers }),
  }
}

const openForm = async (page: Page, path = '/createnewpost') => {
  await open(page, path)
  await expect(page.locator('main [name="title"]')).toBeVisible()
}
const submit = (page: Page) => page.locator('main form button[type="submit"]')
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text })
const cardOf = (page: Page, title: string) =>
  page.locator('main article').filter({ has: page.locator(`[aria-label$="${title}"]`) })

test('a post is written, kept over a reload, published once, changed and deleted', async ({ page }, info) => {
  const [words, title] = [wordsFor(info), newTitle(info)]
  const { find } = api(page, (await signInAs(page, PROVIDER)).access_token)
  await openForm(page)
  await fill(page, { title, content: 'Two kinds:\n- white\n- black' })
  await reload(page)
  await expect(page.getByText(words.draft.title)).toBeVisible()
  await expect(page.locator('main [name="title"]')).toHaveValue(title)

  await page
    .locator('main [name="blog_images"]')
    .setInputFiles([await picture('a.jpg'), await picture('b.jpg')])
  await page.locator('main [name="blog_videos"]').setInputFiles(video())
  await expect(page.locator('main aside img')).toHaveCount(2)
  await expect(page.locator('main aside h3')).toHaveText(title)
  await submit(page).dblclick()
  await expect(toast(page, words.created)).toBeVisible()
  await expect(page).toHaveURL('/viewolderpost', { timeout: 10_000 })
  expect(
    await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft')),
    ),
  ).toEqual([])
  const post = await find(title)
  expect([post?.blog_images.length, post?.blog_videos.length]).toEqual([2, 1])
  await expect(cardOf(page, title)).toHaveCount(1)

  await cardOf(page, title).getByRole('link', { name: words.older.editShort }).click()
  await fill(page, { title: `${title} again` })
  await page
    .getByRole('button', { name: words.older.media.removeThis.replace('{{name}}', '') })
    .first()
    .click()
  await submit(page).click()
  await expect(toast(page, words.older.saved)).toBeVisible()
  await expect(page).toHaveURL('/viewolderpost')
  expect((await find(`${title} again`))?.blog_images).toHaveLength(1)

  await cardOf(page, `${title} again`).getByRole('button', { name: words.older.deleteShort }).click()
  await page.locator('dialog[open]').getByRole('button', { name: words.older.delete.confirm }).click()
  await expect(toast(page, words.older.delete.done)).toBeVisible()
  await expect(cardOf(page, `${title} again`)).toHaveCount(0)
  expect((await page.request.get(`/postpage/${post?.blog_id}`)).status()).toBe(410)
})

test('an upload shows how far it is, and one that is cancelled leaves nothing', async ({ page }, info) => {
  const [words, title] = [wordsFor(info), newTitle(info)]
  const { find } = api(page, (await signInAs(page, PROVIDER)).access_token)
  await openForm(page)
  await fill(page, { title, content: 'A long video.' })
  await page.locator('main [name="blog_videos"]').setInputFiles(video(9_000_000))
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await submit(page).click()
  await expect
    .poll(() => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: words.cancel, exact: true }).click()
  await expect(toast(page, words.cancelled)).toBeVisible()
  await expect(page.locator('main [name="title"]')).toHaveValue(title)
  await expect(page.locator('main form')).toContainText('shop.mp4')
  expect(await find(title)).toBeUndefined()
})

test('a post that was changed elsewhere is not overwritten, and what was typed stays', async ({
  page,
}, info) => {
  const [words, title] = [wordsFor(info), newTitle(info)]
  const { publish, rename, remove } = api(page, (await signInAs(page, PROVIDER)).access_token)
  const { blog_id: id } = await publish(title)
  await openForm(page, `/viewolderpost/${id}/edit`)
  await expectAccessible(page)
  await fill(page, { content: 'Mine' })
  await rename(id, `${title} elsewhere`)
  await submit(page).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(words.older.conflict.title)
  await dialog.getByRole('button', { name: words.older.conflict.stay }).first().click()
  await expect(page.locator('main [name="content"]')).toHaveValue('Mine')

  await submit(page).click()
  await dialog.getByRole('button', { name: words.older.conflict.load }).click()
  await expect(page.locator('main [name="title"]')).toHaveValue(`${title} elsewhere`)
  await remove(id)
})

test('without a provider there is no form, only the way to the login', async ({ page }, info) => {
  await open(page, '/createnewpost')
  await expect(page).toHaveURL('/loginprovider')
  await expect(toast(page, wordsFor(info).guard)).toBeVisible()
  await open(page, '/viewolderpost')
  await expect(page).toHaveURL('/loginprovider')
  await expect(toast(page, wordsFor(info).older.guard)).toBeVisible()
})
