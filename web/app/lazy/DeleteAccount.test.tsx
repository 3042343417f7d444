import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, queryDialog } from '../../testing/page.tsx'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'

const answer = vi.fn<typeof fetch>()
const deletions = () => answer.mock.calls.filter(([address]) => address === '/api/delete-account/')

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn<() => void>(), hidePopover: vi.fn<() => void>() })
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => void vi.unstubAllGlobals())

const reply = (status: number, body: unknown) =>
  answer.mockImplementation(async () => Response.json(body, { status }))

const openDialog = async () => {
  signIn('customer', 'asha')
  const router = await visit({ at: '/profile-customer' })
  await click(button('Delete Account'))
  await eventually(() => find('dialog'))
  return router
}

const complaint = () => screen.queryByRole('alert')?.textContent

test('deleting asks first, in the words of the specification', async () => {
  await openDialog()
  expect(find('dialog h2').textContent).toBe('Confirm Account Deletion')
  expect(find('dialog').textContent).toContain(
    'Are you sure you want to delete your account? This action is irreversible.',
  )
  await click(button('Cancel'))
  expect(queryDialog()).toBeNull()
  expect(deletions()).toEqual([])
})

test('done, the session is gone, and the home page says what the server said', async () => {
  reply(200, { detail: 'Goodbye, asha.' })
  const router = await openDialog()
  await click(button('Delete'))
  await eventually(() => expect(router.state.location.pathname).toBe('/'))
  await eventually(() => expect(localStorage.getItem('access_token')).toBeNull())
  expect(queryDialog()).toBeNull()
  await eventually(() => expect(document.body.textContent).toContain('Goodbye, asha.'))
  expect(deletions()[0]?.[1]).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer token' } })
})

test('without a token it says so and sends nothing', async () => {
  await openDialog()
  localStorage.removeItem('access_token')
  await click(button('Delete'))
  await eventually(() => expect(complaint()).toBe('You are not authenticated.'))
  expect(deletions()).toEqual([])
})

test.each([
  [
    'the server’s own words',
    { code: 'forbidden', message: "This account can't do that. Log in with the right one." },
    "This account can't do that. Log in with the right one.",
  ],
  ['words of its own, where the server has none', null, 'Failed to delete account.'],
])('refused, it shows %s and stays signed in', async (_case, body, text) => {
  reply(403, body)
  await openDialog()
  await click(button('Delete'))
  await eventually(() => expect(complaint()).toBe(text))
  expect(localStorage.getItem('access_token')).toBe('token')
})

test('without a connection it says that something went wrong', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await openDialog()
  await click(button('Delete'))
  await settle()
  await eventually(() => expect(complaint()).toBe('An error occurred while deleting your account.'))
})

describe('in Hindi', () => {
  const openInHindi = async () => {
    const router = await openDialog()
    await click(button('Cancel'))
    await click(find('a[hreflang="hi"]'))
    await settle()
    await click(button('खाता मिटाएँ'))
    return router
  }

  test('it is Hindi that says that the account is gone, not the server’s English', async () => {
    reply(200, { detail: 'Account deleted successfully.' })
    await openInHindi()
    await click(button('मिटाएँ'))
    await eventually(() => expect(document.body.textContent).toContain('आपका खाता मिटा दिया गया है।'))
  })

  test('and that it was refused', async () => {
    reply(403, { code: 'forbidden', message: "This account can't do that. Log in with the right one." })
    await openInHindi()
    await click(button('मिटाएँ'))
    await eventually(() => expect(complaint()).toBe('यह इस खाते से नहीं हो सकता। सही खाते से लॉग इन करें।'))
  })
})
