import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, test } from 'vitest'
import en from '../../locales/en/Needs.json'
import { inSequence } from '../../testing/in-sequence.ts'
import { type MockReply, mockServer, networkFailure, refusal, reply } from '../../testing/forms.tsx'
import { aNeed, aReply } from '../../testing/needs.ts'
import { click, find } from '../../testing/page.tsx'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import type { Need } from './needs.api.ts'
import NeedPage from './NeedPage.tsx'

const READ = 'GET /api/needs/5/'
const CHOOSE = 'POST /api/needs/5/choose/'
const CLOSE = 'POST /api/needs/5/close/'

const quick = aReply(1, { price_paise: 50_000, price_to_paise: 80_000 })
const withFacts = aReply(2, {
  price_paise: 30_000,
  provider: {
    ...aReply(2).provider,
    rating: { average: 4.3, count: 27 },
    is_open: true,
    verified: true,
    distance_km: 12.4,
    answer_minutes: 20,
  },
})

const open = async (read: Need | MockReply, answers: Record<string, MockReply> = {}) => {
  signIn('customer', 'asha')
  const server = mockServer({ [READ]: typeof read === 'function' ? read : reply(read), ...answers })
  const router = await visit({
    at: '/needs/5',
    shell: { Component: Outlet },
    pages: [{ path: '/needs/:id', Component: NeedPage }],
  })
  await eventually(() => expect(document.querySelector('h1')?.textContent).toBeTruthy())
  return { server, router }
}
const words = () => document.body.textContent

describe('replies', () => {
  test('are side by side with price, rating, opening state, distance and usual time', async () => {
    await open(aNeed(5, { replies: [quick, withFacts] }))
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'))
    expect(first?.textContent).toContain('₹500–₹800')
    for (const fact of ['₹300', '4.3', 'Open now', 'Verified', '12 km away', 'Usually replies in 20 minutes'])
      expect(second?.textContent).toContain(fact)
  })

  test('are chosen after a confirmation, which opens the chat', async () => {
    const { server, router } = await open(aNeed(5, { replies: [quick] }), {
      [CHOOSE]: reply({ chat_id: 31 }),
    })
    await click(button('Choose: Shop 1'))
    expect(server.calls(CHOOSE)).toEqual([])
    await click(button(en.one.confirm.do))
    await eventually(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/chats?chat=31'),
    )
    expect(server.calls(CHOOSE)[0]?.body).toEqual({ reply_id: 1 })
  })

  test('that were chosen link to the chat, and the others have no button', async () => {
    await open(aNeed(5, { status: 'chosen', replies: [quick, withFacts], chosen_reply_id: 2, chat_id: 31 }))
    expect(screen.getByRole('link', { name: en.one.chat }).getAttribute('href')).toBe('/chats?chat=31')
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  test('can no longer be chosen when the need was closed elsewhere', async () => {
    await open(aNeed(5, { replies: [quick] }), { [CHOOSE]: refusal(409, 'need_not_open', 'x') })
    await click(button('Choose: Shop 1'))
    await click(button(en.one.confirm.do))
    await eventually(() => expect(find('[role=alert]').textContent).toContain(en.refusals.need_not_open))
  })
})

test('a need without replies displays how many businesses were asked', async () => {
  await open(aNeed(5))
  expect(words()).toContain('We asked 5 businesses near you.')
})

test('is closed with a reason', async () => {
  const closed = aNeed(5, { status: 'closed' })
  const { server } = await open(inSequence(reply(aNeed(5)), reply(closed)), { [CLOSE]: reply(closed) })
  await click(button(en.close.open))
  await click(button(en.close.submit))
  expect(words()).toContain(en.close.missing)
  await click(screen.getByRole('radio', { name: en.close.reasons.found_elsewhere }))
  await click(button(en.close.submit))
  await eventually(() => expect(words()).toContain(en.one.closed))
  expect(server.calls(CLOSE).map(({ body }) => body)).toEqual([{ reason: 'found_elsewhere' }])
})

test('a failed connection is displayed, and retried', async () => {
  await open(inSequence(networkFailure, reply(aNeed(5))))
  await eventually(() => expect(find('[role=alert]').textContent).toContain(en.one.failed + en.offline))
  await click(button(en.retry))
  await eventually(() => expect(find('h1').textContent).toBe('Plumber & Sanitary'))
})
