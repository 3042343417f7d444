import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listReply } from '../../testing/follows.ts'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
} from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { aPost } from '../../testing/providers.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import SavedPage from './SavedPage.tsx'

const SAVED = 'GET /api/saved/'
const REMOVE = 'DELETE /api/blogs/1/save/'

const open = async (answers: Record<string, MockReply>) => {
  signIn('customer', 'asha')
  const server = mockServer(answers)
  await openPage('/saved', SavedPage)
  return server
}

test('keeps a removed post in the list with a button to save it again', async () => {
  const server = await open({
    [SAVED]: listReply([aPost(1), aPost(2)]),
    [REMOVE]: reply({ is_saved: false }),
    'PUT /api/blogs/1/save/': reply({ is_saved: true }),
  })
  await click(await eventually(() => button('Remove: Post 1')))
  await eventually(() => expect(screen.getByText('No longer saved')).toBeTruthy())
  expect(screen.getByRole('link', { name: 'Post 1' })).toBeTruthy()
  await click(button('Save again: Post 1'))
  await eventually(() => button('Remove: Post 1'))
  expect(server.calls('PUT /api/blogs/1/save/')).toHaveLength(1)
})

test('displays a failure and keeps the post saved', async () => {
  await open({ [SAVED]: listReply([aPost(1)]), [REMOVE]: networkFailure })
  await click(await eventually(() => button('Remove: Post 1')))
  await expectToast('The post is still saved. Try again.')
  expect(button('Remove: Post 1')).toBeTruthy()
})

test('loads more posts and focuses the first of them', async () => {
  let calls = 0
  await open({ [SAVED]: () => (++calls === 1 ? listReply([aPost(1)], 'abc') : listReply([aPost(2)]))() })
  await click(await eventually(() => button('Load More')))
  await eventually(() => expect(document.activeElement?.id).toBe('post-2'))
})

test('explains how to begin when the list is empty', async () => {
  await open({ [SAVED]: listReply([]) })
  await eventually(() => expect(screen.getByText('You have not saved any posts yet')).toBeTruthy())
  expect(screen.getByRole('link', { name: 'Show all posts' }).getAttribute('href')).toBe('/posts')
})
