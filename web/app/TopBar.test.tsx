import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find } from '../testing/page.tsx'
import { button, settle, signIn, visit } from '../testing/visit.tsx'

// The page of these tests has no popovers: an outside click and Escape are the browser's part.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn<() => void>(), hidePopover: vi.fn<() => void>() })
})

const entries = () =>
  [...document.querySelectorAll('ul[aria-label="Account"] :is(a, button)')].map((entry) =>
    entry instanceof HTMLAnchorElement ? `${entry.textContent} ${entry.pathname}` : entry.textContent,
  )

describe('the account menu', () => {
  test('offers the logins of customers and businesses to guests', async () => {
    await visit()
    expect(button('Accounts')).toBeDefined()
    expect(entries()).toEqual(['Customer /logincustomer', 'Provider /loginprovider'])
  })

  test('of a customer has the name and links to profile, needs, orders, following, saved, chats and blocked providers', async () => {
    signIn('customer', 'asha')
    await visit()
    expect(button('asha')).toBeDefined()
    expect(entries()).toEqual([
      'Profile /profile-customer',
      'My needs /needs',
      'My orders /orders',
      'Followed businesses /following',
      'Saved posts /saved',
      'Chats /chats',
      'Blocked Providers /blocked-providers',
      'Notification settings /notification-settings',
      'Offline districts /offline-districts',
      'Privacy and data /privacy-data',
      'Logout',
      'Delete Account',
    ])
  })

  test('of a provider has the name and links to profile and dashboard', async () => {
    signIn('provider', 'sharma_sweets')
    await visit()
    expect(button('sharma_sweets')).toBeDefined()
    expect(entries()).toEqual([
      'Profile /profile-provider',
      'My business /traderdashboard',
      'Notification settings /notification-settings',
      'Offline districts /offline-districts',
      'Privacy and data /privacy-data',
      'Logout',
      'Delete Account',
    ])
  })
})

test('the three lists open from their buttons, and the browser closes them on an outside click or Escape', async () => {
  await visit()
  const lists = [...document.querySelectorAll('header [popover]')]
  expect(lists).toHaveLength(3)
  for (const list of lists) {
    expect(list.getAttribute('popover')).toBe('auto')
    expect(document.querySelector(`button[popovertarget="${list.id}"]`)).not.toBeNull()
  }
})

describe('the links', () => {
  test('mark the page that is open', async () => {
    await visit({ at: '/posts' })
    expect(find('nav [aria-current="page"]').textContent).toBe('Posts')
  })

  test('Posts has the reset flag', async () => {
    const router = await visit()
    await click(find('nav a[href="/posts"]'))
    await settle()
    expect(router.state.location).toMatchObject({ pathname: '/posts', state: { reset: true } })
  })
})

describe('the scrolled style', () => {
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollTo({ top: y, behavior: 'instant' })
      window.dispatchEvent(new Event('scroll'))
    })
  const isScrolled = () => find('header').hasAttribute('data-scrolled')

  test('applies above 50 pixels, not at 50', async () => {
    await visit()
    expect(isScrolled()).toBe(false)
    scrollTo(50)
    expect(isScrolled()).toBe(false)
    scrollTo(51)
    expect(isScrolled()).toBe(true)
    scrollTo(0)
    expect(isScrolled()).toBe(false)
  })
})

describe('the language switcher', () => {
  const hindi = () => find('a[hreflang="hi"]')

  test('is links that preserve the rest of the URL, for a browser without scripts', async () => {
    await visit({ at: '/posts?q=chai&lng=en' })
    expect(hindi().getAttribute('href')).toBe('/posts?q=chai&lng=hi')
    expect(hindi().getAttribute('aria-label')).toBe('हिंदी')
    expect(find('a[hreflang="en"]').getAttribute('aria-current')).toBe('true')
  })

  test('changes the texts in place, stores the choice and removes the parameter', async () => {
    const router = await visit({ at: '/posts?q=chai&lng=en' })
    await click(hindi())
    await settle()
    expect(find('nav a[href="/posts"]').textContent).toBe('पोस्ट')
    expect(router.state.location.search).toBe('?q=chai')
    expect(localStorage.getItem('i18nextLng')).toBe('hi')
    expect(document.cookie).toContain('i18next=hi')
  })
})
