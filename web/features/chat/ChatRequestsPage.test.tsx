import { screen } from '@testing-library/react'
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
// A chat of its own for each test: what one left unsent is still on its way in the next.
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
  test('names the customers, their last words and what is unread', async () => {
    const threads = [aThread(3, { unread_count: 2 }), aThread(4, { last_sender_type: 'provider' })]
    await open({ [LIST]: reply(threads) })
    await eventually(() => expect(text()).toContain('Customers'))
    const rows = [...document.querySelectorAll('section li')].map((each) => each.textContent)
    expect(rows[0]).toContain('Customer 3Words 3')
    expect(rows[0]).toContain('2 unread messages')
    expect(rows[1]).toContain('Customer 4You: Words 4')
    expect(text()).toContain('Select a customer to start chatting')
  })

  test('says when nobody has written; a chat that was only opened is not asked for', async () => {
    const { server } = await open({ [LIST]: reply([]) })
    await eventually(() => expect(text()).toContain('No customers have messaged you yet.'))
    expect(text()).toContain('Select a customer to start chatting')
    expect(server.calls(LIST)[0]?.query).toEqual({ provider: '7', written: 'true' })
  })

  test('says when it can’t be loaded, and tries again', async () => {
    await open({ [LIST]: inSequence(networkFailure, reply([aThread(3)])) })
    await eventually(() => expect(text()).toContain(words.threads.failed + words.checkConnection))
    await click(button('Try again'))
    await eventually(() => expect(text()).toContain('Customer 3'))
  })

  test('leads to the chat, which the address names', async () => {
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

test('a customer is sent to the provider’s login', async () => {
  signIn('customer', 'asha')
  const server = mockServer({})
  const router = await openPage('/chatrequests', ChatRequestsPage)
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
  expect(server.calls(LIST)).toEqual([])
})

describe('the talk', () => {
  test('shows who said what, when, and whether it was read; and tells that it is read here', async () => {
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

  test('Enter sends, Shift and Enter do not; blank is not sent', async () => {
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

  test('a message that came back stays the same bubble', async () => {
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

  test('a refused message says why, and is sent again or removed', async () => {
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

  test('an account that may not write is told so, and is not offered to try again', async () => {
    const { socket } = await openTalk([])
    type(inputNamed('message'), 'Namaste')
    press('Enter')
    const { client_id } = socket.sent[0] as { client_id: string }
    await socket.receive({ error: 'no', code: 'account_limited', client_id })
    expect(bubbles()[0]).toContain(enBar.refusals.account_limited)
    expect(screen.queryByRole('button', { name: words.again })).toBeNull()
    button(words.remove)
  })

  test('a message that is too long is not sent, and the box says so', async () => {
    const { socket } = await openTalk([])
    type(inputNamed('message'), 'क'.repeat(4_001))
    press('Enter')
    expect(text()).toContain('Message must be at most 4,000 characters long.')
    expect(socket.sent).toEqual([])
  })

  test('what is typed stays while one walks about', async () => {
    const { router } = await openTalk([])
    type(inputNamed('message'), 'Half a')
    await act(() => router.navigate('/chatrequests'))
    await act(() => router.navigate(`/chatrequests?chat=${chat}`))
    await eventually(() => expect(inputNamed('message').value).toBe('Half a'))
  })

  test('without a connection it says so, takes messages, and sends them when it is back', async () => {
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

  test('a block or a deletion closes it, and there is nothing to write in', async () => {
    const { socket } = await openTalk()
    await socket.drop(4404)
    expect(text()).toContain(words.closed.title)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(bubbles()).toHaveLength(1)
  })
})

describe('what is done about a customer', () => {
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

  test('is done beside the chat, without a comment: blocked, and unblocked again', async () => {
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

  test('a report is a letter to the administrators that says whom it is about', async () => {
    await openTalk()
    expect(named('Report').getAttribute('href')).toBe(`/contact?subject=Report%3A+customer+no.+${20 + chat}`)
  })
})

test('older messages come when they are asked for', async () => {
  const page = Array.from({ length: 50 }, (_, at) => aMessage(at + 11))
  const { sockets, server } = await open(
    {
      [LIST]: reply([aThread(chat)]),
      [history()]: inSequence(
        reply(page),
        // What came after it.
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
