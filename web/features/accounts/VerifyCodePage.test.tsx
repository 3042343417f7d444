import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  type MockReply,
  mockServer,
  errorAt,
  openPage,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import en from '../../locales/en/SignUpCustomer.json'
import { click, find } from '../../testing/page.tsx'
import VerifyCodePage from './VerifyCodePage.tsx'

const READ = 'GET /api/verification/'
const CONTACTS = [
  { type: 'email', contact: 'asha@example.in' },
  { type: 'mobile', contact: '9876543210' },
]
const SENT = { via: 'mobile', contact: '9876543210', resend_in: 40 }
const underWay = (given: object = {}) =>
  reply({ user_id: 7, user_type: 'customer', contacts: CONTACTS, sent: SENT, ...given })

const open = async (answers: Record<string, MockReply>) => {
  const server = mockServer({
    'POST /api/logout/': reply({ detail: 'ok' }),
    'POST /api/verify-otp/': reply({
      access_token: 'a',
      refresh_token: 'r',
      user: { id: 7, username: 'asha', role: 'customer' },
    }),
    'POST /api/send-otp/': reply({ message: 'ok', detail: 'ok' }),
    ...answers,
  })
  return { server, router: await openPage('/verify-otp', VerifyCodePage) }
}

const typeCode = async () => {
  fillIn({ otp: '123456' })
  await submit()
}

test('displays a skeleton while loading', async () => {
  await open({ [READ]: () => new Promise(() => {}) })
  expect(find('output').textContent).toBe(en.verifyCode.loading)
})

test('without a pending verification it says so and links to logins and signup', async () => {
  await open({ [READ]: reply({ user_id: null, user_type: null, contacts: [], sent: null }) })
  await eventually(() => expect(document.body.textContent).toContain(en.verifyCode.nothing.title))
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/logincustomer', '/loginprovider', '/signupcustomer'])
})

test('an account with all contacts verified gets no code, and a link to its profile', async () => {
  signIn('customer', 'asha')
  await open({ [READ]: underWay({ contacts: [], sent: null }) })
  await eventually(() => screen.getByText(en.verifyCode.allVerified.title))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to your profile' }).getAttribute('href')).toBe(
    '/profile-customer',
  )
})

test('a failed load can be retried', async () => {
  let answer: MockReply = networkFailure
  await open({ [READ]: () => answer() })
  await eventually(() => expect(find('[role=alert]').textContent).toContain(en.verifyCode.failed))
  answer = underWay()
  await click(button(en.verifyCode.retry))
  await eventually(() => find('[name=otp]'))
})

describe('a code that was sent', () => {
  test('is typed, and resending waits for the rest of its time', async () => {
    const { server, router } = await open({ [READ]: underWay() })
    await eventually(() => find('[name=otp]'))
    expect(document.body.textContent).toMatch(/0:(40|3\d)/)
    expect(button('Resend OTP').disabled).toBe(true)
    await typeCode()
    expect(server.calls('POST /api/verify-otp/')[0]?.body).toEqual({
      contact: '9876543210',
      otp: '123456',
      user_type: 'customer',
    })
    await expectToast('OTP Verified Successfully')
    await click(button('OK'))
    await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
  })

  test('that is wrong says so', async () => {
    await open({ [READ]: underWay(), 'POST /api/verify-otp/': refusal(400, 'code_wrong', 'x') })
    await eventually(() => find('[name=otp]'))
    await typeCode()
    expect(errorAt('otp')).toBe('OTP verification failed. Please try again.')
  })

  test('can choose another contact', async () => {
    await open({ [READ]: underWay() })
    await eventually(() => find('[name=otp]'))
    await click(button(en.verification.otherWay))
    expect(screen.queryAllByRole('radio')).toHaveLength(2)
  })
})

test('without a code the contact is chosen first', async () => {
  const { server } = await open({ [READ]: underWay({ sent: null }) })
  await eventually(() => find('[name=otp_via]'))
  await submit()
  expect(document.body.textContent).toContain('Please select an option to continue.')
  await click(find('[value=email]'))
  await submit()
  expect(server.calls('POST /api/send-otp/')[0]?.body).toMatchObject({
    user_id: 7,
    contact: 'asha@example.in',
  })
  expect(find('[name=otp]')).toBeTruthy()
})

test.each([
  ['a provider goes to the provider’s login', 'provider', undefined, '/loginprovider'],
  ['a signed-in person goes back to the profile', 'customer', 'asha', '/profile-customer'],
] as const)('afterwards %s', async (_, userType, signedIn, target) => {
  if (signedIn) signIn('customer', signedIn)
  const { router } = await open({ [READ]: underWay({ user_type: userType }) })
  await eventually(() => find('[name=otp]'))
  await typeCode()
  await click(button('OK'))
  await settle()
  await eventually(() => expect(router.state.location.pathname).toBe(target))
})
