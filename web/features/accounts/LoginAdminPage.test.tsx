import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  mockServer,
  errorAt,
  openPage,
  refusal,
  reply,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { settle } from '../../testing/visit.tsx'
import { find } from '../../testing/page.tsx'
import { alertText } from '../../testing/login.tsx'
import LoginAdminPage from './LoginAdminPage.tsx'

const LOGIN = 'POST /api/admin-login/'
const GOOD = { username: 'admin', password: 'Haat@123' }
const goesTo = vi.spyOn(window.location, 'assign')

beforeEach(() => void goesTo.mockReset())

const logIn = async (login: MockReply, values: Record<string, string> = GOOD) => {
  const server = mockServer({ [LOGIN]: login })
  await openPage('/loginadmin', LoginAdminPage)
  fillIn(values)
  await submit()
  await settle()
  return server
}

test('an empty form says what is missing and sends nothing', async () => {
  const server = await logIn(reply({}), {})
  expect(['username', 'password'].map(errorAt)).toEqual([
    '*This field is required.',
    '*This field is required.',
  ])
  expect(server.calls(LOGIN)).toEqual([])
})

test('an administrator goes where the server says', async () => {
  const server = await logIn(reply({ redirect_url: '/admin' }))
  expect(server.calls(LOGIN)[0]?.body).toEqual(GOOD)
  expect(goesTo.mock.calls).toEqual([['/admin']])
  expect(find('button[type=submit]').getAttribute('aria-busy')).toBe('true')
})

test.each([
  ['/admin/cases?status=decided', '/admin/cases?status=decided'],
  ['/administrators', '/admin'],
  ['/traderdashboard', '/admin'],
])('a person who was sent here from %s continues at %s', async (from, to) => {
  mockServer({ [LOGIN]: reply({ redirect_url: '/admin' }) })
  const router = await openPage('/loginadmin', LoginAdminPage)
  await act(() => router.navigate('/loginadmin', { state: { from } }))
  await settle()
  fillIn(GOOD)
  await submit()
  await settle()
  expect(goesTo.mock.calls).toEqual([[to]])
})

test.each(['https://elsewhere.example/admin', '//elsewhere.example', 'javascript:alert(1)'])(
  'does not redirect to %s',
  async (url) => {
    await logIn(reply({ redirect_url: url }))
    expect(goesTo).not.toHaveBeenCalled()
    expect(alertText()).toBe('Something went wrong')
  },
)

describe('a refused login', () => {
  test.each<[string, MockReply, string]>([
    ['the server’s text', refusal(401, 'admin_login_wrong', 'x'), 'Invalid username or password.'],
    ['its text, also for a code that is new here', refusal(403, 'a_new_code', 'Not today.'), 'Not today.'],
    ['its text, also without a code', reply({ error: 'Not today.' }, 403), 'Not today.'],
    [
      'that something went wrong, without one',
      async () => new Response('', { status: 502 }),
      'Something went wrong',
    ],
    ['the same without a response', networkFailure, 'Something went wrong'],
  ])('shows %s', async (_case, login, text) => {
    await logIn(login)
    expect(alertText()).toBe(text)
    expect(goesTo).not.toHaveBeenCalled()
  })
})
