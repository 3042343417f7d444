import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { expect } from 'vitest'
import type { ContactRequest } from '../features/contacts/contacts.api.ts'
import RequestsPage from '../features/contacts/RequestsPage.tsx'
import { type MockReply, mockServer, openPage, reply } from './forms.tsx'
import { eventually, settle, signIn } from './visit.tsx'

export const aRequest = (id: number, overrides: Partial<ContactRequest> = {}): ContactRequest => ({
  id,
  contact_id: id,
  provider_id: 7,
  name: `Person ${id}`,
  email: `person${id}@example.com`,
  mobile_number: '9876543210',
  created_at: '2025-05-03T06:30:00Z',
  status: 'new',
  note: '',
  ...overrides,
})

type Links = { count?: number; next?: string; previous?: string }
export const requestsReply = (results: ContactRequest[], { count, next, previous }: Links = {}): MockReply =>
  reply({ count: count ?? results.length, next: next ?? null, previous: previous ?? null, results })

export const openRequests = async (answers: Record<string, MockReply>, at = '/viewrequests') => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer(answers)
  const router = await openPage('/viewrequests', RequestsPage)
  if (at !== '/viewrequests') await act(() => router.navigate(at))
  await settle()
  return { server, router }
}

export const pageText = () => document.body.textContent
export const cells = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
export const rowNumbers = () => cells().map(([number]) => number)
export const expectRowNumbers = (...expected: string[]) =>
  eventually(() => expect(rowNumbers()).toEqual(expected))
