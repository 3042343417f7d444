import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reply } from '../../../testing/forms.tsx'
import { accessTokenIn, logIn, loginReply, openLoginPage } from '../../../testing/login.tsx'
import { click, find, queryDialog } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import LoginCustomerPage from '../LoginCustomerPage.tsx'

const LOGIN = 'POST /api/customer/login/'
const PATH = '/logincustomer'

describe('after a login of an account that agreed to an earlier text', () => {
  const CONSENTS = reply([
    { purpose: 'account', is_given: true, version: '2026-11-01', language: 'en', at: '2026-11-02T06:30:00Z' },
  ])
  const SAVE = 'PUT /api/consents/account/'
  const enter = async () => {
    const opened = await openLoginPage({
      path: PATH,
      page: LoginCustomerPage,
      answers: {
        [LOGIN]: loginReply('customer', 'asha'),
        'GET /api/consents/': CONSENTS,
        [SAVE]: reply({ purpose: 'account', is_given: true, version: '2026-11-19', language: 'en', at: 'x' }),
        'POST /api/logout/': reply({ detail: 'x' }),
      },
    })
    await logIn()
    await eventually(() => expect(find('dialog h2').textContent).toBe('What you agree to has changed'))
    return opened
  }

  test('the new text is accepted before it goes on', async () => {
    const { server, router } = await enter()
    expect(router.state.location.pathname).toBe(PATH)
    await click(screen.getByRole('checkbox', { name: /^I am 18 or older/ }))
    await click(button('Accept'))
    await eventually(() => expect(router.state.location.pathname).toBe('/'))
    expect(server.calls(SAVE).map(({ query, body }) => [query, body])).toEqual([
      [{ lang: 'en' }, { is_given: true }],
    ])
  })

  test('a user who does not accept it is logged out', async () => {
    const { server, router } = await enter()
    await click(button('Log out'))
    expect([queryDialog(), accessTokenIn(sessionStorage)]).toEqual([null, null])
    expect(server.calls('POST /api/logout/').length).toBe(1)
    expect(router.state.location.pathname).toBe(PATH)
  })
})
