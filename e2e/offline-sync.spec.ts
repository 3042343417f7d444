// Background Sync: the connection is back, no page of the site is open, and the service worker sends what waits.
import { newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { logInByApi, signInHere } from './screens.ts'
import { expect, test } from './test.ts'
import { open } from './open.ts'
import {
  aPost,
  openComments,
  stored,
  untilWorkerIsDone,
  waitingOn,
  wakeWorker,
  writeComment,
} from './waiting.ts'

test.describe.configure({ timeout: 90_000 })

test('the worker sends with no tab open, once, and nothing that could send is left', async ({
  otherPage,
}, info) => {
  const phone = await aPhone(info, { hasWorker: true })
  try {
    const post = await aPost(await otherPage(), info)
    const tab = await phone.start()
    const context = tab.context()
    const account = await newAccount(tab, 'customer', info)
    const { id } = await logInByApi(tab, account)
    await signIn(tab, account)
    await openComments(tab, post.path)
    phone.cut()
    await writeComment(tab, 'Sent with no tab open')
    await expect(waitingOn(tab)).toHaveCount(1)
    await expect.poll(() => stored(tab)).toEqual({ entries: 1, tokens: 1 })
    await tab.close()
    phone.mend()
    await wakeWorker(context, phone.origin)
    await expect.poll(post.comments).toEqual([{ text: 'Sent with no tab open', by: id }])

    const next = await context.newPage()
    await open(next, '/waiting')
    await expect.poll(() => stored(next)).toEqual({ entries: 0, tokens: 0 })
    expect(await post.comments()).toHaveLength(1)
  } finally {
    await phone.remove()
  }
})

test('without a remembered session the worker sends nothing; the same person does, later', async ({
  otherPage,
}, info) => {
  const phone = await aPhone(info, { hasWorker: true })
  try {
    const post = await aPost(await otherPage(), info)
    const tab = await phone.start()
    const context = tab.context()
    const account = await newAccount(tab, 'customer', info)
    const { id } = await logInByApi(tab, account)
    await tab.goto('/readyz')
    await signInHere(tab, account)
    await openComments(tab, post.path)
    phone.cut()
    await writeComment(tab, 'Not sent by a stranger')
    await expect(waitingOn(tab)).toHaveCount(1)
    const elsewhere = await wakeWorker(context, phone.origin)
    phone.mend()
    await untilWorkerIsDone(context)
    expect(await post.comments()).toEqual([])

    // Signed out: the page neither displays nor sends it.
    await open(elsewhere, '/waiting')
    await expect.poll(() => stored(elsewhere)).toEqual({ entries: 1, tokens: 0 })
    await expect(waitingOn(elsewhere)).toHaveCount(0)
    await signInHere(elsewhere, account)
    await open(elsewhere, '/')
    await expect.poll(post.comments).toEqual([{ text: 'Not sent by a stranger', by: id }])
  } finally {
    await phone.remove()
  }
})
