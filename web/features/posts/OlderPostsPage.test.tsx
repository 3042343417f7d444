import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/ViewOlderPost.json'
import {
  type MockReply,
  mockServer,
  openPage,
  refusal,
  reply,
  expectToast,
  networkFailure,
} from '../../testing/forms.tsx'
import { anImage, anOwnPost } from '../../testing/own-posts.ts'
import { click, find, queryDialog } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import OlderPostsPage from './OlderPostsPage.tsx'
import type { OwnPost } from './own-posts.api.ts'

const READ = 'GET /api/viewoldpost/'
const DELETE = 'DELETE /api/blogs/1/'
const text = () => document.body.textContent
const titles = () =>
  screen
    .queryAllByRole('article')
    .map((each) => within(each).getByRole('heading'))
    .map((each) => each.textContent)

const posts = (blogs: OwnPost[], next?: string): MockReply => {
  const link = `</api/viewoldpost/?cursor=${next}>; rel="next"`
  return async () => Response.json({ blogs }, { headers: next ? { link } : {} })
}

const visitPage = async (answers: Record<string, MockReply>) => {
  const server = mockServer(answers)
  return { server, router: await openPage('/viewolderpost', OlderPostsPage) }
}
const open = async (answer: MockReply, answers: Record<string, MockReply> = {}) => {
  signIn('provider', 'sharma_sweets')
  const opened = await visitPage({ [READ]: answer, ...answers })
  await settle()
  return opened
}

test('other visitors are sent to the provider login, and nothing is loaded', async () => {
  signIn('customer', 'asha')
  const { router, server } = await visitPage({})
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
  expect(router.state.location.state.toast.text).toBe('You need to be logged in as a provider to continue.')
  expect(server.calls(READ)).toEqual([])
})

test('a card cuts the title at 40 and the text at 200 characters, and says how many comments there are', async () => {
  const long = { title: 't'.repeat(41), content: 'c'.repeat(201), comment_count: 1 }
  await open(
    posts([anOwnPost(1, { ...long, blog_images: [anImage(3)] }), anOwnPost(2, { comment_count: 5 })]),
  )
  expect(titles()).toEqual([`${'t'.repeat(40)}…`, 'Post 2'])
  const [first, second] = screen.queryAllByRole('article')
  expect(first?.textContent).toContain(`${'c'.repeat(200)}…`)
  expect(
    [first?.textContent, second?.textContent].map((each) => /\d comments?/.exec(each ?? '')?.[0]),
  ).toEqual(['1 comment', '5 comments'])
  expect([find('article time').textContent, find('article img').getAttribute('alt')]).toEqual([
    '3rd May 2025',
    '',
  ])
})

test('a hidden post says so, and has no link to its page', async () => {
  await open(posts([anOwnPost(1, { is_hidden: true })]))
  expect(find('article').textContent).toContain('Hidden by our team')
  expect(within(screen.getByRole('article')).queryAllByRole('link')).toHaveLength(0)
})

test('links to the post, its form, a new post and the dashboard', async () => {
  await open(posts([anOwnPost(1)]))
  const links = screen.queryAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])
  expect(links).toEqual([
    [en.back, '/Postdashboard'],
    [en.create, '/createnewpost'],
    ['Read More', '/postpage/1'],
    ['Edit', '/viewolderpost/1/edit'],
  ])
})

test('an empty list has a text', async () => {
  await open(posts([]))
  expect(text()).toContain('No blog posts available.')
})

test('there is a skeleton while loading, and a failure can be retried', async () => {
  let answer: MockReply = () => new Promise(() => {})
  await open(() => answer())
  expect(find('output').textContent).toBe('Loading posts...')
  answer = networkFailure
  await open(() => answer())
  await eventually(() => expect(text()).toContain(en.loadFailed))
  answer = posts([anOwnPost(1)])
  await click(button(en.retry))
  await eventually(() => expect(titles()).toContain('Post 1'))
})

test('more are appended, and the first new one gets the focus', async () => {
  const pages = [posts([anOwnPost(3)], 'abc'), networkFailure, posts([anOwnPost(2), anOwnPost(1)])]
  const { server } = await open(() => (pages.shift() as MockReply)())
  await click(button(en.more))
  await eventually(() => expect(text()).toContain(en.moreFailed))
  expect(titles()).toEqual(['Post 3'])
  await click(button(en.retry))
  await eventually(() => expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1']))
  expect(server.calls(READ).map(({ query }) => query.cursor)).toEqual([undefined, 'abc', 'abc'])
  expect(document.activeElement?.getAttribute('href')).toBe('/postpage/2')
  expect(screen.queryAllByRole('button').map((each) => each.textContent)).not.toContain(en.more)
})

const askToDelete = () => click(button('Delete: Post 1'))
const confirm = async () => {
  await click(within(find('dialog')).getAllByRole('button')[1] as Element)
  await settle()
}

test('a post is deleted once, after a confirmation, and leaves the list', async () => {
  const { server } = await open(posts([anOwnPost(2), anOwnPost(1)]), { [DELETE]: reply({ detail: 'x' }) })
  await askToDelete()
  expect(find('dialog').textContent).toContain('‘Post 1’ will be deleted')
  await click(button(en.delete.cancel))
  expect(server.calls(DELETE)).toEqual([])
  await askToDelete()
  await confirm()
  await expectToast(en.delete.done)
  expect([titles(), queryDialog()]).toEqual([['Post 2'], null])
  expect(document.activeElement).toBe(find('section'))
  expect(server.calls(DELETE)).toHaveLength(1)
})

test.each([
  ['the server fails', refusal(500, 'unexpected', 'no')],
  ['there is no connection', networkFailure],
])('when %s, the post stays and an error is displayed', async (_when, answer) => {
  await open(posts([anOwnPost(1)]), { [DELETE]: answer })
  await askToDelete()
  await confirm()
  expect(find('dialog [role=alert]').textContent).toBe('Error deleting post.')
  expect(titles()).toEqual(['Post 1'])
})

test('one that was deleted elsewhere leaves the list', async () => {
  await open(posts([anOwnPost(1)]), { [DELETE]: refusal(404, 'not_found', 'no') })
  await askToDelete()
  await confirm()
  await eventually(() => expect(text()).toContain('No blog posts available.'))
})
