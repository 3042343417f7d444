// Two tabs of one browser, both with a full outbox, when the line comes back.
import { newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { expect, test } from './test.ts'
import { aPost, openComments, stored, waitingBar, waitingOn, writeComment } from './waiting.ts'

const TEXTS = ['The first of the left', 'The first of the right', 'The second of the left']

test('both tabs come online concurrently, and each comment is sent once, in its order', async ({
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info, { hasWorker: true })
  try {
    const post = await aPost(await otherPage(), info)
    const left = await phone.start()
    const context = left.context()
    await signIn(left, await newAccount(left, 'customer', info))
    const right = await context.newPage()
    for (const tab of [left, right]) await openComments(tab, post.path)
    phone.cut()
    await context.setOffline(true)
    for (const [at, text] of TEXTS.entries()) {
      const tab = at === 1 ? right : left
      await writeComment(tab, text)
      await expect(waitingOn(tab)).toHaveCount(at + 1)
    }
    await expect(waitingBar(right)).toContainText('3')
    // A request whose connection was lost, or that a busy server put off, may be repeated with its key. Two that succeed would be two
    // tabs with the same entry.
    const accepted: string[] = []
    context.on('response', (response) => {
      const request = response.request()
      const isComment = request.method() === 'POST' && request.url().endsWith('/comments/')
      if (isComment && !request.serviceWorker() && response.ok()) accepted.push(request.postData() ?? '')
    })
    phone.mend()
    // 'online' comes in both.
    await context.setOffline(false)
    await expect.poll(async () => (await post.comments()).map(({ text }) => text)).toEqual(TEXTS)
    for (const tab of [left, right]) {
      await expect(waitingOn(tab)).toHaveCount(0)
      await expect(tab.locator('main li[id^="comment-"]')).toHaveCount(3)
    }
    expect(accepted).toEqual(TEXTS.map((comment) => JSON.stringify({ comment })))
    await expect.poll(() => stored(left)).toEqual({ entries: 0, tokens: 0 })
  } finally {
    await phone.remove()
  }
})
