import { act } from 'react'
import { expect, test } from 'vitest'
import { visit } from '../../testing/visit.tsx'
import { clearSession, startLogout } from '../session/session.ts'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts'

let hasInput = false
const FormPage = () => <p>{useUnsavedChangesGuard(() => hasInput).state}</p>
const open = () => visit({ at: '/form', pages: [{ path: '/form', Component: FormPage }] })

const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('does not block without unsaved changes', async () => {
  hasInput = false
  const router = await open()
  expect(mayUnload()).toBe(true)
  await act(() => router.navigate('/elsewhere'))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('blocks closing the tab and navigating away', async () => {
  hasInput = true
  const router = await open()
  expect(mayUnload()).toBe(false)
  await act(() => router.navigate('/elsewhere'))
  expect(router.state.location.pathname).toBe('/form')
  expect(document.body.textContent).toContain('blocked')
})

test('does not block a change of the query string', async () => {
  hasInput = true
  const router = await open()
  await act(() => router.navigate('/form?lng=hi'))
  expect(router.state.location.search).toBe('?lng=hi')
})

test('does not block the logout', async () => {
  hasInput = true
  const router = await open()
  startLogout()
  expect(mayUnload()).toBe(true)
  await act(() => router.navigate('/elsewhere'))
  expect(router.state.location.pathname).toBe('/elsewhere')
  clearSession()
})
