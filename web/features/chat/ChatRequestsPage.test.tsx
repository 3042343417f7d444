import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import enBar from '../../locales/en/Navbar.json'
import en from '../../locales/en/ProviderProfile.json'
import { aMessage, aThread, messageFrame } from '../../testing/chats.ts'
import {
  type MockReply,
  mockServer,
  inputNamed,
  openPage,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { click, find, fire, focus, type } from '../../testing/page.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import ChatRequestsPage from './ChatRequestsPage.tsx'

const LIST = 'GET /api/chats'
// A chat for each test: unsent messages of one would be sent in the next.
let chat = 0
beforeEach(() => void (chat += 1))
const history = () => `GET /api/chats/${chat}/messages/`
const ws = () => `/ws/chat/${chat}/`
const words = en.chat

const text = () => document.body.textContent
const open = async (answers: Record<string, MockReply>, search = '') => {
  signIn('provider', 'sharma_sweets')
  const sockets = fakeSockets()
  const server = mockServer({ 'GET /api/blocks/': reply([]), ...answers })
  const router = await openPage('/chatrequests', ChatRequestsPage)
  if (search) await act(() => router.navigate(`/chatrequests${search}`))
  await settle()
  return { server, sockets, router }
}
const openTalk = async (messages = [aMessage(1)], answers: Record<string, MockReply> = {}) => {
  const page = await open(
    { [LIST]: reply([aThread(chat)]), [history()]: reply(messages), ...answers },
    `?chat=${chat}`,
  )
  await eventually(() => page.sockets.to(ws()))
  const socket = page.sockets.to(ws())
  await socket.open()
  await eventually(() => find('[role=log]'))
  return { ...page, socket }
}
const bubbles = () => [...document.querySelectorAll('li[data-state]')].map((each) => each.textContent)
const press = (key: string, given: KeyboardEventInit = {}) =>
  fire(
    inputNamed('message'),
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given }),
  )

describe('the list', () => {
  test('displays the customers, their last messages and unread counts', async () => {
    const threads = [aThread(3, { unread_count: 2 }), aThread(4, { last_sender_type: 'provider' })]
    await open({ [LIST]: reply(threads) })
    await eventually(() => expect(text()).toContain('Customers'))
    const rows = [...document.querySelectorAll('section li')].map((each) => each.textContent)
    expect(rows[0]).toContain('Customer 3Words 3')
    expect(rows[0]).toContain('2 new messages')
    expect(rows[1]).toContain('Customer 4You: Words 4')
    expect(text()).toContain('Select a customer to start chatting')
  })

  test('displays an empty state, and requests no chats without messages', async () => {
    const { server } = await open({ [LIST]: reply([]) })
    await eventually(() => expect(text()).toContain('No customers have messaged you yet.'))
    expect(text()).toContain('Select a customer to start chatting')
    expect(server.calls(LIST)[0]?.query).toEqual({ provider: '7', written: 'true' })
  })

  test('displays a failure to load, and retries', async () => {
    await open({ [LIST]: inSequence(networkFailure, reply([aThread(3)])) })
    await eventually(() => expect(text()).toContain(words.threads.failed + words.checkConnection))
    await click(button('Try again'))
    await eventually(() => expect(text()).toContain('Customer 3'))
  })

  test('links to the chat, which is in the URL', async () => {
    const { router, sockets } = await open({ [LIST]: reply([aThread(chat)]), [history()]: reply([]) })
    await eventually(() => find('section li a'))
    await click(find('section li a'))
    await eventually(() => sockets.to(ws()))
    await sockets.to(ws()).open()
    await eventually(() => expect(text()).toContain('No messages yet.'))
    expect(router.state.location.search).toBe(`?chat=${chat}`)
    expect(text()).toContain(`Chat with Customer ${chat}`)
  })
})

test('redirects a customer to the login of providers', async () => {
  signIn('customer', 'asha')
  const server = mockServer({})
  const router = await openPage('/chatrequests', ChatRequestsPage)
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
  expect(server.calls(LIST)).toEqual([])
})

