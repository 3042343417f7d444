import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  expectToast,
  fieldCodes,
  fillIn,
  mockServer,
  type MockReply,
  networkFailure,
  openPage,
  refusal,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click } from '../../testing/page.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import LoginSecurityPage from './LoginSecurityPage.tsx'

const LIST = 'GET /api/sessions/'
const END = 'DELETE /api/sessions/'
const CHANGE = 'POST /api/change-password/'

const FACTOR = 'GET /api/second-factor/'
const BEGIN = 'POST /api/second-factor/'
const CONFIRM = 'POST /api/second-factor/confirm/'
const RENEW = 'POST /api/second-factor/recovery-codes/'
const OFF = 'POST /api/second-factor/off/'
const factor = (is_on: boolean, recovery_codes_left = 0) => reply({ is_on, recovery_codes_left })
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

const PHONE = {
  session_id: 2,
  browser: 'Chrome',
  system: 'Android',
  created_at: '2025-05-03T06:00:00Z',
  last_seen_at: '2025-05-03T06:30:00Z',
  is_current: true,
}
const OTHER = { ...PHONE, session_id: 1, browser: null, system: null, is_current: false }
const listed = (...results: object[]) => reply({ results })

const open = async (answers: Record<string, MockReply> = {}, role: 'customer' | 'provider' = 'customer') => {
  signIn(role, 'asha')
  const server = mockServer({ [LIST]: listed(PHONE, OTHER), [FACTOR]: factor(false), ...answers })
  return { server, router: await openPage('/security', LoginSecurityPage) }
}
const sessions = () => screen.getByRole('region', { name: 'Where you are logged in' })
const rows = () =>
  within(sessions())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('redirects to the login without a session, and back after it', async () => {
  const server = mockServer({})
  const router = await openPage('/security', LoginSecurityPage)
  await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
  expect(router.state.location.state).toMatchObject({ from: '/security' })
  expect(server.calls(LIST)).toEqual([])
})

test.each([
  ['customer', '/profile-customer'],
  ['provider', '/profile-provider'],
] as const)('a %s comes from the own profile, and goes back there', async (role, path) => {
  await open({}, role)
  expect(screen.getByRole('link', { name: 'Back to your profile' }).getAttribute('href')).toBe(path)
})

describe('the list of logins', () => {
  test('says which device, when it was last used, and which one is this', async () => {
    await open()
    await eventually(() =>
      expect(rows()).toEqual([
        'Chrome on AndroidThis deviceLast used: 3rd May 2025, 12:00\u00A0pm',
        'Unknown deviceLast used: 3rd May 2025, 12:00\u00A0pm',
      ]),
    )
  })

  test('ends all the others, and shows that they are gone', async () => {
    const { server } = await open({
      [LIST]: inSequence(listed(PHONE, OTHER), listed(PHONE)),
      [END]: reply({ detail: 'ok', ended: 1 }),
    })
    await click(await eventually(() => button('Log out everywhere else')))
    await expectToast('1 other device was logged out.')
    await eventually(() => expect(rows()).toHaveLength(1))
    expect(server.calls(END)).toHaveLength(1)
    expect(within(sessions()).getByText('You are not logged in anywhere else.')).toBeTruthy()
    expect(within(sessions()).queryByRole('button')).toBeNull()
  })

  test('that could not be ended stays, with a word about it', async () => {
    await open({ [END]: networkFailure })
    await click(await eventually(() => button('Log out everywhere else')))
    await expectToast('Something went wrong. Please try again.')
    expect(rows()).toHaveLength(2)
  })

  test('has a shape while it loads', async () => {
    await open({ [LIST]: () => new Promise(() => {}) })
    expect(within(sessions()).getByText('Loading…')).toBeTruthy()
  })

  test('that can’t be loaded is tried again on request', async () => {
    let list: MockReply = networkFailure
    await open({ [LIST]: () => list() })
    await eventually(() => within(sessions()).getByText("Couldn't load your logins."))
    list = listed(PHONE)
    await click(button('Try again'))
    await eventually(() => expect(rows()).toHaveLength(1))
  })
})

