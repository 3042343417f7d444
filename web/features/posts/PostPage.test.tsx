import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { aComment, commentsReply } from '../../testing/comments.ts'
import { type MockReply, mockServer, refusal, reply, networkFailure } from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import { aBlock, aPost } from '../../testing/providers.ts'
import { structuredDataProblems } from '../../testing/structured-data.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import type { CustomerBlock } from '../blocks/blocks.api.ts'
import PostPage from './PostPage.tsx'
import type { PostInFull } from './posts.api.ts'

const READ = 'GET /api/blogs/12/'
const picture = (id: number) => ({ url: `/media/${id}/640.webp`, width: 640, height: 480, sources: [] })
const image = (id: number) => ({ image: picture(id).url, image_id: id, picture: picture(id) })

const aFullPost = (given: Partial<PostInFull> = {}): PostInFull => ({
  ...aPost(12),
  title: 'Laddu today',
  updated_at: '2025-05-04T06:30:00Z',
  provider: {
    id: 7,
    business_name: 'Sharma Sweets',
    logo: '/media/logo/320.webp',
    street_address: 'Shop No. 7, Tekari Road',
    district: 'Gaya',
    state: 'Bihar',
    country: 'India',
    state_slug: 'bihar',
    district_slug: 'gaya',
    category_slug: 'sweets-bakery',
    followers: 5,
  },
  ...given,
})

const begin = async (
  answer: MockReply,
  comments: MockReply = async () => commentsReply([aComment(1)]),
  blocks: readonly CustomerBlock[] = [],
) => {
  const server = mockServer({
    [READ]: answer,
    'GET /api/blogs/12/comments/view/': comments,
    'GET /api/customer-blocks/': reply(blocks),
  })
  await visit({
    at: '/postpage/12',
    shell: { Component: Outlet },
    pages: [{ path: '/postpage/:id', Component: PostPage }],
  })
  return server
}
const open = async (given: Partial<PostInFull> = {}, blocks: readonly CustomerBlock[] = []) => {
  const server = await begin(reply(aFullPost(given)), undefined, blocks)
  await eventually(() => find('h1'))
  return server
}
const words = () => document.body.textContent