describe('the conversation', () => {
  test('displays sender, time and read state, and acknowledges messages', async () => {
    const own = { sender_type: 'provider' as const, sender_name: 'Sharma Sweets' }
    const { socket } = await openTalk([aMessage(1), aMessage(2, own)])
    expect(bubbles()).toEqual([
      'Customer 3: Message 112:00\u00A0pmUnread',
      'You: Message 212:00\u00A0pmUnread',
    ])
    expect(socket.sent).toEqual([{ action: 'is_read', up_to: 1 }])
    await socket.receive({ action: 'is_read', chat_id: chat, reader_type: 'customer', up_to: 2 })
    expect(bubbles()[1]).toBe('You: Message 212:00\u00A0pmRead')
  })

  test('sends on Enter, not on Shift and Enter, and sends no blank message', async () => {
    const { socket } = await openTalk([])
    press('Enter')
    type(inputNamed('message'), '   ')
    press('Enter')
    type(inputNamed('message'), 'Namaste')
    press('Enter', { shiftKey: true })
    expect(socket.sent).toEqual([])
    press('Enter')
    expect(socket.sent).toMatchObject([{ content: 'Namaste', sender_type: 'provider' }])
    expect(inputNamed('message').value).toBe('')
    expect(bubbles()).toEqual(['You: NamasteWaiting to be sent'])
  })

  test('keeps the element of a message that was confirmed', async () => {
    const { socket } = await openTalk([])
    type(inputNamed('message'), 'Namaste')
    press('Enter')
    const bubble = find('li[data-state]')
    const { client_id } = socket.sent[0] as { client_id: string }
    await socket.receive(
      messageFrame(aMessage(1, { client_id, sender_type: 'provider', content: 'Namaste' })),
    )
    expect(find('li[data-state=unread]')).toBe(bubble)
  })

  test('displays why a message was refused, to retry or remove it', async () => {
    const { socket } = await openTalk([])
    type(inputNamed('message'), 'Namaste')
    press('Enter')
    const refuse = () => {
      const { client_id } = socket.sent.at(-1) as { client_id: string }
      return socket.receive({ error: 'no', code: 'message_too_long', client_id })
    }
    await refuse()
    expect(bubbles()[0]).toContain(words.states.refused + words.refusals.message_too_long)
    await click(button(words.again))
    expect(socket.sent).toHaveLength(2)
    await refuse()
    await click(button(words.remove))
    expect(bubbles()).toEqual([])
  })

  test('offers no retry to an account that may not write', async () => {
    const { socket } = await openTalk([])
    type(inputNamed('message'), 'Namaste')
    press('Enter')
    const { client_id } = socket.sent[0] as { client_id: string }
    await socket.receive({ error: 'no', code: 'account_limited', client_id })
    expect(bubbles()[0]).toContain(enBar.refusals.account_limited)
    expect(screen.queryByRole('button', { name: words.again })).toBeNull()
    button(words.remove)
  })

  test('displays an error for a message that is too long, and does not send it', async () => {
    const { socket } = await openTalk([])
    type(inputNamed('message'), 'क'.repeat(4_001))
    press('Enter')
    expect(text()).toContain('Message must be at most 4,000 characters long.')
    expect(socket.sent).toEqual([])
  })

  test('keeps the draft while navigating', async () => {
    const { router } = await openTalk([])
    type(inputNamed('message'), 'Half a')
    await act(() => router.navigate('/chatrequests'))
    await act(() => router.navigate(`/chatrequests?chat=${chat}`))
    await eventually(() => expect(inputNamed('message').value).toBe('Half a'))
  })

  test('queues messages while offline, and sends them when the connection is back', async () => {
    const { socket, sockets } = await openTalk([])
    await act(async () => void window.dispatchEvent(new Event('offline')))
    expect(text()).toContain(words.lost)
    type(inputNamed('message'), 'Later')
    press('Enter')
    expect(bubbles()).toEqual(['You: LaterWaiting to be sent'])
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(sockets.to(ws())).not.toBe(socket)
    await sockets.to(ws()).open()
    await eventually(() => expect(sockets.to(ws()).sent).toMatchObject([{ content: 'Later' }]))
    expect(text()).not.toContain(words.lost)
  })

  test('has no composer after a block or a deletion', async () => {
    const { socket } = await openTalk()
    await socket.drop(4404)
    expect(text()).toContain(words.closed.title)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(bubbles()).toHaveLength(1)
  })
})

