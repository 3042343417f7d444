import { Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { visit } from '../../testing/visit.tsx'
import { find } from '../../testing/page.tsx'
import { type Post, PostCard } from './PostCard.tsx'

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

test('a card cuts the title at 60 and the text at 250 characters, and leads to the post', async () => {
  await open()
  expect(find('h3').textContent).toBe(`${'t'.repeat(60)}…`)
  expect(find('article p').textContent).toBe(`${'c'.repeat(250)}…`)
  expect(find('a').getAttribute('href')).toBe('/postpage/12')
})

test('its day is written out', async () => {
  await open()
  expect(find('time').textContent).toBe('3rd May 2025')
})

test('the first picture stands above it, without words that repeat the title', async () => {
  const picture = { url: '/media/1/640.webp', width: 640, height: 480, sources: [] }
  await open({ blog_images: [{ image: picture.url, image_id: 1, picture }] })
  expect(find('img').getAttribute('alt')).toBe('')
})

test('what a person typed is text', async () => {
  await open({ title: '<b>Bold</b>', content: '<img src=x onerror=alert(1)>' })
  expect(find('h3').textContent).toBe('<b>Bold</b>')
  expect(document.querySelector('article img')).toBeNull()
})
