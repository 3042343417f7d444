import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aComment, commentsReply } from '../../testing/comments.ts'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  openPage,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, find, fire } from '../../testing/page.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import type { Comment } from './comments.api.ts'
import { CommentThread } from './CommentThread.tsx'

const READ = 'GET /api/blogs/12/comments/view/'
const WRITE = 'POST /api/blogs/12/comments/'
const REPLY = 'POST /api/blogs/12/comments/1/reply/'
// The account that is signed in.
const OWN = 7

const pageOf =
  (comments: readonly Comment[], next?: string): MockReply =>
  async () =>
    commentsReply(comments, next)

const open = async (answers: Record<string, MockReply>, ownerId = OWN) => {
  const server = mockServer(answers)
  const router = await openPage('/postpage/12', () => (
    <CommentThread postId={12} ownerId={ownerId} ownerName="Sharma Sweets" after="" />
  ))
  return { server, router }
}

const items = () => [...document.querySelectorAll('li[id^=comment-]')].map((item) => item.textContent ?? '')
const seesItems = (count: number) => eventually(() => expect(items()).toHaveLength(count))
const replyBoxes = () => document.querySelectorAll('[name=reply]').length

describe('every viewer', () => {
  test('reads comments with date, line breaks and reply', async () => {
    const replied = { reply: 'Come again.', replied_at: '2025-05-04T06:30:00Z', updated_by: 'Sharma Sweets' }
    await open({ [READ]: pageOf([aComment(2, { content: 'One\nTwo' }), aComment(1, replied)]) })
    await seesItems(2)
    expect(items()[0]).toContain('Asha Kumari 3rd May 2025One\nTwo')
    expect(items()[1]).toContain('Sharma Sweets replied 4th May 2025Come again.')
  })

  test('sees no name of a deleted account', async () => {
    await open({
      [READ]: pageOf([aComment(1, { is_deleted: true, created_by: null, created_by_name: '?' })]),
    })
    await seesItems(1)
    expect(items()[0]).toContain('Deleted user')
  })

  test('sees HTML in a comment as text', async () => {
    await open({
      [READ]: pageOf([aComment(1, { content: '<img src=x onerror=alert(1)> https://a.example' })]),
    })
    await seesItems(1)
    expect(items()[0]).toContain('<img src=x onerror=alert(1)> https://a.example')
    expect(document.querySelector('li img, li a')).toBeNull()
  })

  test('sees an empty state without comments', async () => {
    await open({ [READ]: pageOf([]) })
    await eventually(() => expect(document.body.textContent).toContain('No comments available.'))
  })

  test('sees a failure to load, with a retry', async () => {
    await open({ [READ]: inSequence(networkFailure, pageOf([aComment(1)])) })
    await eventually(() => expect(find('[role=alert]').textContent).toContain('Failed to load comments.'))
    await click(button('Try again'))
    await seesItems(1)
  })
})

