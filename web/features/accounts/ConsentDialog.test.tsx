import { describe, expect, test } from 'vitest'
import { button, eventually } from '../../testing/visit.tsx'
import { click, find } from '../../testing/page.tsx'
import { openDoor } from '../../testing/login.tsx'
import LoginCustomerPage from './LoginCustomerPage.tsx'
import LoginProviderPage from './LoginProviderPage.tsx'

describe.each([
  {
    path: '/logincustomer',
    page: LoginCustomerPage,
    form: '/signupcustomer',
    seen: 'Your name stands beside your comments, for everybody.',
  },
  {
    path: '/loginprovider',
    page: LoginProviderPage,
    form: '/signupprovider',
    seen: "Your shop's page is public: its name, address, phone number, e-mail address, pictures and posts.",
  },
])('Sign up at $path', ({ path, page, form, seen }) => {
  const open = async () => {
    const { router } = await openDoor({ path, page, answers: {} })
    click(button('Sign up'))
    return router
  }

  test('says first what an account means', async () => {
    await open()
    expect(find('dialog h2').textContent).toBe('Before you sign up')
    expect(find('dialog').textContent).toContain(seen)
    expect(find('dialog').textContent).toContain('You are at least 18 years old')
    expect(document.querySelector('dialog a[href="/privacypolicy"]')).not.toBeNull()
  })

  test('leads to the form when it is accepted', async () => {
    const router = await open()
    click(find(`dialog a[href="${form}"]`))
    await eventually(() => expect(router.state.location.pathname).toBe(form))
  })

  test('goes nowhere when it is not', async () => {
    const router = await open()
    click(button('Cancel'))
    expect(document.querySelector('dialog')).toBeNull()
    expect(router.state.location.pathname).toBe(path)
  })
})
