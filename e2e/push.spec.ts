// A push from the server to the screen of a phone: encrypted, sent to a push service of the test, decrypted there and given to the
// real service worker.
import type { Page, TestInfo } from '@playwright/test'
import enNav from '../web/locales/en/Navbar.json' with { type: 'json' }
import en from '../web/locales/en/Push.json' with { type: 'json' }
import hiNav from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Push.json' with { type: 'json' }
import { startPushService } from '../server/testing/push-service.ts'
import { findWholeChromium } from '../tools/debian.mjs'
import { chromiumArgs } from './chromium-args.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { pushPort } from './push-hosts.ts'
import { deliverPush, visibleNotifications, stubSubscribe, tapNotification } from './push-worker.ts'
import { checkScreen } from './screen-checks.ts'
import { bearer, logInByApi, signInAs } from './screens.ts'
import { expect, test as base } from './test.ts'

type PerWorker = { pushService: Awaited<ReturnType<typeof startPushService>> }

const test = base.extend<object, PerWorker>({
  pushService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern, also when there are none
    async ({}, use, { project, parallelIndex }) => {
      const { port } = new URL(project.use.baseURL ?? '')
      const service = await startPushService(pushPort(Number(port), parallelIndex))
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
})

// A service worker stays where it was registered, so no browser is used twice.
test.use({
  isFresh: true,
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findWholeChromium() ?? 'chromium', args: chromiumArgs },
})

const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)
const navWordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hiNav : enNav)
type Headers = ReturnType<typeof bearer>

const publish = async (page: Page, headers: Headers) => {
  const multipart = { title: 'Fresh jalebi every morning', content: 'From six, as long as there is some.' }
  const published = await page.request.post('/api/blogs/', { headers, multipart })
  expect(published.status()).toBe(201)
  return ((await published.json()) as { blog_id: number }).blog_id
}

const aProvider = async (page: Page, info: TestInfo) => {
  const session = await logInByApi(page, await newAccount(page, 'provider', info))
  return { id: session.id, headers: bearer(session) }
}
const NO_QUIET_HOURS = { quiet_from: '00:00', quiet_to: '00:00' }

const saveSettings = async (page: Page, headers: Headers, data: object) =>
  expect((await page.request.put('/api/notification-settings/', { headers, data })).status()).toBe(200)

const replyToAll = async (page: Page, headers: Headers, postId: number) => {
  const read = await page.request.get(`/api/blogs/${postId}/comments/view/`)
  const { comments } = (await read.json()) as { comments: { comment_id: number; reply: string | null }[] }
  for (const { comment_id } of comments.filter(({ reply }) => reply === null)) {
    const path = `/api/blogs/${postId}/comments/${comment_id}/reply/`
    expect((await page.request.post(path, { headers, data: { reply: 'Yes, come by!' } })).status()).toBe(200)
  }
}

