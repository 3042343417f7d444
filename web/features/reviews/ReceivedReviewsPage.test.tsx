import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  expectToast,
  fillIn,
  inputNamed,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  refusal,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { aReply, aReview, nextPath } from '../../testing/reviews.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import ReceivedReviewsPage from './ReceivedReviewsPage.tsx'
import type { Review } from './reviews.api.ts'

const READ = 'GET /api/view_reviews/'
const REPLY = 'PUT /api/reviews/1/reply/'

const pageOf = (results: readonly Review[], next?: string) => reply({ results, next: nextPath(next) })

const open = async (answers: Record<string, MockReply>) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer(answers)
  const router = await openPage('/viewreviews', ReceivedReviewsPage)
  return { server, router }
}
const items = () => [...document.querySelectorAll('li[id^=review-]')].map((item) => item.textContent ?? '')
const seesItems = (count: number) => eventually(() => expect(items()).toHaveLength(count))

test('replies to a review, which stays in the list', async () => {
  const replied = aReview(1, { reply: aReply('Welcome') })
  const { server } = await open({ [READ]: pageOf([aReview(1)]), [REPLY]: reply(replied) })
  await click(await eventually(() => button('Write a reply: Asha Kumari')))
  expect(document.activeElement).toBe(inputNamed('reply'))
  fillIn({ reply: 'Welcome' })
  await submit()
  await expectToast('Your reply is below the review now.')
  expect(server.calls(REPLY)[0]?.body).toEqual({ text: 'Welcome' })
  expect(items()[0]).toContain('Your reply 4th May 2025Welcome')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('edits a reply', async () => {
  const before = aReview(1, { reply: aReply('Welcome') })
  const after = aReview(1, { reply: aReply('Welcome again') })
  const { server } = await open({ [READ]: pageOf([before]), [REPLY]: reply(after) })
  await click(await eventually(() => button('Edit reply: Asha Kumari')))
  expect(inputNamed('reply').value).toBe('Welcome')
  fillIn({ reply: 'Welcome again' })
  await submit()
  await eventually(() => expect(items()[0]).toContain('Welcome again'))
  expect(server.calls(REPLY)[0]?.body).toEqual({ text: 'Welcome again' })
})

test('deletes a reply after a confirmation', async () => {
  const { server } = await open({
    [READ]: pageOf([aReview(1, { reply: aReply('Welcome') })]),
    'DELETE /api/reviews/1/reply/': reply({ detail: '' }),
  })
  await click(await eventually(() => button('Delete reply: Asha Kumari')))
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete reply' }))
  await eventually(() => button('Write a reply: Asha Kumari'))
  expect(server.calls('DELETE /api/reviews/1/reply/')).toHaveLength(1)
})

test.each([
  [networkFailure, 'Reply not sent.'],
  [refusal(403, 'customer_blocked', ''), 'You have blocked this customer.'],
])('keeps the text of a reply that fails', async (answer, text) => {
  await open({ [READ]: pageOf([aReview(1)]), [REPLY]: answer })
  await click(await eventually(() => button('Write a reply: Asha Kumari')))
  fillIn({ reply: 'Welcome' })
  await submit()
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain(text))
  expect(inputNamed('reply').value).toBe('Welcome')
})

test('does not send a reply of one letter', async () => {
  const { server } = await open({ [READ]: pageOf([aReview(1)]) })
  await click(await eventually(() => button('Write a reply: Asha Kumari')))
  fillIn({ reply: 'W' })
  await submit()
  expect(document.body.textContent).toContain('Reply must be at least 2 characters long.')
  expect(server.calls(REPLY)).toHaveLength(0)
})

test('filters unanswered reviews by the URL', async () => {
  const { server } = await open({ [READ]: pageOf([aReview(1)]) })
  await seesItems(1)
  await click(screen.getByRole('link', { name: 'Not replied' }))
  await eventually(() => expect(server.calls(READ).at(-1)?.query).toEqual({ limit: '10', unanswered: '1' }))
  expect(screen.getByRole('link', { name: 'Not replied' }).getAttribute('aria-current')).toBe('true')
})

describe('without reviews', () => {
  test.each([
    ['/viewreviews', 'No reviews yet'],
    ['/viewreviews?unanswered=1', 'You have replied to every review'],
  ])('displays an empty state at %s', async (at, text) => {
    signIn('provider', 'sharma_sweets')
    mockServer({ [READ]: pageOf([]), 'GET /api/notifications/': reply([]) })
    await visit({ at, shell: {}, pages: [{ path: '/viewreviews', Component: ReceivedReviewsPage }] })
    await eventually(() => expect(screen.getByText(text)).toBeTruthy())
  })
})

test('redirects a customer to the login of providers', async () => {
  signIn('customer', 'asha')
  mockServer({})
  const router = await openPage('/viewreviews', ReceivedReviewsPage)
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
})
