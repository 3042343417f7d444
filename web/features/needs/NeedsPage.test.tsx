import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/Needs.json'
import enBar from '../../locales/en/Navbar.json'
import { type MockReply, mockServer, networkFailure, openPage, reply } from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { aNeed, aReply } from '../../testing/needs.ts'
import { click } from '../../testing/page.tsx'
import { button, settle, signIn } from '../../testing/visit.tsx'
import NeedsPage from './NeedsPage.tsx'

const LIST = 'GET /api/needs/'

const aPage = (...results: ReturnType<typeof aNeed>[]) => reply({ results, next: null })

const open = async (list: MockReply) => {
  signIn('customer', 'asha')
  mockServer({ [LIST]: list })
  await openPage('/needs', NeedsPage)
  await settle()
}
const rows = () => within(screen.getByRole('list', { name: en.mine.title })).getAllByRole('link')

test('the list has the number of replies, or the state, of each need', async () => {
  await open(
    aPage(
      aNeed(1, { replies: [aReply(1), aReply(2)] }),
      aNeed(2),
      aNeed(3, { status: 'chosen', replies: [aReply(3)] }),
      aNeed(4, { status: 'closed' }),
      aNeed(5, { status: 'expired' }),
      aNeed(6, { is_hidden: true }),
    ),
  )
  const { open: waiting, chosen, closed, expired, hidden } = en.statuses
  const expected = ['2 replies', waiting, chosen, closed, expired, hidden]
  expect(rows().map((row) => row.getAttribute('href'))).toEqual(
    expected.map((_text, at) => `/needs/${at + 1}`),
  )
  for (const [at, row] of rows().entries()) expect(row.textContent).toContain(expected[at])
  expect(rows()[0]?.textContent).toContain('Plumber & Sanitary · Gaya, Bihar')
})

test('without needs there is a link to the form', async () => {
  await open(aPage())
  expect(screen.getByText(en.mine.empty)).toBeTruthy()
  const links = screen.getAllByRole('link', { name: enBar.ask.do })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/needs/new', '/needs/new'])
})

test('needs that can’t be loaded can be retried', async () => {
  await open(inSequence(networkFailure, aPage(aNeed(1))))
  expect(screen.getByRole('alert').textContent).toContain(en.mine.failed)
  await click(button(en.retry))
  await settle()
  expect(rows()).toHaveLength(1)
})