describe('a new password', () => {
  const typed = { old_password: 'Haat@123', password: 'Bazaar@7', confirm_password: 'Bazaar@7' }
  const form = () => screen.getByRole('form', { name: 'Change password' })
  const change = async (values: Partial<typeof typed> = {}) => {
    fillIn({ ...typed, ...values })
    await submit(form())
  }
  const box = (name: RegExp) => within(form()).getByLabelText<HTMLInputElement>(name)

  test('is set by the old one; the boxes are empty again, and the other logins are gone', async () => {
    const { server } = await open({
      [LIST]: inSequence(listed(PHONE, OTHER), listed(PHONE)),
      [CHANGE]: reply({ detail: 'ok' }),
    })
    await change()
    expect(server.calls(CHANGE)[0]?.body).toEqual({ old_password: 'Haat@123', new_password: 'Bazaar@7' })
    await expectToast('Your password has been changed.')
    expect(box(/^Current password/).value).toBe('')
    await eventually(() => expect(rows()).toHaveLength(1))
    expect(localStorage.getItem('access_token'), 'the session goes on').toBe('token')
  })

  test.each([
    ['the old one is wrong', refusal(401, 'password_wrong', 'x'), 'Incorrect password.'],
    ['there is no connection', networkFailure, 'Something went wrong. Please try again.'],
  ])('is not set when %s', async (_case, answer, text) => {
    await open({ [CHANGE]: answer })
    await change()
    await eventually(() => within(form()).getByText(text))
    expect(document.activeElement).toBe(box(/^Current password/))
  })

  test('that the server refuses is marked at its field', async () => {
    const refused = { code: 'bad_input', message: 'x' }
    await open({ [CHANGE]: reply(refused, 400, fieldCodes({ new_password: ['passwordCommon'] })) })
    await change()
    await eventually(() => within(form()).getByText('*This password is too common. Choose another one.'))
    expect(document.activeElement).toBe(box(/^New password/))
  })

  test('is not sent while something is missing', async () => {
    const { server } = await open()
    await change({ old_password: '' })
    expect(within(form()).getByText('*This field is required.')).toBeTruthy()
    expect(server.calls(CHANGE)).toEqual([])
  })
})

