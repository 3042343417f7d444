import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { eventually, signIn, visit } from '../../testing/visit.tsx'
import DashboardPage from './DashboardPage.tsx'
import PostDashboardPage from './PostDashboardPage.tsx'

const GUARD = 'You need to be logged in as a provider to continue.'
const pages = [
  { path: '/traderdashboard', Component: DashboardPage },
  { path: '/Postdashboard', Component: PostDashboardPage },
]
const links = () =>
  within(screen.getByRole('main'))
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ pathname, textContent }) => [textContent, pathname])

describe('for a provider', () => {
  test('the dashboard has four links', async () => {
    signIn('provider', 'sharma_sweets')
    await visit({ at: '/traderdashboard', pages })
    expect(links().map(([, path]) => path)).toEqual([
      '/Postdashboard',
      '/viewcomments',
      '/viewrequests',
      '/chatrequests',
    ])
    expect(screen.queryByRole('main')?.textContent).toContain('sharma_sweets')
  })

  test('the post dashboard has two, and a way back', async () => {
    signIn('provider', 'sharma_sweets')
    await visit({ at: '/Postdashboard', pages })
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe('Post Dashboard')
    expect(links()).toEqual([
      ['Back to the dashboard', '/traderdashboard'],
      ['CLICK HERE', '/viewolderpost'],
      ['CLICK HERE', '/createnewpost'],
    ])
  })
})

describe.each(['/traderdashboard', '/Postdashboard'])('%s sends away', (at) => {
  test.each([null, 'customer' as const])(
    '%s, to the provider login with a word, and asks to come back',
    async (role) => {
      if (role) signIn(role, 'asha')
      const router = await visit({ at, pages })
      await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
      await eventually(() => expect(document.body.textContent).toContain(GUARD))
      expect(router.state.location.state).toEqual({ from: at })
    },
  )
})
