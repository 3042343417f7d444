import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockServer, networkFailure, openPage } from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { anOwnReview, aReply, ownReviewsReply } from '../../testing/reviews.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import OwnReviews from './OwnReviews.tsx'

const READ = 'GET /api/my-reviews/'

const open = async (answers: Parameters<typeof mockServer>[0]) => {
  signIn('customer', 'asha')
  mockServer(answers)
  await openPage('/mine', OwnReviews)
}

test('links each review to its business', async () => {
  const other = anOwnReview(2, { provider: { id: 13, business_name: 'Gupta Tailors' }, reply: aReply() })
  await open({ [READ]: ownReviewsReply([anOwnReview(1), other]) })
  const link = await eventually(() => screen.getByRole('link', { name: 'Gupta Tailors' }))
  expect(link.getAttribute('href')).toBe('/providerprofile/13#reviews')
  expect(screen.getByText('Reply from Gupta Tailors')).toBeTruthy()
  await click(button('Edit review: Gupta Tailors'))
  expect(screen.getByRole('heading', { name: 'Your review of Gupta Tailors' })).toBeTruthy()
})

test('explains how to begin without reviews', async () => {
  await open({ [READ]: ownReviewsReply([]) })
  await eventually(() => expect(screen.getByText('You have not written a review yet')).toBeTruthy())
  expect(screen.getByRole('link', { name: 'Search businesses' }).getAttribute('href')).toBe('/home')
})

test('offers a retry after a failure to load', async () => {
  let calls = 0
  await open({ [READ]: () => (++calls === 1 ? networkFailure() : ownReviewsReply([anOwnReview(1)])()) })
  await click(await eventually(() => button('Try again')))
  await eventually(() => expect(screen.getByRole('link', { name: 'Sharma Sweets' })).toBeTruthy())
})
