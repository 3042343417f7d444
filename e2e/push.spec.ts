// A push from the server to the screen of a phone: encrypted, sent to a push service of the test, decrypted there and given to the
// real service worker.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Push.json' with { type: 'json' }
import hi from '../web/locales/hi/Push.json' with { type: 'json' }
import { startPushService } from '../server/testing/push-service.ts'
import { findWholeChromium } from '../tools/debian.mjs'
import { chromiumArgs } from './chromium-args.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { pushPort } from './push-hosts.ts'
import { deliverPush, shownNotifications, stubSubscribe, tapNotification } from './push-worker.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi, signInAs } from './screens.ts'
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
  launchOptions: { executablePath: findWholeChromium() ?? 'chromium', args: chromiumArgs },
})

const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)
const bearer = ({ access_token }: { access_token: string }) => ({ authorization: `Bearer ${access_token}` })

/** A shop with a post. */
const aShop = async (page: Page, info: TestInfo) => {
  const headers = bearer(await logInByApi(page, await newAccount(page, 'provider', info)))
  const multipart = { title: 'Fresh jalebi every morning', content: 'From six, as long as there is some.' }
  const published = await page.request.post('/api/blogs/', { headers, multipart })
  expect(published.status()).toBe(201)
  const { blog_id: postId } = (await published.json()) as { blog_id: number }
  return { headers, postId, path: `/postpage/${postId}` }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const comment = async (page: Page, text: string) => {
  await page.locator('main [name="comment"]').fill(text)
  await page.locator('main form button[type="submit"]').first().click()
  await expect(page.locator('main li[id^="comment-"]').filter({ hasText: text })).toBeVisible()
}

const replyToAll = async (page: Page, { headers, postId }: Shop) => {
  const read = await page.request.get(`/api/blogs/${postId}/comments/view/`)
  const { comments } = (await read.json()) as { comments: { comment_id: number; reply: string | null }[] }
  for (const { comment_id } of comments.filter(({ reply }) => reply === null)) {
    const path = `/api/blogs/${postId}/comments/${comment_id}/reply/`
    expect((await page.request.post(path, { headers, data: { reply: 'Yes, come by!' } })).status()).toBe(200)
  }
}

test('who commented is asked, says yes, and hears of the reply with every tab closed; a tap leads to the post', async ({
  page,
  context,
  pushService,
  baseURL,
}, info) => {
  const words = wordsFor(info)
  const origin = baseURL ?? ''
  const shop = await aShop(page, info)
  const phone = pushService.subscribe()
  await context.grantPermissions(['notifications'])
  await stubSubscribe(context, phone)
  const { access_token } = await signInAs(page, await newAccount(page, 'customer', info))
  const headers = bearer({ access_token })
  // The journey runs at night, too.
  const quiet = { quiet_from: '00:00', quiet_to: '00:00' }
  await page.request.put('/api/notification-settings/', { headers, data: quiet })

  await open(page, shop.path)
  await expect(page.locator('#push-card')).toHaveCount(0)
  await comment(page, 'Is there any left at noon?')
  await expect(page.locator('#push-card')).toBeVisible()
  await checkScreen(page, info, 'push-card')
  await page.getByRole('button', { name: words.card.yes, exact: true }).click()
  await expect(page.getByText(words.card.done)).toBeVisible()
  await expect(page.locator('#push-card')).toHaveCount(0)

  await page.close()
  await replyToAll(page, shop)
  await expect.poll(() => phone.received.length, { timeout: 15_000 }).toBe(1)
  const message = phone.received[0]?.message
  expect(message).toMatchObject({
    lang: info.project.name.slice(-2),
    url: expect.stringContaining(shop.path),
  })
  // What was written is for the post, not for a lock screen.
  expect(JSON.stringify(message)).not.toContain('come by')
  await deliverPush(context, origin, message ?? {})
  await expect
    .poll(() => shownNotifications(context))
    .toEqual([{ title: message?.title, body: message?.body, lang: message?.lang, tag: message?.tag }])

  const address = await tapNotification(context)
  expect(await shownNotifications(context)).toEqual([])
  const tab = await context.newPage()
  await open(tab, address ?? '')
  await expect(tab.locator('main')).toContainText('Yes, come by!')

  // With a tab open, it is led there.
  await open(tab, '/services')
  await deliverPush(context, origin, message ?? {})
  await expect.poll(async () => (await shownNotifications(context)).length).toBe(1)
  expect(await tapNotification(context)).toBeUndefined()
  await expect(tab).toHaveURL(new RegExp(shop.path))
})