test('a follower who accepts notifications gets a push of the next post with every tab closed, and a tap opens it', async ({
  page,
  context,
  pushService,
  baseURL,
}, info) => {
  const words = wordsFor(info)
  const origin = baseURL ?? ''
  const provider = await aProvider(page, info)
  const phone = pushService.subscribe()
  await context.grantPermissions(['notifications'])
  await stubSubscribe(context, phone)
  const customer = await signInAs(page, await newAccount(page, 'customer', info))
  // The journey runs at night, too.
  await saveSettings(page, bearer(customer), NO_QUIET_HOURS)

  await open(page, `/providerprofile/${provider.id}`)
  const card = page.locator('aside:has(#push-card)')
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: `${navWordsFor(info).following.follow}: ` }).click()
  await expect(card).toBeVisible()
  await checkScreen(page, info, 'push-card')
  await card.getByRole('button', { name: words.card.yes }).click()
  // First the service worker is installed.
  await expect(page.getByText(words.card.done)).toBeVisible({ timeout: 20_000 })
  await expect(card).toHaveCount(0)

  await page.close()
  const postPath = `/postpage/${await publish(page, provider.headers)}`
  await expect.poll(() => phone.received.length, { timeout: 20_000 }).toBe(1)
  const { message } = phone.received[0] ?? {}
  expect(message).toMatchObject({ lang: info.project.name.slice(-2), url: postPath })
  const { title, body, lang, tag } = message ?? {}
  // DevTools may lose a message while the worker starts; a second one takes the place of the first.
  const isVisible = async () => {
    await deliverPush(context, origin, message ?? {})
    const expected = [{ title, body, lang, tag }]
    await expect.poll(() => visibleNotifications(context), { timeout: 3_000 }).toEqual(expected)
  }
  await expect(isVisible).toPass({ timeout: 20_000 })

  const url = await tapNotification(context)
  expect(await visibleNotifications(context)).toEqual([])
  const tab = await context.newPage()
  await open(tab, url ?? '')
  await expect(tab.locator('main')).toContainText('as long as there is some')

  // With a tab open, it is led there.
  await open(tab, '/services')
  await expect(isVisible).toPass({ timeout: 20_000 })
  expect(await tapNotification(context)).toBeUndefined()
  await expect(tab).toHaveURL(postPath)
})

/** HH:MM in India, some hours from now. */
const indiaTime = (hours: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }).format(
    Date.now() + hours * 3_600_000,
  )

test('a kind that is off is not pushed, do-not-disturb hours delay pushes, and a logout ends them', async ({
  page,
  context,
  pushService,
}, info) => {
  const words = wordsFor(info)
  const { headers: provider } = await aProvider(page, info)
  const postId = await publish(page, provider)
  // An account with all pushes, notified last: earlier pushes would have arrived by then.
  const [phone, otherPhone] = [pushService.subscribe(), pushService.subscribe()]
  const other = bearer(await logInByApi(page, await newAccount(page, 'customer', info)))
  const { received, ...subscription } = otherPhone
  await page.request.post('/api/push/subscriptions/', {
    headers: other,
    data: { ...subscription, lang: 'en' },
  })
  await saveSettings(page, other, NO_QUIET_HOURS)
  const answerBoth = async (own: Headers) => {
    for (const headers of [own, other]) {
      const data = { comment: 'Is there any left?' }
      await page.request.post(`/api/blogs/${postId}/comments/`, { headers, data })
      await replyToAll(page, provider, postId)
    }
  }
  await context.grantPermissions(['notifications'])
  await stubSubscribe(context, phone)
  const account = await newAccount(page, 'customer', info)
  const own = bearer(await signInAs(page, account))
  await open(page, '/notification-settings')
  await page.getByRole('button', { name: words.device.turnOn, exact: true }).click()
  await expect(page.getByRole('button', { name: words.device.turnOff, exact: true })).toBeVisible()

  const push = page
    .getByRole('group', { name: words.kinds.reply })
    .getByRole('switch', { name: words.places.push })
  await page.getByRole('switch', { name: words.quiet.switch }).press('Space')
  await push.press('Space')
  await expect(push).not.toBeChecked()
  await expect(page.locator('main input[type="time"]')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, info, 'notification-settings')
  await answerBoth(own)
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1)

  await saveSettings(page, own, {
    quiet_from: indiaTime(-1),
    quiet_to: indiaTime(1),
    kinds: { reply: { push: true } },
  })
  await answerBoth(own)
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2)
  expect(phone.received).toEqual([])

  await saveSettings(page, own, NO_QUIET_HOURS)
  await expect.poll(() => phone.received.length, { timeout: 15_000 }).toBe(1)

  const again = bearer(await logInByApi(page, account))
  await page.locator('header button[data-signed-in="true"]').click()
  await page.getByRole('button', { name: navWordsFor(info).logout, exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('push_owner'))).toBeNull()
  await answerBoth(again)
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(3)
  expect(phone.received).toHaveLength(1)
})