describe('actions about a customer', () => {
  const BLOCKS = 'GET /api/blocks/'
  const BLOCK = 'POST /api/blocks/'
  const UNBLOCK = 'DELETE /api/blocks/5/'
  const block = () => ({
    id: 5,
    customer: 20 + chat,
    customer_name: `Customer ${chat}`,
    reason: 'Rude',
    blocked_at: '2025-05-04T06:30:00Z',
  })
  const named = (name: string) => find(`[aria-label="${name}: Customer ${chat}"]`)

  test('blocks and unblocks beside the chat', async () => {
    const { server, sockets, socket } = await openTalk(undefined, {
      [BLOCK]: async () => reply({ detail: '', ...block() }, 201)(),
      [UNBLOCK]: reply({ detail: '' }),
    })
    await eventually(() => named('Block'))
    expect(server.calls(BLOCKS)[0]?.query).toEqual({ customer: String(20 + chat) })
    focus(named('Block'))
    await click(named('Block'))
    fillIn({ reason: 'Rude' })
    await submit(find('dialog form'))
    await expectToast('Customer blocked successfully')
    await socket.drop(4404)
    expect(text()).toContain(words.closed.title)
    expect(document.activeElement).toBe(named('Unblock'))
    await click(named('Unblock'))
    await expectToast('Customer unblocked successfully')
    await eventually(() => expect(sockets.to(ws())).not.toBe(socket))
    expect(server.calls(BLOCK)[0]?.body).toEqual({ customer: 20 + chat, reason: 'Rude' })
    expect(document.activeElement).toBe(named('Block'))
  })

  test('reports with a contact message that names the customer', async () => {
    await openTalk()
    expect(named('Report').getAttribute('href')).toBe(`/contact?subject=Report%3A+customer+no.+${20 + chat}`)
  })
})

test('loads older messages on request', async () => {
  const page = Array.from({ length: 50 }, (_, at) => aMessage(at + 11))
  const { sockets, server } = await open(
    {
      [LIST]: reply([aThread(chat)]),
      [history()]: inSequence(
        reply(page),
        reply([]),
        refusal(500, 'unexpected', 'no'),
        reply([aMessage(10)]),
      ),
    },
    `?chat=${chat}`,
  )
  await eventually(() => sockets.to(ws()))
  await sockets.to(ws()).open()
  await eventually(() => button(words.older))
  await click(button(words.older))
  await eventually(() => expect(text()).toContain(words.olderFailed))
  await click(button(words.older))
  await eventually(() => expect(bubbles()).toHaveLength(51))
  expect(server.calls(history()).at(-1)?.query).toEqual({ before: '11' })
  expect(screen.queryByRole('button', { name: words.older })).toBeNull()
})

test('a voice note has a player that loads nothing by itself, and its length is in the list', async () => {
  const voice = { url: '/media/aa/x/voice.m4a?pass=x', seconds: 63, bytes: 9_000, peaks: [0, 100] }
  await openTalk([aMessage(1, { kind: 'voice', content: '', voice })], {
    [LIST]: reply([aThread(chat, { last_message: '', last_voice_seconds: 63 })]),
  })
  const player = await eventually(() => screen.getByRole('group', { name: 'Voice message (1:03)' }))
  expect(within(player).getByRole('slider').getAttribute('aria-valuetext')).toBe('0:00 / 1:03')
  expect(document.querySelector('audio')).toBeNull()
  expect(screen.getByRole('link', { name: /Voice message \(1:03\)/ })).toBeTruthy()
})