describe('a post', () => {
  test('has its title, date, category and the business with its address', async () => {
    await open()
    expect(find('h1').textContent).toBe('Laddu today')
    expect(find('time').textContent).toBe('Published on 3rd May 2025')
    for (const text of ['Sweets & Bakery', 'Sharma Sweets', 'Shop No. 7, Tekari Road, Gaya, Bihar, India'])
      expect(words()).toContain(text)
    expect(screen.getByRole('link', { name: 'View Provider' }).getAttribute('href')).toBe(
      '/providerprofile/7',
    )
    expect(words()).toContain('5 followers')
    expect(screen.getByRole('link', { name: 'Follow: Sharma Sweets' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Save: Laddu today' })).toBeTruthy()
  })

  test('is plain text with line breaks, and URLs in it are nofollow links', async () => {
    await open({ content: 'One\n\n<b>Two</b> https://a.example/x.' })
    const text = find('article p')
    expect(text.textContent).toBe('One\n\n<b>Two</b> https://a.example/x.')
    expect(text.querySelector('b')).toBeNull()
    const link = find('article a')
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://a.example/x',
      'nofollow ugc noopener',
    ])
  })

  test('has pictures that reserve their space, the first of them eager, and its video', async () => {
    await open({
      blog_images: [image(1), image(2)],
      blog_videos: [{ video: '/media/9/video.mp4', video_id: 9 }],
    })
    const pictures = [...document.querySelectorAll('article img')]
    expect(pictures.map((each) => each.getAttribute('loading'))).toEqual(['eager', 'lazy'])
    expect(pictures.map((each) => each.getAttribute('width'))).toEqual(['640', '640'])
    expect(find('video').getAttribute('src')).toBe('/media/9/video.mp4')
    expect(find('video').getAttribute('preload')).toBe('metadata')
  })

  test('has structured data', async () => {
    vi.stubEnv('SSR', true)
    await open({ blog_images: [image(1)] })
    const facts = JSON.parse(find('script[type="application/ld+json"]').innerHTML) as object
    expect(facts).toMatchObject({
      '@type': 'BlogPosting',
      url: 'https://haat.example/postpage/12',
      headline: 'Laddu today',
      datePublished: '2025-05-03T06:30:00Z',
      dateModified: '2025-05-04T06:30:00Z',
      image: ['https://haat.example/media/1/640.webp'],
      author: { '@type': 'Bakery', url: 'https://haat.example/providerprofile/7' },
    })
    expect(find('meta[property="og:image"]').getAttribute('content')).toMatch(
      /^https:\/\/haat\.example\/share\/post\/12\.en\.\w+\.jpg$/,
    )
  })

  test('an event has its times, a calendar file and structured data', async () => {
    vi.stubEnv('SSR', true)
    await open({
      kind: 'event',
      starts_at: '2098-11-22T12:30:00.000Z',
      ends_at: '2098-11-22T15:30:00.000Z',
      price_paise: 51_000,
      offer_code: 'KAVI',
    })
    expect(words()).toContain('Sat 22 Nov 2098, 6 pm to 9 pm')
    expect(words()).toContain('Offer code: KAVI')
    const link = screen.getByRole('link', { name: 'Add to calendar' })
    expect(link.getAttribute('href')).toBe('/api/blogs/12/event.ics?lang=en')
    const { '@graph': graph } = JSON.parse(find('script[type="application/ld+json"]').innerHTML) as {
      '@graph': Record<string, unknown>[]
    }
    expect(graph.map((each) => each['@type'])).toEqual(['BlogPosting', 'Event'])
    expect(structuredDataProblems(graph[1] ?? {})).toEqual([])
  })

  test('an offer that has ended says so, and links to the current posts', async () => {
    vi.stubEnv('SSR', true)
    await open({ kind: 'offer', ends_at: '2025-05-05T18:30:00.000Z', offer_code: 'OLD', has_ended: true })
    expect(words()).toContain('This offer has ended')
    expect(words()).not.toContain('OLD')
    const link = screen.getByRole('link', { name: 'See what is new at Sharma Sweets' })
    expect(link.getAttribute('href')).toBe('/providerprofile/7#posts')
    const { '@graph': graph } = JSON.parse(find('script[type="application/ld+json"]').innerHTML) as {
      '@graph': Record<string, unknown>[]
    }
    expect(structuredDataProblems(graph[1] ?? {})).toEqual([])
  })

  test('has its comments below', async () => {
    await open()
    await eventually(() => expect(words()).toContain('Comment 1'))
  })
})

describe('what a reader can do', () => {
  test('a customer writes a comment', async () => {
    signIn('customer', 'asha')
    await open()
    await eventually(() => expect(screen.queryByRole('textbox')).not.toBeNull())
  })

  test('opens the contact dialog', async () => {
    await open()
    await click(button('Contact Us'))
    await eventually(() => expect(find('dialog').textContent).toContain('Sharma Sweets will call you back'))
  })

  test('reports the post', async () => {
    await open()
    await click(button('Report Post'))
    await eventually(() => expect(find('dialog h2').textContent).toBe('Report Post'))
  })

  test('a customer who has blocked the provider can neither contact nor comment', async () => {
    signIn('customer', 'asha')
    await open({}, [aBlock(7)])
    await eventually(() => expect(words()).toContain('You have blocked this business'))
    expect(screen.queryAllByRole('button').map((each) => each.textContent)).not.toContain('Contact Us')
    expect(screen.queryByRole('textbox')).toBeNull()
    button('Report Post')
  })
})

test('says that it is loading', async () => {
  await begin(() => new Promise(() => {}))
  expect(words()).toContain('Loading blog details...')
})

test('a post that can’t be loaded can be retried', async () => {
  let isReached = false
  await begin(() => (isReached ? reply(aFullPost())() : networkFailure()))
  await eventually(() => expect(words()).toContain('Failed to fetch blog details.'))
  isReached = true
  await click(button('Try again'))
  await eventually(() => expect(find('h1').textContent).toBe('Laddu today'))
})

test('a deleted or hidden post is the not-found page', async () => {
  // React logs the errors that it catches.
  vi.spyOn(console, 'error').mockReturnValue()
  signIn('customer', 'asha')
  await begin(refusal(404, 'not_found', 'Not found.'), refusal(404, 'not_found', 'Not found.'))
  await eventually(() => expect(words()).toContain('Page not found'))
})
