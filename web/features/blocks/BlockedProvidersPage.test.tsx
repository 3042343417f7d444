import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULT_BLOCK_REASON } from '../../../contract/limits.ts'
import en from '../../locales/en/CustomerProfile.json'
import {
  type MockReply,
  mockServer,
  openPage,
  refusal,
  reply,
  expectToast,
  networkFailure,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, find, queryDialog } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import BlockedProvidersPage from './BlockedProvidersPage.tsx'
import type { CustomerBlock } from './blocks.api.ts'

const words = en.blockedProviders
const READ = 'GET /api/customer-blocks/'
const UNBLOCK = 'DELETE /api/customer-blocks/1/'

const aBlock = (id: number, given: Partial<CustomerBlock> = {}): CustomerBlock => ({
  id,
  provider: 40 + id,
  provider_name: `Shop ${id}`,
  blocked_reason: 'Calls me every evening',
  blocked_at: '2025-05-03T06:30:00Z',
  ...given,
})

const pageOf = (blocks: CustomerBlock[], next?: string): MockReply => {
  const link = `</api/customer-blocks/?cursor=${next}>; rel="next"`
  return async () => Response.json(blocks, { headers: next ? { link } : {} })
}

const open = async (answers: Record<string, MockReply>) => {
  signIn('customer', 'asha')
  const server = mockServer(answers)
  await openPage('/blocked-providers', BlockedProvidersPage)
  await settle()
  return server
}

const text = () => document.body.textContent
const names = () => [...document.querySelectorAll('li h2')].map((each) => each.textContent)
const seesNames = (...expected: string[]) => eventually(() => expect(names()).toEqual(expected))

test.each([null, 'provider' as const])(
  '%s is sent to the customer’s login, and nothing is loaded',
  async (role) => {
    if (role) signIn(role, 'asha')
    const server = mockServer({})
    const router = await openPage('/blocked-providers', BlockedProvidersPage)
    await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
    expect(router.state.location.state.from).toBe('/blocked-providers')
    expect(server.calls(READ)).toEqual([])
  },
)

test('lists each business with name, reason, date and a link to its profile', async () => {
  await open({ [READ]: pageOf([aBlock(1)]) })
  await seesNames('Shop 1')
  expect(find('li').textContent).toContain('Reason: Calls me every eveningBlocked on 3rd May 2025')
  const link = find('li a')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['View Profile', '/providerprofile/41'])
  expect(button('Unblock: Shop 1').textContent).toBe('Unblock')
})

test('translates the default reason, and renders a typed one as text', async () => {
  await open({
    [READ]: pageOf([
      aBlock(1, { blocked_reason: DEFAULT_BLOCK_REASON }),
      aBlock(2, { blocked_reason: '<b>rude</b>' }),
    ]),
  })
  await seesNames('Shop 1', 'Shop 2')
  const [first, second] = screen.queryAllByRole('listitem')
  expect(first?.textContent).toContain('Blocked from provider profile')
  expect(second?.textContent).toContain('<b>rude</b>')
})

test('displays an empty state without blocks', async () => {
  await open({ [READ]: pageOf([]) })
  await eventually(() => expect(text()).toContain("You haven't blocked any providers yet."))
})

test('displays a skeleton while loading', async () => {
  await open({ [READ]: () => new Promise(() => {}) })
  expect(find('output').textContent).toBe(words.loading)
})

test('displays a failure to load, with a retry', async () => {
  await open({ [READ]: inSequence(networkFailure, pageOf([aBlock(1)])) })
  await eventually(() => expect(find('[role=alert]').textContent).toContain(words.failed + words.offline))
  await click(button(words.retry))
  await seesNames('Shop 1')
})

test('loads more by the cursor, and retries a failed page', async () => {
  const server = await open({
    [READ]: inSequence(pageOf([aBlock(2)], 'c1'), networkFailure, pageOf([aBlock(1)])),
  })
  await seesNames('Shop 2')
  await click(button('Load More'))
  await eventually(() => expect(text()).toContain(words.moreFailed))
  await click(button('Load More'))
  await seesNames('Shop 2', 'Shop 1')
  expect(server.calls(READ).map(({ query }) => query.cursor)).toEqual([undefined, 'c1', 'c1'])
})

const ask = async () => {
  await seesNames('Shop 2', 'Shop 1')
  await click(button('Unblock: Shop 1'))
  expect(find('dialog').textContent).toContain('Shop 1')
}
const confirm = async () => {
  await click(within(find('dialog')).getAllByRole('button')[1] as Element)
  await settle()
}
const both = pageOf([aBlock(2), aBlock(1)])

test('unblocks after a confirmation, and removes the row', async () => {
  const server = await open({
    [READ]: inSequence(both, pageOf([aBlock(2)])),
    [UNBLOCK]: reply({ detail: '' }),
  })
  await ask()
  await click(within(find('dialog')).getAllByRole('button')[0] as Element)
  expect(server.calls(UNBLOCK)).toEqual([])
  await ask()
  await confirm()
  await expectToast('Provider unblocked successfully')
  await seesNames('Shop 2')
  expect(server.calls(UNBLOCK)).toHaveLength(1)
  expect([queryDialog(), document.activeElement]).toEqual([null, find('section')])
})

test.each([
  ['the server fails', refusal(500, 'unexpected', 'no')],
  ['there is no connection', networkFailure],
])('displays the failure and keeps the block when %s', async (_when, answer) => {
  await open({ [READ]: both, [UNBLOCK]: answer })
  await ask()
  await confirm()
  await eventually(() =>
    expect(find('dialog [role=alert]').textContent).toContain('Failed to unblock provider'),
  )
  expect(names()).toEqual(['Shop 2', 'Shop 1'])
})

test('removes a block that was deleted in another window', async () => {
  await open({ [READ]: inSequence(both, pageOf([aBlock(2)])), [UNBLOCK]: refusal(404, 'not_found', 'no') })
  await ask()
  await confirm()
  await seesNames('Shop 2')
  expect(queryDialog()).toBeNull()
})
