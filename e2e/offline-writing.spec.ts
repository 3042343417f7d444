// Writing with the line really cut: a wire between the browser and the server breaks, the browser is closed, and comes back later.
import type { Page, TestInfo } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { bearer, logInByApi } from './screens.ts'
import { expect, test } from './test.ts'
import { outboxIsLoaded, waitingBar, waitingOn, writeComment } from './waiting.ts'

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const words = (info: TestInfo) => (isHindi(info) ? hiContact : enContact)
const bar = (info: TestInfo) => (isHindi(info) ? hiBar : enBar)
const waiting = (info: TestInfo) => (isHindi(info) ? hiWaiting : enWaiting)

const aProvider = async (page: Page, info: TestInfo) => {
  const session = await logInByApi(page, await newAccount(page, 'provider', info))
  const headers = bearer(session)
  const publish = async (title: string) => {
    const multipart = { title, content: 'Come and see what we have made today.' }
    const published = await page.request.post('/api/blogs/', { headers, multipart })
    expect(published.status()).toBe(201)
    return ((await published.json()) as { blog_id: number }).blog_id
  }
  const remove = async (postId: number) => {
    const removed = await page.request.delete(`/api/blogs/${postId}/`, { headers })
    expect(removed.ok()).toBe(true)
  }
  const requests = async () => {
    const reply = await page.request.get(`/api/contacts/?provider_id=${session.id}`, { headers })
    return ((await reply.json()) as { count: number }).count
  }
  return { id: session.id, publish, remove, requests }
}

const commentsOn = (page: Page) => page.locator('main li[id^="comment-"]')
const submit = (page: Page, within: string) => page.locator(`${within} button[type="submit"]`).click()

const openTab = async (page: Page, path: string) => {
  const tab = await page.context().newPage()
  await open(tab, path)
  return tab
}

test('a comment written offline survives a closed browser, is sent once, and returns to its form when refused', async ({
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info)
  try {
    const provider = await aProvider(await otherPage(), info)
    const [postId, lostId] = [await provider.publish('Open today'), await provider.publish('Soon gone')]
    const first = await phone.start()
    await signIn(first, await newAccount(first, 'customer', info))
    const post = await openTab(first, `/postpage/${postId}`)
    const lost = await openTab(first, `/postpage/${lostId}`)
    const profile = await openTab(first, `/providerprofile/${provider.id}?review=1`)
    await expect(profile.locator('#reviews form')).toBeVisible()
    await expect(post.locator('main [name="comment"]')).toBeVisible()
    await expect(lost.locator('main [name="comment"]')).toBeVisible()
    await profile.getByRole('button', { name: words(info).ask.title }).click()
    const dialog = profile.locator('dialog[open]')
    await expect(dialog.locator('[name="name"]')).toBeVisible()
    for (const tab of [post, lost, profile]) await outboxIsLoaded(tab)
    phone.cut()

    await writeComment(post, 'Written offline')
    await expect(waitingOn(post)).toContainText('Written offline')
    await checkScreen(post, info, 'comment-waiting')
    await writeComment(lost, 'This is never read')
    await expect(waitingOn(lost)).toHaveCount(1)
    await dialog.locator('[name="name"]').fill('Meera Devi')
    await dialog.locator('[name="email"]').fill('meera@example.in')
    await dialog.locator('[name="mobile_number"]').fill('9876543210')
    await submit(profile, 'dialog[open]')
    await expect(dialog.locator('form')).toHaveCount(0)
    await dialog.locator('button').last().click()
    await profile.locator('#reviews form input[type="radio"]').nth(3).check({ force: true })
    await profile.locator('#reviews form [name="text"]').fill('They answered at once and were kind.')
    await submit(profile, '#reviews form')
    await expect(profile.locator('#reviews li[data-state="waiting"]')).toBeVisible()
    await expect(waitingBar(profile)).toContainText('4')
    await phone.close()

    await provider.remove(lostId)
    phone.mend()
    const again = await phone.start()
    await open(again, '/waiting')
    await expect(waitingOn(again)).toHaveCount(1)
    await expect(waitingOn(again)).toContainText('This is never read')
    await expect(waitingOn(again)).toHaveAttribute('data-state', 'refused')
    await checkScreen(again, info, 'waiting')
    expect(await provider.requests()).toBe(1)
    await open(again, `/postpage/${postId}`)
    await expect(commentsOn(again)).toHaveCount(1)
    await expect(waitingOn(again)).toHaveCount(0)
    await open(again, `/providerprofile/${provider.id}`)
    await expect(again.locator('main li[id^="review-"]')).toHaveCount(1)

    await again.locator('header button[data-signed-in="true"]').click()
    await again.getByRole('button', { name: bar(info).logout, exact: true }).click()
    await again.getByRole('button', { name: waiting(info).leave.confirm }).click()
    await expect(again.locator('header button[data-signed-in="false"]')).toBeVisible()
    await expect.poll(() => storedEntries(again)).toBe(0)
  } finally {
    await phone.remove()
  }
})

const storedEntries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('haat-outbox')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const stores = opening.result.transaction(['entries', 'tokens'])
          const counts = ['entries', 'tokens'].map((name) => stores.objectStore(name).count())
          stores.addEventListener('complete', () =>
            resolve(counts.reduce((sum, { result }) => sum + result, 0)),
          )
        })
      }),
  )
