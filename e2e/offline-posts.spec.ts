// A provider writes a post with a photo while offline.
import type { Page, TestInfo } from '@playwright/test'
import { aPhoto } from '../server/testing/photos.ts'
import { open } from './open.ts'
import { fill, newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { expect, test } from './test.ts'
import { outboxIsLoaded, waitingBar } from './waiting.ts'

const waitingOn = (page: Page) => page.locator('main li[data-kind="post"]')

const REDUCED_TIMEOUT = { timeout: 20_000 }

/** A new provider with the form of a post, filled in. */
const writePost = async (page: Page, info: TestInfo, photo: Buffer) => {
  await signIn(page, await newAccount(page, 'provider', info))
  await open(page, '/createnewpost')
  await expect(page.locator('main [name="title"]')).toBeVisible()
  await fill(page, { title: 'Fresh tilkut', content: 'Made this morning.' })
  await page
    .locator('main [name="blog_images"]')
    .setInputFiles({ name: 'tilkut.jpeg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.locator('main form li output')).toContainText('KB', REDUCED_TIMEOUT)
  await outboxIsLoaded(page)
}

const expectQueued = async (page: Page) => {
  await expect(page.locator('main form button[type="submit"]')).toHaveCount(0, REDUCED_TIMEOUT)
  await expect(waitingBar(page)).toContainText('1')
}

const expectPublishedOnce = async (page: Page) => {
  await open(page, '/viewolderpost')
  await expect(page.locator('main article')).toHaveCount(1, REDUCED_TIMEOUT)
  await expect(page.locator('main article')).toContainText('Fresh tilkut')
  await expect(page.locator('main article img')).toHaveCount(1)
  await expect(waitingOn(page)).toHaveCount(0)
}

// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, also of a test that opens its own browser
test('a post with its photo survives a closed browser and is published once', async ({}, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info)
  try {
    const first = await phone.start()
    await writePost(first, info, await aPhoto({ width: 1_200, height: 900 }))
    phone.cut()
    await first.locator('main form button[type="submit"]').click()
    await expectQueued(first)
    // There the bar at the bottom covers nothing.
    await first.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await checkScreen(first, info, 'post-kept')
    await phone.close()

    phone.mend()
    await expectPublishedOnce(await phone.start())
  } finally {
    await phone.remove()
  }
})

const watchPieces = (phone: Awaited<ReturnType<typeof aPhone>>) => {
  const seen = { size: 0, pieces: [] as { offset: number; bytes: number }[] }
  phone.watchUp((chunk) => {
    const text = chunk.toString('latin1')
    const [, size] = /"sha256":"[0-9a-f]{64}","size":(\d+)/.exec(text) ?? []
    if (size) seen.size = Number(size)
    const [, offset, bytes] = /^PATCH \S+offset=(\d+) [^]*?content-length: (\d+)/i.exec(text) ?? []
    if (offset && bytes) seen.pieces.push({ offset: Number(offset), bytes: Number(bytes) })
  })
  return seen
}

// oxlint-disable-next-line no-empty-pattern -- as above
test('the upload of a photo resumes where its connection was lost', async ({}, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info)
  try {
    const first = await phone.start()
    await writePost(first, info, await aPhoto({ width: 2_000, height: 1_500 }))
    const seen = watchPieces(phone)
    phone.cutAfter(220_000)
    await first.locator('main form button[type="submit"]').click()
    await expectQueued(first)
    await phone.close()
    const arrived = seen.pieces.at(-1)?.offset ?? 0
    expect(arrived).toBeGreaterThan(0)

    seen.pieces = []
    phone.mend()
    await expectPublishedOnce(await phone.start())
    expect(seen.pieces[0]?.offset).toBe(arrived)
    expect(seen.pieces.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(seen.size - arrived)
  } finally {
    await phone.remove()
  }
})
