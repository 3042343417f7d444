import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { commentsReply, aReceivedComment } from '../../testing/comments.ts'
import {
  type MockReply,
  mockServer,
  inputNamed,
  openPage,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import CommentsPage from './CommentsPage.tsx'
import type { ReceivedComment } from './comments.api.ts'

const READ = 'GET /api/view_comments/'
const BLOCKS = 'GET /api/blocks/'
const REPLY = 'POST /api/blogs/12/comments/1/reply/'

const pageOf =
  (comments: readonly ReceivedComment[], next?: string): MockReply =>
  async () =>
    commentsReply(comments, next)

const open = async (answers: Record<string, MockReply>) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer(answers)
  await openPage('/viewcomments', CommentsPage)
  return server
}
const items = () => [...document.querySelectorAll('li[id^=comment-]')].map((item) => item.textContent ?? '')
const seesItems = (count: number) => eventually(() => expect(items()).toHaveLength(count))
const words = () => document.body.textContent

test('links each comment to its post', async () => {
  await open({ [BLOCKS]: reply([]), [READ]: pageOf([aReceivedComment(1)]) })
  await seesItems(1)
  const link = find('li a')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Laddu today', '/postpage/12'])
})

test('displays a reply in place of its form', async () => {
  const replied = {
    detail: '',
    reply: 'Welcome',
    provider_name: 'Sharma Sweets',
    replied_at: '2025-05-04T06:30:00Z',
  }
  await open({ [BLOCKS]: reply([]), [READ]: pageOf([aReceivedComment(1)]), [REPLY]: reply(replied) })
  await eventually(() => inputNamed('reply'))
  fillIn({ reply: 'Welcome' })
  await submit()
  await expectToast('Reply posted successfully!')
  expect(items()[0]).toContain('Sharma Sweets replied 4th May 2025Welcome')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  [networkFailure, 'Failed to post reply. Please try again.'],
  [refusal(403, 'reply_providers_only', ''), 'Only providers can reply to comments.'],
  [refusal(403, 'customer_blocked', ''), 'You have blocked this customer. Unblock them first.'],
])('keeps the draft of a reply that fails', async (answer, text) => {
  await open({ [BLOCKS]: reply([]), [READ]: pageOf([aReceivedComment(1)]), [REPLY]: answer })
  await eventually(() => inputNamed('reply'))
  fillIn({ reply: 'Welcome' })
  await submit()
  await expectToast(text)
  expect(inputNamed('reply').value).toBe('Welcome')
})

test('loads more by the cursor', async () => {
  let page = 0
  const server = await open({
    [READ]: async () => {
      page += 1
      return page === 1 ? commentsReply([aReceivedComment(9)], 'c1') : commentsReply([aReceivedComment(8)])
    },
  })
  await seesItems(1)
  await click(button('Load More'))
  await seesItems(2)
  expect(server.calls(READ)[1]?.query).toMatchObject({ cursor: 'c1' })
})

test('displays an empty state without comments', async () => {
  await open({ [BLOCKS]: reply([]), [READ]: pageOf([]) })
  await eventually(() => expect(words()).toContain('No comments available.'))
})

test('displays a failure to load', async () => {
  await open({ [BLOCKS]: reply([]), [READ]: networkFailure })
  await eventually(() => expect(words()).toContain('Failed to load comments.'))
})

describe('redirects', () => {
  test.each([null, 'customer' as const])('%s to the login of providers, with a message', async (role) => {
    if (role) signIn(role, 'asha')
    const router = await visit({
      at: '/viewcomments',
      pages: [{ path: '/viewcomments', Component: CommentsPage }],
    })
    await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
    await eventually(() => expect(words()).toContain('You need to be logged in as a provider to continue.'))
    expect(router.state.location.state).toEqual({ from: '/viewcomments' })
  })
})
