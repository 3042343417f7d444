import { screen } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import en from '../../locales/en/ProviderProfile.json'
import { aMessage, aThread } from '../../testing/chats.ts'
import { fillIn, type MockReply, mockServer, openPage, reply, submit } from '../../testing/forms.tsx'
import { click, find, fire, queryDialog } from '../../testing/page.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import ChatRequestsPage from './ChatRequestsPage.tsx'

const LIST = 'GET /api/chats'
const words = en.chat
const text = () => document.body.textContent

// A chat for each test: unsent messages of one would be sent in the next.
const openTalk = async (chat: number, messages = [aMessage(1)], answers: Record<string, MockReply> = {}) => {
  signIn('provider', 'sharma_sweets')
  const sockets = fakeSockets()
  const server = mockServer({
    'GET /api/blocks/': reply([]),
    [LIST]: reply([aThread(chat)]),
    [`GET /api/chats/${chat}/messages/`]: reply(messages),
    ...answers,
  })
  const router = await openPage('/chatrequests', ChatRequestsPage)
  await act(() => router.navigate(`/chatrequests?chat=${chat}`))
  const path = `/ws/chat/${chat}/`
  await eventually(() => sockets.to(path))
  const socket = sockets.to(path)
  await socket.open()
  await eventually(() => find('[role=log]'))
  return { server, socket }
}

describe('a received message', () => {
  const REPORT = 'POST /api/reports/'
  const choose = (reason: string) => {
    const list = find('select[name=reason]') as HTMLSelectElement
    list.value = reason
    fire(list, new Event('change', { bubbles: true }))
  }

  test('is reported from its menu; an own message has none', async () => {
    const { server } = await openTalk(
      901,
      [aMessage(1, { content: 'You cheat' }), aMessage(2, { sender_type: 'provider', sender_id: 7 })],
      { [REPORT]: reply({ id: 1, detail: '', tracking_code: 'AAAA-BBBB' }, 201) },
    )
    const [more, ...others] = screen.getAllByRole('button', { name: words.actions })
    expect(others).toEqual([])
    await click(more as HTMLElement)
    await click(button(words.report))
    await eventually(() => expect(find('dialog').textContent).toContain('the two before it'))
    choose('harassment')
    fillIn({ description: 'He threatens me' })
    await submit(find('dialog form'))
    await eventually(() => expect(find('dialog').textContent).toContain('AAAA-BBBB'))
    expect(server.calls(REPORT)[0]?.body).toEqual({
      message: 1,
      reason: 'harassment',
      description: 'He threatens me',
    })
  })

  test('opens its menu on a long press, unless text is selected', async () => {
    await openTalk(902)
    const bubble = find('li[data-state] p')
    const longPress = () => fire(bubble, new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    window.getSelection()?.selectAllChildren(bubble)
    longPress()
    expect(queryDialog()).toBeNull()
    window.getSelection()?.removeAllRanges()
    longPress()
    expect(find('dialog').textContent).toContain(words.report)
  })

  test('that staff removed has neither text nor menu, also when it is removed while the chat is open', async () => {
    const { socket } = await openTalk(
      903,
      [aMessage(1, { content: '', is_removed: true }), aMessage(2, { content: 'You cheat' })],
      { [LIST]: reply([aThread(903, { last_message: '', is_last_removed: true })]) },
    )
    expect(screen.getByRole('link', { name: /This message was removed\./ })).toBeTruthy()
    expect(text()).toContain('You cheat')
    await socket.receive({ action: 'removed', chat_id: 903, message_id: 2 })
    await eventually(() => expect(text()).not.toContain('You cheat'))
    expect(document.querySelectorAll('li[data-removed]')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: words.actions })).toBeNull()
  })

  test.each([
    ['on', true],
    ['off', false],
  ])('with data saver %s a voice note names its size before it is loaded: %s', async (saver, isNamed) => {
    document.documentElement.dataset.saver = saver
    onTestFinished(() => {
      delete document.documentElement.dataset.saver
    })
    const voice = { url: '/media/aa/x/voice.m4a?pass=x', seconds: 63, bytes: 9_000, peaks: [0, 100] }
    await openTalk(isNamed ? 904 : 905, [aMessage(1, { kind: 'voice', content: '', voice })])
    const player = await eventually(() => screen.getByRole('group', { name: 'Voice message (1:03)' }))
    expect(player.textContent.includes('KB')).toBe(isNamed)
    expect(document.querySelector('audio')).toBeNull()
  })
})
