// Two people on one phone, and what waits of each.
import type { Page, TestInfo } from '@playwright/test'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import en from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { aPhone, rememberSession, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi } from './screens.ts'
import { expect, test } from './test.ts'
import {
  aPost,
  openComments,
  stored,
  untilWorkerIsDone,
  waitingBar,
  waitingOn,
  wakeWorker,
  writeComment,
} from './waiting.ts'

test.describe.configure({ timeout: 90_000 })

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')

const aCustomer = async (page: Page, info: TestInfo) => {
  const account = await newAccount(page, 'customer', info)
  return { account, session: await logInByApi(page, account) }
}

test('another account neither sees nor sends queued entries, and their author finds them again', async ({
  otherPage,
}, info) => {
  const phone = await aPhone(info, { hasWorker: true })
  const words = isHindi(info) ? hi : en
  try {
    const post = await aPost(await otherPage(), info)
    const tab = await phone.start()
    const context = tab.context()
    const [first, second] = [await aCustomer(tab, info), await aCustomer(tab, info)]
    await signIn(tab, first.account)
    await openComments(tab, post.path)
    phone.cut()
    await writeComment(tab, 'Only in my name')
    await expect(waitingBar(tab)).toContainText('1')
    await expect.poll(() => stored(tab)).toEqual({ entries: 1, tokens: 1 })

    // The first session has run out, and another account logs in before the connection is back: until its page has started,
    // the worker may send as the author.
    await rememberSession(tab, second.session)
    await open(tab, '/waiting')
    await expect.poll(() => stored(tab)).toEqual({ entries: 1, tokens: 0 })
    phone.mend()
    await openComments(tab, post.path)
    await expect(waitingOn(tab)).toHaveCount(0)
    await writeComment(tab, 'From the second person')
    await expect.poll(post.comments).toEqual([{ text: 'From the second person', by: second.session.id }])
    await open(tab, '/waiting')
    await expect(tab.locator('main')).toContainText(words.empty)
    await expect(waitingOn(tab)).toHaveCount(0)
    await expect(waitingBar(tab)).toHaveCount(0)
    await expect.poll(() => stored(tab)).toEqual({ entries: 1, tokens: 0 })
    const elsewhere = await wakeWorker(context, phone.origin)
    await untilWorkerIsDone(context)
    expect(await post.comments()).toHaveLength(1)

    await signIn(elsewhere, first.account)
    await open(elsewhere, '/')
    await expect.poll(post.comments).toEqual([
      { text: 'From the second person', by: second.session.id },
      { text: 'Only in my name', by: first.session.id },
    ])
    await expect(waitingBar(elsewhere)).toHaveCount(0)
    await expect.poll(() => stored(elsewhere)).toEqual({ entries: 0, tokens: 0 })
  } finally {
    await phone.remove()
  }
})

test('logging out with queued entries asks first: staying keeps them, leaving deletes them', async ({
  otherPage,
}, info) => {
  const phone = await aPhone(info, { hasWorker: true })
  const [words, bar] = isHindi(info) ? [hi, hiBar] : [en, enBar]
  try {
    const post = await aPost(await otherPage(), info)
    const tab = await phone.start()
    const { account } = await aCustomer(tab, info)
    await signIn(tab, account)
    await openComments(tab, post.path)
    phone.cut()
    await writeComment(tab, 'Thrown away at the end')
    await expect(waitingOn(tab)).toHaveCount(1)
    const logOut = async () => {
      await tab.locator('header button[data-signed-in="true"]').click()
      await tab.getByRole('button', { name: bar.logout, exact: true }).click()
    }
    await logOut()
    await expect(tab.locator('dialog[open]')).toContainText(words.leave.title)
    await checkScreen(tab, info, 'leave-question')
    await tab.locator('dialog[open]').getByRole('button', { name: words.leave.cancel }).last().click()
    await expect(tab.locator('dialog[open]')).toHaveCount(0)
    await expect(waitingOn(tab)).toHaveCount(1)
    expect((await stored(tab)).entries).toBe(1)
    await logOut()
    await tab.locator('dialog[open]').getByRole('button', { name: words.leave.confirm }).click()
    await expect(tab.locator('header button[data-signed-in="false"]')).toBeVisible()
    await expect.poll(() => stored(tab)).toEqual({ entries: 0, tokens: 0 })

    phone.mend()
    await signIn(tab, account)
    await open(tab, '/waiting')
    await expect(tab.locator('main')).toContainText(words.empty)
    expect(await post.comments()).toEqual([])
  } finally {
    await phone.remove()
  }
})
