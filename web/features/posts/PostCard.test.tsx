import { Outlet } from 'react-router'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { visit } from '../../testing/visit.tsx'
import { find } from '../../testing/page.tsx'
import { PostCard } from './PostCard.tsx'
import type { Post } from './posts.api.ts'

const post: Post = {
  blog_id: 12,
  title: 't'.repeat(61),
  content: 'c'.repeat(251),
  category_title: 'Tea',
  created_at: '2025-05-03T06:30:00Z',
  created_by: 'Chai Point',
  created_by_id: 7,
  blog_images: [],
  blog_videos: [],
  kind: 'update',
  starts_at: null,
  ends_at: null,
  offer_code: null,
  price_paise: null,
  was_price_paise: null,
  has_ended: false,
}

const open = (given: Partial<Post> = {}) =>
  visit({
    shell: { Component: Outlet },
    pages: [{ path: '/', element: <PostCard post={{ ...post, ...given }} /> }],
  })

test('a card cuts the title at 60 and the text at 250 characters, and links to the post', async () => {
  await open()
  expect(find('h3').textContent).toBe(`${'t'.repeat(60)}…`)
  expect(find('article p').textContent).toBe(`${'c'.repeat(250)}…`)
  expect(find('a').getAttribute('href')).toBe('/postpage/12')
})

test('the date is written in words', async () => {
  await open()
  expect(find('time').textContent).toBe('3rd May 2025')
})

test('the first picture is above the text and has an empty alt text', async () => {
  const picture = { url: '/media/1/640.webp', width: 640, height: 480, sources: [] }
  await open({ blog_images: [{ image: picture.url, image_id: 1, picture }] })
  expect(find('img').getAttribute('alt')).toBe('')
})

test('input is escaped', async () => {
  await open({ title: '<b>Bold</b>', content: '<img src=x onerror=alert(1)>' })
  expect(find('h3').textContent).toBe('<b>Bold</b>')
  expect(document.querySelector('article img')).toBeNull()
})

describe('an offer or event', () => {
  beforeEach(() => vi.setSystemTime('2026-11-19T06:30:00Z'))
  afterEach(() => vi.useRealTimers())

  test.each<[string, Partial<Post>]>([
    ['Offer Ends today', { kind: 'offer', ends_at: '2026-11-19T18:30:00Z' }],
    ['Offer Ends tomorrow', { kind: 'offer', ends_at: '2026-11-20T18:30:00Z' }],
    ['Offer Ends Sat 21 Nov', { kind: 'offer', ends_at: '2026-11-21T12:30:00Z' }],
    [
      'Offer From Sat 21 Nov',
      { kind: 'offer', starts_at: '2026-11-21T03:30:00Z', ends_at: '2026-11-30T18:30:00Z' },
    ],
    ['Offer Ended', { kind: 'offer', ends_at: '2026-11-19T06:00:00Z', has_ended: true }],
    [
      'Event Sat 21 Nov, 6 pm',
      { kind: 'event', starts_at: '2026-11-21T12:30:00Z', ends_at: '2026-11-21T15:30:00Z' },
    ],
    [
      'Event Ends tomorrow',
      { kind: 'event', starts_at: '2026-11-18T12:30:00Z', ends_at: '2026-11-20T15:30:00Z' },
    ],
    [
      'Offer Ends Sat 2 Jan 2027 ₹510 instead of ₹600',
      { kind: 'offer', ends_at: '2027-01-02T12:30:00Z', price_paise: 51_000, was_price_paise: 60_000 },
    ],
  ])('says %s', async (words, given) => {
    await open(given)
    const facts = [...find('article p').children].map((each) => each.textContent)
    expect(facts.join(' ')).toBe(words)
  })

  test('says so when it ends while the page is open', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T18:29:00Z') })
    await open({ kind: 'offer', ends_at: '2026-11-19T18:30:00Z' })
    expect(find('article p').textContent).toContain('Ends today')
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(find('article p').textContent).toContain('Ended')
  })
})
