// However a session ends: nothing of it stays, and the person hears a word about it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { readCustomerProfile } from '../../../contract/accounts.ts'
import { call } from '../../lib/http/call.ts'
import { savePushOwner } from '../../lib/push/push-owner.ts'
import { clearSession, saveSession } from '../../lib/session/session.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { click } from '../../testing/page.tsx'
import { fakePush } from '../../testing/push.ts'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'

const answer = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
const sent = (path: string) => answer.mock.calls.filter(([address]) => address === path)

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => void vi.unstubAllGlobals())

const Dashboard = () => {
  useRequiredSession('provider', 'You need to be logged in as a provider to continue.')
  return <h1>Dashboard</h1>
}

// The real home page loads something too: meanwhile the page before it is still there.
const home = {
  path: '/',
  loader: () => new Promise((resolve) => setTimeout(resolve, 0, null)),
  element: <h1>Home</h1>,
}

const open = () => {
  signIn('provider', 'sharma_sweets')
  const pages = [home, { path: '/traderdashboard', Component: Dashboard }]
  return visit({ at: '/traderdashboard', pages })
}

const says = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))

describe('logging out', () => {
  test('deletes the recent searches of the account', async () => {
    localStorage.setItem('recent_searches', '7\nbukhar ki dawai')
    await open()
    await click(button('Logout'))
    await eventually(() => expect(localStorage.getItem('recent_searches')).toBeNull())
  })

  test('ends the session here and on the server, and displays a toast', async () => {
    const router = await open()
    await click(button('Logout'))
    await says('You have been logged out successfully!')
    expect(router.state.location.pathname).toBe('/')
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(button('Accounts')).toBeDefined()
    expect(sent('/api/logout/')).toMatchObject([
      ['/api/logout/', { method: 'POST', headers: { authorization: 'Bearer token' } }],
    ])
  })

  test('from a page that needs a session does not lead to its login', async () => {
    const router = await open()
    const visited: string[] = []
    router.subscribe(({ location }) => visited.push(location.pathname))
    await click(button('Logout'))
    await says('You have been logged out successfully!')
    expect(visited).not.toContain('/loginprovider')
    expect(document.body.textContent).not.toContain('You need to be logged in')
  })

  test('deletes the drafts of that account only', async () => {
    await open()
    for (const key of ['draft:7:post', 'draft:77:post']) localStorage.setItem(key, '{}')
    await click(button('Logout'))
    await says('You have been logged out successfully!')
    expect(Object.keys(localStorage)).toEqual(['draft:77:post'])
  })

  test('needs no connection', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    const browser = fakePush({ permission: 'granted', isSubscribed: true })
    savePushOwner(7)
    const router = await open()
    await click(button('Logout'))
    await says('You have been logged out successfully!')
    expect([router.state.location.pathname, localStorage.getItem('access_token')]).toEqual(['/', null])
    // The browser itself ends the pushes.
    await eventually(() => expect(browser.isSubscribed()).toBe(false))
  })
})

test('an expired session is reported once', async () => {
  signIn('customer', 'asha')
  localStorage.setItem('draft:7:post', '{}')
  await visit()
  answer.mockImplementation(async () =>
    Response.json({ code: 'not_authenticated', message: 'x' }, { status: 401 }),
  )
  const read = () => call<typeof readCustomerProfile>('GET', '/manage-customer-profile/').catch(() => {})
  await act(() => Promise.all([read(), read()]))
  await says('You were logged out. Please log in again.')
  const words = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.textContent)
  expect(words.filter((text) => text.includes('You were logged out'))).toHaveLength(1)
  expect(button('Accounts')).toBeDefined()
  expect(localStorage.getItem('draft:7:post')).not.toBeNull()
})

describe('the cache of one account', () => {
  const MEENA = { id: 8, username: 'meena', role: 'customer' } as const
  const cached = () => cache.getQueriesData({ queryKey: ['own'] })
  let cache: ReturnType<typeof useQueryClient>
  const Own = () => {
    const client = useQueryClient()
    useEffect(() => {
      cache = client
    }, [client])
    useQuery({ queryKey: ['own'], queryFn: async () => 'a secret' })
    return null
  }
  const openOwn = async () => {
    signIn('customer', 'asha')
    const router = await visit({ at: '/own', pages: [{ path: '/own', Component: Own }] })
    await act(() => router.navigate('/'))
    expect(cached()).toHaveLength(1)
  }

  test.each<[string, () => void]>([
    ['a sign-out', clearSession],
    [
      'another person’s sign-in',
      () => saveSession({ access_token: 'a', refresh_token: 'r', user: MEENA }, false),
    ],
    [
      'a sign-out in another tab',
      () => {
        localStorage.clear()
        window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
      },
    ],
  ])('is gone after %s', async (_case, change) => {
    await openOwn()
    act(change)
    await settle()
    expect(cached()).toEqual([])
  })

  test('stays while the account is the same', async () => {
    await openOwn()
    const asha = { id: 7, username: 'asha_devi', role: 'customer' } as const
    act(() => saveSession({ access_token: 'a', refresh_token: 'r', user: asha }, true))
    await settle()
    expect(cached()).toHaveLength(1)
  })
})
