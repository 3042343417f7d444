import { fireEvent, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, test } from 'vitest'
import enContact from '../../locales/en/Contact.json'
import en from '../../locales/en/Needs.json'
import { inSequence } from '../../testing/in-sequence.ts'
import { fillIn, type MockReply, mockServer, refusal, reply, submit } from '../../testing/forms.tsx'
import { aNeed, aReply } from '../../testing/needs.ts'
import { click, find } from '../../testing/page.tsx'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import ReceivedNeedPage from './ReceivedNeedPage.tsx'
import ReceivedNeedsPage from './ReceivedNeedsPage.tsx'

const LIST = 'GET /api/received-needs/'
const READ = 'GET /api/needs/5/'
const REPLY = 'POST /api/needs/5/replies/'
const EDIT = 'PUT /api/needs/5/replies/'
const REPORT = 'POST /api/reports/'
const DECLINE = 'POST /api/needs/5/decline/'

const received = aNeed(5, { customer: { name: 'Asha Kumari' }, has_declined: false })
const own = aReply(9, { price_paise: 50_000 })
const page = (...results: object[]) => reply({ results, next: null })

const open = async (at: string, answers: Record<string, MockReply>) => {
  signIn('provider', 'verma')
  const server = mockServer(answers)
  await visit({
    at,
    shell: { Component: Outlet },
    pages: [
      { path: '/received-needs', Component: ReceivedNeedsPage },
      { path: '/received-needs/:id', Component: ReceivedNeedPage },
    ],
  })
  return server
}
const words = () => document.body.textContent

describe('the list', () => {
  test('displays who needs what, where, when, the budget and the time left', async () => {
    await open('/received-needs', { [LIST]: page(received) })
    await eventually(() => expect(words()).toContain('Asha Kumari'))
    for (const fact of ['The tap in the kitchen drips.', 'Gaya, Bihar · Today · Budget: ₹800', 'days left'])
      expect(words()).toContain(fact)
    expect(screen.getByRole('link', { name: 'Write a reply: Asha Kumari' }).getAttribute('href')).toBe(
      '/received-needs/5',
    )
  })

  test('declines in one press, and then has one need less', async () => {
    const server = await open('/received-needs', {
      [LIST]: inSequence(page(received), page()),
      [DECLINE]: reply({ detail: '' }),
    })
    await eventually(() => button('Not for me: Asha Kumari'))
    await click(button('Not for me: Asha Kumari'))
    await eventually(() => expect(words()).toContain(en.received.empty))
    expect(server.calls(DECLINE)).toHaveLength(1)
    expect(server.calls(LIST)[0]?.query).toMatchObject({ answered: '0' })
  })
})

test('those with a reply have its price and what became of it', async () => {
  const replied = { ...received, replies: [own] }
  const server = await open('/received-needs?answered=1', {
    [LIST]: page(
      replied,
      { ...replied, need_id: 6, status: 'chosen', chosen_reply_id: 9 },
      { ...replied, need_id: 7, status: 'chosen' },
    ),
  })
  await eventually(() => expect(words()).toContain('Asha Kumari'))
  expect(server.calls(LIST)[0]?.query).toMatchObject({ answered: '1' })
  const rows = screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('need-'))
  const { open: sent, chosen, closed } = en.received.statuses
  for (const [at, status] of [sent, chosen, closed].entries())
    expect(rows[at]?.textContent).toMatch(new RegExp(`${status}.*₹500`))
  expect(screen.queryByRole('button', { name: /^Not for me/ })).toBeNull()
})

test('a need can be reported', async () => {
  const server = await open('/received-needs/5', {
    [READ]: reply(received),
    [REPORT]: reply({ id: 1, detail: '', tracking_code: '7KQ2-M9XA-4TRD-0WEH' }, 201),
  })
  await click(await eventually(() => button(enContact.report.title.need)))
  const reason = await eventually(() => find('dialog select[name="reason"]'))
  fireEvent.change(reason, { target: { value: 'scam' } })
  fillIn({ description: 'They ask for money first.' })
  await submit(find('dialog form'))
  await eventually(() =>
    expect(server.calls(REPORT)[0]?.body).toMatchObject({
      need: 5,
      reason: 'scam',
      description: 'They ask for money first.',
    }),
  )
})

describe('a reply', () => {
  test('is sent with a range of prices', async () => {
    const server = await open('/received-needs/5', {
      [READ]: inSequence(reply(received), reply({ ...received, replies: [own] })),
      [REPLY]: reply(own, 201),
    })
    await eventually(() => button(en.reply.send))
    fillIn({ text: 'I can come today.', price_paise: '800', price_to_paise: '500' })
    await submit()
    await eventually(() => expect(words()).toContain(en.rules.itemPriceToWrong))
    expect(server.calls(REPLY)).toEqual([])
    fillIn({ price_paise: '500', price_to_paise: '800' })
    await submit()
    await eventually(() => expect(words()).toContain(en.received.ownReply))
    expect(server.calls(REPLY)).toMatchObject([
      {
        body: { text: 'I can come today.', price_paise: 50_000, price_to_paise: 80_000 },
        key: expect.any(String),
      },
    ])
  })

  test('is edited until a business is chosen', async () => {
    const server = await open('/received-needs/5', {
      [READ]: reply({ ...received, replies: [own] }),
      [EDIT]: reply(own),
    })
    await eventually(() => button(en.reply.edit))
    await click(button(en.reply.edit))
    fillIn({ price_paise: '450' })
    await submit()
    await eventually(() => button(en.reply.edit))
    expect(server.calls(EDIT)[0]?.body).toEqual({
      text: 'I can come today.',
      price_paise: 45_000,
      price_to_paise: null,
    })
  })

  test('that comes too late keeps its text, and the page displays why', async () => {
    await open('/received-needs/5', {
      [READ]: reply(received),
      [REPLY]: refusal(409, 'need_not_open', 'x'),
    })
    await eventually(() => button(en.reply.send))
    fillIn({ text: 'I can come today.' })
    await submit()
    await eventually(() => expect(words()).toContain(en.refusals.need_not_open))
    expect(localStorage.getItem('draft:7:need-reply:5')).toContain('I can come today.')
  })

  test('that was chosen links to the chat; the others learn that it is closed', async () => {
    await open('/received-needs/5', {
      [READ]: reply({ ...received, status: 'chosen', replies: [own], chosen_reply_id: 9, chat_id: 31 }),
    })
    await eventually(() => expect(words()).toContain(en.received.chosen))
    expect(screen.getByRole('link', { name: en.one.chat }).getAttribute('href')).toBe('/chatrequests?chat=31')
  })
})
