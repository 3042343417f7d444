import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
} from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { rememberPress } from './press-before-login.ts'
import { SaveButton } from './SaveButton.tsx'

const READ = 'GET /api/blogs/5/save/'
const SAVE = 'PUT /api/blogs/5/save/'
const REMOVE = 'DELETE /api/blogs/5/save/'
const TITLE = 'Fresh tilkut'

const state = (is_saved: boolean) => reply({ is_saved })
const Page = () => <SaveButton post={{ id: 5, title: TITLE }} />

const open = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer(answers)
  return { server, router: await openPage('/post', Page) }
}
const seen = () => {
  const toggle = document.querySelector('button[aria-pressed]:not([aria-busy])')
  return `${toggle?.textContent}, ${toggle?.getAttribute('aria-pressed')}`
}

test('sends a guest to the login', async () => {
  const { router } = await open()
  await click(screen.getByRole('link', { name: `Save: ${TITLE}` }))
  expect(router.state.location.pathname).toBe('/logincustomer')
  expect(router.state.location.state).toEqual({ from: '/post' })
})

test('renders nothing for a business', async () => {
  signIn('provider', 'sharma_sweets')
  await open()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a customer saves a post and removes it again', async () => {
  signIn('customer', 'asha')
  await open({ [READ]: state(false), [SAVE]: state(true), [REMOVE]: state(false) })
  await eventually(() => expect(seen()).toBe('Save, false'))
  await click(button(`Save: ${TITLE}`))
  await eventually(() => expect(seen()).toBe('Saved, true'))
  await click(button(`Saved: ${TITLE}`))
  await eventually(() => expect(seen()).toBe('Save, false'))
})

test('displays a failure and the saved state', async () => {
  signIn('customer', 'asha')
  await open({ [READ]: state(true), [REMOVE]: networkFailure })
  await eventually(() => expect(seen()).toBe('Saved, true'))
  await click(button(`Saved: ${TITLE}`))
  await expectToast('The post is still saved. Try again.')
  await eventually(() => expect(seen()).toBe('Saved, true'))
})

test('saves after the login of a guest', async () => {
  signIn('customer', 'asha')
  rememberPress('save:5')
  await open({ [READ]: state(false), [SAVE]: state(true) })
  await eventually(() => expect(seen()).toBe('Saved, true'))
})

test('also when the reply with the old state arrives last', async () => {
  const late = Promise.withResolvers<Response>()
  signIn('customer', 'asha')
  rememberPress('save:5')
  const { server } = await open({ [READ]: () => late.promise, [SAVE]: state(true) })
  await eventually(() => expect(server.calls(SAVE)).toHaveLength(1))
  await settle()
  late.resolve(Response.json({ is_saved: false }))
  await settle()
  expect(seen()).toBe('Saved, true')
})
