// The row of contact links and the bar of sections on the page of a business.
import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { mockServer, reply } from '../../testing/forms.tsx'
import { someHours } from '../../testing/hours.ts'
import { find, fire } from '../../testing/page.tsx'
import { aPost, aProvider } from '../../testing/providers.ts'
import { NO_REVIEWS } from '../../testing/reviews.ts'
import { eventually, signIn, visit } from '../../testing/visit.tsx'
import ProviderProfilePage from './ProviderProfilePage.tsx'

const open = async (changes: Parameters<typeof aProvider>[0] = {}) => {
  const pagination = { page: 1, has_next: false }
  mockServer({
    'GET /api/provider-profile/7/': reply({ provider: aProvider(changes), blogs: [aPost(1)], pagination }),
    'GET /api/providers/7/items/': reply({ groups: [] }),
    'GET /api/providers/7/reviews/': reply({ summary: NO_REVIEWS, results: [], next: null }),
  })
  await visit({
    at: '/providerprofile/7',
    shell: { Component: Outlet },
    pages: [{ path: '/providerprofile/:id', Component: ProviderProfilePage }],
  })
  await eventually(() => [find('#posts article'), find('#reviews')])
}

describe('the row of contact links', () => {
  const row = () => screen.getByRole('navigation', { name: 'Contact the business' })
  const hrefs = () =>
    within(row())
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))

  test('has the phone, WhatsApp, the way and the chat', async () => {
    await open()
    expect(hrefs()).toEqual([
      'tel:+917000008887',
      'https://wa.me/917000008887',
      expect.stringContaining('google.com/maps/dir/'),
    ])
    expect(within(row()).getByRole('button').textContent).toBe('Chat')
    const counted = [...row().querySelectorAll<HTMLElement>('[data-counts]')].map(
      (link) => link.dataset.counts,
    )
    expect(counted).toEqual(['call', 'whatsapp', 'directions'])
  })

  test('is repeated at the end of the page', async () => {
    await open()
    expect(screen.getAllByRole('link', { name: 'Call' })).toHaveLength(2)
  })

  test('is the link to the own profile for the owner', async () => {
    signIn('provider', 'sharma_sweets')
    await open()
    expect(hrefs()).toEqual(['/profile-provider'])
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull()
  })
})

describe('the section bar', () => {
  const sections = () =>
    within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole('link')

  test.each([
    ['without hours', null, ['#reviews', '#posts']],
    ['with hours', someHours(), ['#reviews', '#hours', '#posts']],
  ])('has only sections that exist: %s', async (_case, hours, expected) => {
    await open({ hours })
    expect(sections().map((link) => link.getAttribute('href'))).toEqual(expected)
  })

  test('marks the section that is read', async () => {
    await open()
    const scrollTo = (tops: Record<string, number>) => {
      for (const [id, top] of Object.entries(tops))
        vi.spyOn(find(`#${id}`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
      fire(document.body, new Event('scroll', { bubbles: true }))
      return sections().map((link) => link.getAttribute('aria-current'))
    }
    expect(scrollTo({ reviews: 900, posts: 2_000 })).toEqual([null, null])
    expect(scrollTo({ reviews: 100, posts: 1_200 })).toEqual(['true', null])
    expect(scrollTo({ reviews: -900, posts: 200 })).toEqual([null, 'true'])
  })
})
