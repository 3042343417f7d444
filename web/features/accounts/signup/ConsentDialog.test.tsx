import { within } from '@testing-library/react'
import { act } from 'react'
import { Outlet } from 'react-router'
import { describe, expect, test } from 'vitest'
import { button, eventually, visit } from '../../../testing/visit.tsx'
import { click, find, queryDialog } from '../../../testing/page.tsx'
import { openLoginPage } from '../../../testing/login.tsx'
import { ConsentGate } from '../ConsentGate.tsx'
import LoginCustomerPage from '../LoginCustomerPage.tsx'
import LoginProviderPage from '../LoginProviderPage.tsx'

const accept = async () => {
  await click(within(find('dialog')).getByRole('checkbox'))
  await click(button('Accept'))
}

describe.each([
  {
    path: '/logincustomer',
    page: LoginCustomerPage,
    form: '/signupcustomer',
    seen: 'Everyone sees your name next to your comments.',
  },
  {
    path: '/loginprovider',
    page: LoginProviderPage,
    form: '/signupprovider',
    seen: 'Your page is public: name, address, phone, email, photos and posts.',
  },
])('Sign up at $path', ({ path, page, form, seen }) => {
  const open = async () => {
    const { router } = await openLoginPage({ path, page, answers: {} })
    await click(button('Sign up'))
    return router
  }

  test('says first what an account means', async () => {
    await open()
    expect(find('dialog h2').textContent).toBe('Before you sign up')
    expect(find('dialog').textContent).toContain(seen)
    expect(find('dialog').textContent).toContain('I am 18 or older')
    expect(within(find('dialog')).getByRole('link').getAttribute('href')).toBe('/privacypolicy')
  })

  test('leads to the form when an adult accepts it', async () => {
    const router = await open()
    await click(button('Accept'))
    expect(find('dialog').textContent).toContain('Tick this to go on.')
    expect(router.state.location.pathname).toBe(path)
    await accept()
    await eventually(() => expect(router.state.location.pathname).toBe(form))
  })

  test('goes nowhere when it is not', async () => {
    const router = await open()
    await click(button('Cancel'))
    expect(queryDialog()).toBeNull()
    expect(router.state.location.pathname).toBe(path)
  })
})

describe('a sign-up form that is opened directly', () => {
  const openForm = async (from?: string) => {
    const router = await visit({
      at: from ?? '/signupprovider',
      shell: { Component: Outlet },
      pages: [{ path: '/signupprovider', element: <ConsentGate userType="provider" /> }],
    })
    if (from) await act(() => router.navigate('/signupprovider'))
    return router
  }
  const isAsked = () => queryDialog() !== null

  test('requires consent first, and not again in this tab', async () => {
    const router = await openForm()
    expect(find('dialog').textContent).toContain('Listing your business on Haat is free.')
    await accept()
    expect([isAsked(), router.state.location.pathname]).toEqual([false, '/signupprovider'])
    await act(() => router.navigate('/services'))
    await act(() => router.navigate('/signupprovider'))
    expect(isAsked()).toBe(false)
  })

  test('does not take the consent of a customer for that of a shopkeeper', async () => {
    sessionStorage.setItem('consent_customer', 'given')
    await openForm()
    expect(isAsked()).toBe(true)
  })

  test.each([
    ['where the person came from', '/services', '/services'],
    ['the home page, where nothing was before', undefined, '/'],
  ])('leads back to %s', async (_where, from, to) => {
    const router = await openForm(from)
    await click(button('Cancel'))
    await eventually(() => expect(router.state.location.pathname).toBe(to))
  })
})