describe('a long thread', () => {
  test('loads more by the cursor, and focuses the first new comment', async () => {
    const { server } = await open({ [READ]: inSequence(pageOf([aComment(9)], 'c1'), pageOf([aComment(8)])) })
    await seesItems(1)
    await click(button('Load More'))
    await seesItems(2)
    expect(server.calls(READ)[1]?.query).toMatchObject({ cursor: 'c1' })
    expect(document.activeElement?.id).toBe('comment-8')
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  test('keeps its comments when the next page fails to load', async () => {
    await open({ [READ]: inSequence(pageOf([aComment(9)], 'c1'), networkFailure, pageOf([aComment(8)])) })
    await seesItems(1)
    await click(button('Load More'))
    await eventually(() => expect(document.body.textContent).toContain("Couldn't load more comments."))
    await click(button('Load More'))
    await seesItems(2)
  })
})

describe('refresh', () => {
  test('loads new comments', async () => {
    await open({ [READ]: inSequence(pageOf([aComment(1)]), pageOf([aComment(2), aComment(1)])) })
    await seesItems(1)
    await click(button('Refresh'))
    await expectToast('Comments refreshed')
    expect(items()).toHaveLength(2)
  })

  test('resets a long thread to its first page', async () => {
    const { server } = await open({
      [READ]: inSequence(pageOf([aComment(9)], 'c1'), pageOf([aComment(8)]), pageOf([aComment(9)], 'c1')),
    })
    await seesItems(1)
    await click(button('Load More'))
    await seesItems(2)
    await click(button('Refresh'))
    await expectToast('Comments refreshed')
    await seesItems(1)
    expect(server.calls(READ)).toHaveLength(3)
    button('Load More')
  })

  test('keeps the list when it fails', async () => {
    await open({ [READ]: inSequence(pageOf([aComment(1)]), networkFailure) })
    await seesItems(1)
    await click(button('Refresh'))
    await expectToast('Failed to refresh comments')
    expect(items()).toHaveLength(1)
  })
})

describe('viewers who are not customers', () => {
  test.each([null, 'provider' as const])('(%s) get a link to the login, which leads back', async (role) => {
    if (role) signIn(role, 'asha')
    const { router } = await open({ [READ]: pageOf([]) })
    await eventually(() =>
      expect(document.body.textContent).toContain('Must be logged in as customer to comment.'),
    )
    await click(find('a[href="/logincustomer"]'))
    await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
    expect(router.state.location.state).toEqual({ from: '/postpage/12' })
  })
})

describe('a customer', () => {
  const asCustomer = async (answers: Record<string, MockReply>) => {
    signIn('customer', 'asha')
    const opened = await open({ [READ]: pageOf([aComment(1)]), ...answers })
    await eventually(() => inputNamed('comment'))
    return opened
  }
  const written = (id: number) => reply({ detail: '', comment: aComment(id, { content: 'Very good' }) }, 201)

  test('needs three characters without outer spaces', async () => {
    const { server } = await asCustomer({ [WRITE]: written(2) })
    fillIn({ comment: '  ab  ' })
    await submit()
    expect(errorAt('comment')).toBe('Comment must be at least 3 characters long.')
    expect(document.activeElement).toBe(inputNamed('comment'))
    fillIn({ comment: 'abc' })
    await eventually(() => expect(errorAt('comment')).toBeUndefined())
    expect(server.calls(WRITE)).toEqual([])
  })

  test('sees the comment after a refetch when the first response was lost', async () => {
    await asCustomer({
      [READ]: inSequence(pageOf([aComment(1)]), pageOf([aComment(2), aComment(1)])),
      [WRITE]: refusal(409, 'already_done', 'This was already done.'),
    })
    fillIn({ comment: 'Very good' })
    await submit()
    await seesItems(2)
    expect(inputNamed('comment').value).toBe('')
  })

  test('sees the new comment first and focused, and an empty form', async () => {
    const { server } = await asCustomer({ [WRITE]: written(2) })
    fillIn({ comment: 'Very good' })
    await submit()
    await seesItems(2)
    await expectToast('Comment posted successfully!')
    expect(items()[0]).toContain('Very good')
    expect(document.activeElement?.id).toBe('comment-2')
    expect(inputNamed('comment').value).toBe('')
    expect(server.calls(WRITE).map(({ body }) => body)).toEqual([{ comment: 'Very good' }])
    expect(server.calls(READ)).toHaveLength(1)
  })

  test('sends once after several clicks', async () => {
    const { server } = await asCustomer({ [WRITE]: written(2) })
    fillIn({ comment: 'Very good' })
    const event = () => new Event('submit', { bubbles: true, cancelable: true })
    fire(find('form'), event())
    fire(find('form'), event())
    await seesItems(2)
    expect(server.calls(WRITE)).toHaveLength(1)
  })

  test('keeps the draft when sending fails, also in storage', async () => {
    await asCustomer({ [WRITE]: networkFailure })
    fillIn({ comment: 'Very good' })
    await submit()
    await expectToast('Failed to post comment. Try again.')
    expect(inputNamed('comment').value).toBe('Very good')
    expect(JSON.parse(localStorage.getItem('draft:7:comment:12') ?? '')).toBe('Very good')
  })

  test('retries with the same idempotency key, and sends the next comment with another', async () => {
    const answers = [networkFailure, written(2), written(3)]
    const { server } = await asCustomer({ [WRITE]: () => (answers.shift() as MockReply)() })
    for (const count of [1, 2, 3]) {
      fillIn({ comment: 'Very good' })
      await submit()
      await seesItems(count)
    }
    const [lost, again, next] = server.calls(WRITE).map(({ key }) => key)
    expect(lost).toMatch(/^[0-9a-f]{32}$/)
    expect([again === lost, next === lost]).toEqual([true, false])
  })

  test('sees why it is refused', async () => {
    await asCustomer({ [WRITE]: refusal(403, 'provider_blocked', 'Blocked.') })
    fillIn({ comment: 'Very good' })
    await submit()
    await expectToast('You have blocked this business. Unblock it first.')
    expect(items()).toHaveLength(1)
  })

  test('has no form for replies', async () => {
    await asCustomer({})
    expect(replyBoxes()).toBe(0)
  })
})

describe('a provider', () => {
  const asProvider = async (answers: Record<string, MockReply> = {}, ownerId = OWN) => {
    signIn('provider', 'sharma_sweets')
    const replied = { reply: 'Thanks', replied_at: '2025-05-04T06:30:00Z', updated_by: 'Sharma Sweets' }
    const opened = await open({ [READ]: pageOf([aComment(1), aComment(2, replied)]), ...answers }, ownerId)
    await seesItems(2)
    if (ownerId === OWN) await eventually(() => inputNamed('reply'))
    return opened
  }
  const given = reply({
    detail: '',
    reply: 'Welcome',
    provider_name: 'Sharma Sweets',
    replied_at: '2025-05-05T06:30:00Z',
  })

  test('may reply on the own post if there is no reply', async () => {
    await asProvider()
    expect(replyBoxes()).toBe(1)
  })

  test('has no form on the post of another provider', async () => {
    await asProvider({}, 8)
    expect(replyBoxes()).toBe(0)
  })

  test('needs three characters', async () => {
    await asProvider()
    fillIn({ reply: ' a ' })
    await submit()
    expect(errorAt('reply')).toBe('Reply must be at least 3 characters long.')
  })

  test('sees the reply in place of the form, focused', async () => {
    const { server } = await asProvider({ [REPLY]: given })
    fillIn({ reply: 'Welcome' })
    await submit()
    await eventually(() => expect(items()[0]).toContain('Sharma Sweets replied 5th May 2025Welcome'))
    await expectToast('Reply posted successfully!')
    expect(document.activeElement?.id).toBe('reply-1')
    expect(replyBoxes()).toBe(0)
    expect(server.calls(REPLY).map(({ body }) => body)).toEqual([{ reply: 'Welcome' }])
  })

  test.each([
    [networkFailure, 'Failed to post reply. Please try again.'],
    [refusal(403, 'reply_providers_only', ''), 'Only providers can reply to comments.'],
    [refusal(403, 'reply_creator_only', ''), 'Only the creator of this blog can reply to comments.'],
    [refusal(400, 'already_replied', ''), 'This comment already has a reply.'],
  ])('keeps the draft when it fails', async (answer, text) => {
    await asProvider({ [REPLY]: answer })
    fillIn({ reply: 'Welcome' })
    await submit()
    await expectToast(text)
    expect(inputNamed('reply').value).toBe('Welcome')
  })
})
