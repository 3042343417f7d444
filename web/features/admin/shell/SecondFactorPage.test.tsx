import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aStaffSession, openAdmin, SESSION } from '../../../testing/admin.tsx'
import { type MockReply, inputNamed, refusal, reply, submit, fillIn } from '../../../testing/forms.tsx'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually, settle } from '../../../testing/visit.tsx'
import SecondFactorPage from './SecondFactorPage.tsx'

const PROVE = 'POST /api/admin/second-factor/prove/'
const BEGIN = 'POST /api/admin/second-factor/'
const CONFIRM = 'POST /api/admin/second-factor/confirm/'
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

type State = 'proved' | 'wanted' | 'to_enrol' | 'offered'

/** A session that passes once a code was accepted. */
const open = async (state: State, answers: Record<string, MockReply>) => {
  let second_factor = state
  const through = (answer: MockReply) => async () => {
    const response = await answer()
    if (response.ok) second_factor = 'proved'
    return response
  }
  const opened = await openAdmin({
    at: '/admin/cases',
    pages: [
      { path: '/admin/cases', element: <h1>Work</h1> },
      { path: '/admin/second-factor', Component: SecondFactorPage },
    ],
    session: () => reply(aStaffSession({ second_factor }))(),
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [name, name === BEGIN ? answer : through(answer)]),
    ),
  })
  if (state === 'offered' || state === 'proved')
    await act(() => opened.router.navigate('/admin/second-factor'))
  await eventually(() => expect(find('h1').textContent).toBe('Two-step verification'))
  return opened
}

describe('a second factor', () => {
  test('is proved by six digits, which are sent after the last; the user returns to the page', async () => {
    const { server } = await open('wanted', { [PROVE]: reply({ csrf_token: 'new' }) })
    fillIn({ code: '123456' })
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
    expect(server.calls(PROVE)).toMatchObject([{ body: { code: '123456' } }])
    expect(server.calls(SESSION)).toHaveLength(2)
  })

  test('that is wrong shows an error, and is cleared', async () => {
    await open('wanted', { [PROVE]: refusal(400, 'second_factor_wrong', 'x') })
    fillIn({ code: '123456' })
    await eventually(() =>
      expect(document.body.textContent).toContain('This code is wrong or was already used. Enter a new one.'),
    )
    expect(inputNamed('code').value).toBe('')
  })

  test('is proved by a recovery code', async () => {
    const { server } = await open('wanted', { [PROVE]: reply({ csrf_token: 'new' }) })
    await click(button('I do not have the app with me'))
    fillIn({ code: 'AAAA-BBBB-CCCC-DDDD' })
    await submit()
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
    expect(server.calls(PROVE)).toMatchObject([{ body: { code: 'AAAA-BBBB-CCCC-DDDD' } }])
  })

  test.each(['to_enrol', 'offered'] as const)(
    'that is %s is set up, with codes shown once',
    async (state) => {
      const secret = {
        secret: 'ABCDEFGHIJKLMNOP',
        otpauth_url: 'otpauth://totp/Haat:Ravi?secret=ABCDEFGHIJKLMNOP',
      }
      const { server } = await open(state, {
        [BEGIN]: reply(secret),
        [CONFIRM]: reply({ recovery_codes: CODES, csrf_token: 'new' }),
      })
      await click(button('Set up'))
      await eventually(() => find('main img'))
      expect(find('code').textContent).toBe('ABCD EFGH IJKL MNOP')
      fillIn({ code: '654321' })
      await eventually(() => expect(find('h2').textContent).toBe('Your recovery codes'))
      expect(screen.queryAllByRole('code').map((code) => code.textContent)).toEqual(CODES)
      expect(server.calls(CONFIRM)).toMatchObject([{ body: { code: '654321' } }])
      await click(button('I have saved them'))
      await eventually(() => expect(document.body.textContent).not.toContain(CODES[0]))
    },
  )

  test('that is there says so, and how many recovery codes are left', async () => {
    await open('proved', {})
    await settle()
    expect(find('[role=status]').textContent).toContain('0 recovery codes are left.')
    expect(button('Set up again')).toBeDefined()
  })

  test('can be replaced with the old one or the password', async () => {
    const secret = { secret: 'ABCDEFGHIJKLMNOP', otpauth_url: 'otpauth://totp/Haat:Ravi?secret=ABCDEFGH' }
    let answer = refusal(400, 'second_factor_wrong', 'x')
    const { server } = await open('proved', { [BEGIN]: () => answer() })
    expect(screen.getByLabelText(/Code from the old app, a recovery code or your password/)).toBeDefined()
    fillIn({ proof: 'guessed' })
    await submit()
    expect(await screen.findByText('This code is wrong or was already used. Enter a new one.')).toBeDefined()
    answer = reply(secret)
    fillIn({ proof: '123456' })
    await submit()
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined()
    expect(server.calls(BEGIN)).toMatchObject([{ body: { proof: 'guessed' } }, { body: { proof: '123456' } }])
  })
})
