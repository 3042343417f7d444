// Recording voice notes in a chat, for the journeys about them.
import type { Locator, Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Voice.json' with { type: 'json' }
import hi from '../web/locales/hi/Voice.json' with { type: 'json' }
import { startChat } from './chats.ts'
import { open } from './open.ts'
import { rememberSession, signIn } from './phone.ts'
import { expect, type OtherPage } from './test.ts'

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
export const words = (info: TestInfo) => (isHindi(info) ? hi : en)
export type Chat = {
  chatId: number
  received: () => Promise<string[]>
  desk: Page
  person: { username: string }
}

/** A customer and a business with a chat. `received` are the kinds of the messages in it. */
export const aChat = async (page: Page, otherPage: OtherPage, info: TestInfo): Promise<Chat> => {
  const desk = await otherPage()
  const { chatId, person, provider, messages } = await startChat(page, desk, info)
  const received = async () => (await messages()).map(({ kind }) => kind)
  await desk.goto('/readyz')
  await rememberSession(desk, provider)
  return { chatId, received, desk, person }
}

export const openChat = async (page: Page, { chatId, person }: Chat) => {
  await signIn(page, { role: 'customer', ...person })
  // The note about the app would lie over the button.
  await page.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  await open(page, `/chats?chat=${chatId}`)
}

export const partsOf = (page: Page, info: TestInfo) => {
  const text = words(info)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    mic: button(text.record),
    stop: button(text.stop),
    discard: button(text.discard),
    send: button(text.send),
    timer: page.getByRole('timer'),
    recorded: page.getByRole('group', { name: text.recorded }),
    notes: page.locator('main li[data-state] fieldset'),
  }
}
export type Parts = ReturnType<typeof partsOf>

/** At least: a busy machine misses a second. */
export const atSecond = (timer: Locator, second: number) =>
  expect(timer).toHaveText(new RegExp(`^(?!0:0[0-${second - 1}])`))

/** By keys. */
export const record = async ({ mic, stop, timer, recorded }: Parts) => {
  await mic.press('Enter')
  await atSecond(timer, 3)
  await stop.press('Enter')
  await expect(recorded).toBeFocused()
}
