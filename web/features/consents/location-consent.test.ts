import { afterEach, expect, test, vi } from 'vitest'
import { mockServer, networkFailure, reply } from '../../testing/forms.tsx'
import { settle, signIn } from '../../testing/visit.tsx'
import { forgetLocationShared, noteLocationShared } from './location-consent.ts'

const SAVE = 'PUT /api/consents/location/'
const saved = reply({ purpose: 'location', is_given: true, version: '2026-11-19', language: 'en', at: 'x' })

afterEach(() => {
  forgetLocationShared()
  localStorage.clear()
  vi.restoreAllMocks()
})

test('a shared position is a consent, saved once per tab', async () => {
  signIn('customer', 'asha')
  const server = mockServer({ [SAVE]: saved })
  noteLocationShared()
  noteLocationShared()
  await settle()
  expect(server.calls(SAVE).map(({ body }) => body)).toEqual([{ is_given: true }])
})

test('that of the next account in the tab is saved too', async () => {
  const server = mockServer({ [SAVE]: saved })
  signIn('customer', 'asha')
  noteLocationShared()
  localStorage.setItem('id', '8')
  noteLocationShared()
  await settle()
  expect(server.calls(SAVE).length).toBe(2)
})

test('that of a visitor is not saved', async () => {
  const server = mockServer({ [SAVE]: saved })
  noteLocationShared()
  await settle()
  expect(server.calls(SAVE)).toEqual([])
})

test('is saved the next time when there was no connection', async () => {
  signIn('customer', 'asha')
  vi.spyOn(console, 'warn').mockReturnValue()
  let answer = networkFailure
  const server = mockServer({ [SAVE]: () => answer() })
  noteLocationShared()
  await settle()
  answer = saved
  noteLocationShared()
  await settle()
  expect(server.calls(SAVE).length).toBe(2)
})
