import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type MockReply, mockServer, networkFailure, openPage, reply } from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import {
  anOwnReview,
  aReply,
  aReview,
  NO_REVIEWS,
  ownReviewsReply,
  reviewsReply,
} from '../../testing/reviews.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

const LIST = 'GET /api/providers/12/reviews/'
const OWN = 'GET /api/my-reviews/'
const BLOCKS = 'GET /api/customer-blocks/'

const Section = () => <ReviewsSection provider={{ id: 12, business_name: 'Sharma Sweets' }} />

const open = async (answers: Record<string, MockReply>, search = '') => {
  const server = mockServer({ [BLOCKS]: reply([]), ...answers })
  const router = await openPage(`/shop${search}`, Section)
  return { server, router }
}
const items = () => [...document.querySelectorAll('li[id^=review-]')].map((item) => item.textContent ?? '')
const seesItems = (count: number) => eventually(() => expect(items()).toHaveLength(count))
const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
const isLink = (name: string) => screen.queryByRole('link', { name }) !== null

describe('a visitor', () => {
  test('reads the summary, the reviews and the replies', async () => {
    const reviews = [aReview(1, { has_contacted: true, reply: aReply(), edited_at: '2025-05-05T00:00:00Z' })]
    await open({ [LIST]: reviewsReply(reviews) })
    await seesItems(1)
    expect(screen.getByText('Average rating: 4.3 out of 5')).toBeTruthy()
    expect(screen.getByText('27 reviews')).toBeTruthy()
    for (const text of [
      'Asha Kumari',
      '3rd May 2025 · edited',
      '4 out of 5 stars',
      'Contacted this business',
      'Review number 1',
      'Reply from Sharma Sweets',
      'Thank you!',
    ])
      expect(items()[0]).toContain(text)
  })

  test('opens the photos of a review in the viewer, at the one that was pressed', async () => {
    const images = [1, 2].map((id) => {
      const picture = { url: `/media/${id}.webp`, width: 640, height: 480, sources: [] }
      return { image: picture.url, image_id: id, picture }
    })
    await open({ [LIST]: reviewsReply([aReview(1, { images })]) })
    await click(await eventually(() => find('a[href="/media/2.webp"]')))
    const viewer = await eventually(() => screen.getByRole('dialog'))
    expect(within(viewer).getByRole('status').textContent).toBe('2 of 2')
    await click(button('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('filters by stars and sorts with links', async () => {
    const { server } = await open({ [LIST]: reviewsReply([aReview(1)]) })
    await seesItems(1)
    expect(link('5-star: 14 reviews').getAttribute('href')).toBe('/shop?stars=5#reviews')
    expect(isLink('2-star: 0 reviews')).toBe(false)
    await click(link('4-star: 8 reviews'))
    await eventually(() => link('All reviews'))
    await click(link('Lowest rating'))
    await eventually(() =>
      expect(server.calls(LIST).at(-1)?.query).toEqual({ limit: '10', rating: '4', sort: 'lowest' }),
    )
    expect(link('4-star: 8 reviews').getAttribute('aria-current')).toBe('true')
    expect(link('Lowest rating').getAttribute('aria-current')).toBe('true')
    expect(link('All reviews').getAttribute('href')).toBe('/shop?sort=lowest&reviews=all#reviews')
  })

  test('requests three reviews, and all of them by a link', async () => {
    const { server, router } = await open({ [LIST]: reviewsReply([aReview(1)], 'abc') })
    await seesItems(1)
    expect(server.calls(LIST).map(({ query }) => query)).toEqual([{ limit: '3' }])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await click(link('All 27 reviews'))
    await eventually(() => button('Show more'))
    expect(router.state.location.search).toBe('?reviews=all')
    expect(server.calls(LIST).at(-1)?.query).toEqual({ limit: '10' })
  })

  test('loads more, and focuses the first of them', async () => {
    let pages = 0
    await open(
      {
        [LIST]: () => (++pages === 1 ? reviewsReply([aReview(1)], 'abc')() : reviewsReply([aReview(2)])()),
      },
      '?reviews=all',
    )
    await seesItems(1)
    await click(button('Show more'))
    await seesItems(2)
    await eventually(() => expect(document.activeElement?.id).toBe('review-2'))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('sees a failure to load more', async () => {
    let calls = 0
    await open(
      { [LIST]: () => (++calls === 1 ? reviewsReply([aReview(1)], 'abc')() : networkFailure()) },
      '?reviews=all',
    )
    await seesItems(1)
    await click(button('Show more'))
    await eventually(() =>
      expect(screen.getByRole('alert').textContent).toContain("Couldn't load more reviews"),
    )
  })

  test('returns to the form after the login', async () => {
    const { router } = await open({ [LIST]: reviewsReply([], undefined, NO_REVIEWS) })
    await eventually(() => expect(screen.getByText('No reviews yet')).toBeTruthy())
    await click(link('Write a review'))
    expect(router.state.location.pathname).toBe('/logincustomer')
    expect(router.state.location.state).toEqual({ from: '/shop?review=1#reviews' })
  })

  test('returns to the reported review after the login', async () => {
    const { router } = await open({ [LIST]: reviewsReply([aReview(1)]) })
    await seesItems(1)
    await click(link('Report: Asha Kumari'))
    expect(router.state.location.state).toEqual({ from: '/shop#review-1' })
  })

  test('can retry when the reviews fail to load', async () => {
    let calls = 0
    await open({ [LIST]: () => (++calls === 1 ? networkFailure() : reviewsReply([aReview(1)])()) })
    await eventually(() => expect(screen.getByText("Couldn't load reviews.")).toBeTruthy())
    await click(button('Try again'))
    await seesItems(1)
  })
})

describe('a customer', () => {
  test('opens the form by its URL', async () => {
    signIn('customer', 'asha')
    const { router } = await open({ [LIST]: reviewsReply([aReview(1)]), [OWN]: ownReviewsReply([]) })
    await click(await eventually(() => link('Write a review')))
    await eventually(() => screen.getByRole('radiogroup', { name: /Your rating/ }))
    expect(router.state.location.search).toBe('?review=1')
    expect(isLink('Write a review')).toBe(false)
    await click(button('Cancel'))
    await eventually(() => expect(screen.queryByRole('radiogroup')).toBeNull())
  })

  test('sees the own review once, first, and can edit or delete it', async () => {
    signIn('customer', 'asha')
    const own = anOwnReview(1)
    await open({ [LIST]: reviewsReply([own, aReview(2)]), [OWN]: ownReviewsReply([own]) })
    await eventually(() => button('Edit review: Sharma Sweets'))
    await seesItems(2)
    expect(items()[0]).toContain('Your review')
    expect(isLink('Write a review')).toBe(false)
    await click(button('Edit review: Sharma Sweets'))
    await eventually(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true),
    )
  })

  test('sees that the own review is hidden', async () => {
    signIn('customer', 'asha')
    await open({
      [LIST]: reviewsReply([aReview(2)]),
      [OWN]: ownReviewsReply([anOwnReview(1, { is_hidden: true })]),
    })
    await eventually(() => expect(screen.getByText(/Our team has hidden this review/)).toBeTruthy())
  })

  test('deletes the own review after a confirmation', async () => {
    signIn('customer', 'asha')
    let own = [anOwnReview(1)]
    const { server } = await open({
      [LIST]: () => reviewsReply([aReview(2), ...own])(),
      [OWN]: () => ownReviewsReply(own)(),
      'DELETE /api/reviews/1/': () => {
        own = []
        return reply({ detail: '' })()
      },
    })
    await click(await eventually(() => button('Delete review: Sharma Sweets')))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain(
      'Your review of Sharma Sweets, its photos and the reply will be deleted',
    )
    await click(within(dialog).getByRole('button', { name: 'Delete' }))
    await eventually(() => link('Write a review'))
    expect(server.calls('DELETE /api/reviews/1/')).toHaveLength(1)
    await seesItems(1)
  })

  test('has no form for a blocked business', async () => {
    signIn('customer', 'asha')
    const block = { id: 1, provider: 12, provider_id: 12, blocked_reason: '' }
    await open({ [LIST]: reviewsReply([aReview(1)]), [OWN]: ownReviewsReply([]), [BLOCKS]: reply([block]) })
    await seesItems(1)
    await eventually(() => expect(isLink('Write a review')).toBe(false))
  })
})

test.each(['sharma_sweets', 'another_shop'])('has no form for the provider %s', async (username) => {
  signIn('provider', username)
  await open({ [LIST]: reviewsReply([aReview(1)]) })
  await seesItems(1)
  expect(isLink('Write a review')).toBe(false)
  expect(find('#reviews').textContent).not.toContain('Log in')
})