describe('two-step verification', () => {
  const section = () => screen.getByRole('region', { name: 'Two-step verification' })
  const heading = () => within(section()).getByRole('heading', { level: 2 })
  const codesOnPage = () =>
    within(section())
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const openAs = (answers: Record<string, MockReply>) => open(answers, 'provider')
  const pressed = async (name: string) =>
    click(await eventually(() => within(section()).getByRole('button', { name })))
  const secret = { secret: 'ABCDEFGHIJKLMNOP', otpauth_url: 'otpauth://totp/Haat:asha?secret=ABCDEFGH' }

  test('is for businesses only', async () => {
    const { server } = await open()
    await eventually(() => expect(rows()).toHaveLength(2))
    expect(screen.queryByRole('region', { name: 'Two-step verification' })).toBeNull()
    expect(server.calls(FACTOR)).toEqual([])
  })

  test('is switched on by a code of the app, and shows the recovery codes once', async () => {
    const { server } = await openAs({
      [FACTOR]: inSequence(factor(false), factor(true, 10)),
      [BEGIN]: reply(secret),
      [CONFIRM]: reply({ recovery_codes: CODES }),
    })
    await pressed('Turn on')
    await eventually(() => within(section()).getByRole('img', { name: 'QR code for the authenticator app' }))
    expect(within(section()).getByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    expect(document.activeElement?.textContent).toBe(
      '1. Scan this QR code with an authenticator app on your phone.',
    )
    fillIn({ code: '123456' })
    await eventually(() => expect(codesOnPage()).toEqual(CODES))
    expect(document.activeElement?.textContent).toBe('Your recovery codes')
    expect(server.calls(CONFIRM)).toMatchObject([{ body: { code: '123456' } }])
    for (const name of ['Download', 'Print']) expect(button(name)).toBeDefined()
    await pressed('I have saved them')
    await eventually(() => within(section()).getByText('10 recovery codes are left.'))
    expect(codesOnPage()).toEqual([])
    expect(document.activeElement).toBe(heading())
  })

  test('is not switched on by a wrong code', async () => {
    await openAs({ [BEGIN]: reply(secret), [CONFIRM]: refusal(400, 'second_factor_wrong', 'x') })
    await pressed('Turn on')
    await eventually(() => screen.getByLabelText(/^Code from the app/))
    fillIn({ code: '123456' })
    await eventually(() =>
      within(section()).getByText('This code is wrong or was already used. Enter a new one.'),
    )
    expect(document.activeElement).toBe(screen.getByLabelText(/^Code from the app/))
  })

  test('that cannot be begun says why', async () => {
    await openAs({ [BEGIN]: networkFailure })
    await pressed('Turn on')
    expect(
      await eventually(() => within(section()).getByText('Something went wrong. Please try again.')),
    ).toBeTruthy()
  })

  test('that was switched on in another tab is displayed as on', async () => {
    await openAs({
      [FACTOR]: inSequence(factor(false), factor(true, 10)),
      [BEGIN]: refusal(409, 'already_done', 'x'),
    })
    await pressed('Turn on')
    expect(await eventually(() => within(section()).getByText('Two-step verification is on.'))).toBeTruthy()
  })

  test('is switched off by a code', async () => {
    const { server } = await openAs({
      [FACTOR]: inSequence(factor(true, 9), factor(false)),
      [OFF]: reply({ detail: 'ok' }),
    })
    await pressed('Turn off')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Code from the app/))
    fillIn({ code: '123456' })
    await expectToast('Two-step verification is off.')
    expect(server.calls(OFF)).toMatchObject([{ body: { code: '123456' } }])
    await eventually(() => within(section()).getByRole('button', { name: 'Turn on' }))
    expect(document.activeElement).toBe(heading())
  })

  test('stays on when its owner cancels', async () => {
    const { server } = await openAs({ [FACTOR]: factor(true, 9) })
    await pressed('Turn off')
    await pressed('Cancel')
    expect(within(section()).getByRole('button', { name: 'Turn off' })).toBeDefined()
    expect(document.activeElement).toBe(heading())
    expect(server.calls(OFF)).toEqual([])
  })

  test('gives new recovery codes for a recovery code', async () => {
    const { server } = await openAs({ [FACTOR]: factor(true, 1), [RENEW]: reply({ recovery_codes: CODES }) })
    await eventually(() => within(section()).getByText('1 recovery code is left.'))
    await pressed('New recovery codes')
    await pressed('I do not have the app with me')
    fillIn({ code: 'AAAA-BBBB-CCCC-DDDD' })
    await pressed('New recovery codes')
    await eventually(() => expect(codesOnPage()).toEqual(CODES))
    expect(server.calls(RENEW)).toMatchObject([{ body: { code: 'AAAA-BBBB-CCCC-DDDD' } }])
  })

  test('has a shape while it loads', async () => {
    await openAs({ [FACTOR]: () => new Promise(() => {}) })
    expect(within(section()).getByText('Loading…')).toBeTruthy()
  })

  test('that can’t be loaded is tried again on request', async () => {
    let state: MockReply = networkFailure
    await openAs({ [FACTOR]: () => state() })
    await eventually(() => within(section()).getByText("Couldn't load two-step verification."))
    state = factor(true, 10)
    await pressed('Try again')
    expect(await eventually(() => within(section()).getByText('Two-step verification is on.'))).toBeTruthy()
  })
})
