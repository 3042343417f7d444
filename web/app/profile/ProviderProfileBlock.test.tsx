// A customer blocks and unblocks a provider.
import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import { toast as sonner } from 'sonner'
import {
  type MockReply,
  mockServer,
  inputNamed,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { click, find, queryDialog } from '../../testing/page.tsx'
import { aBlock, aProvider } from '../../testing/providers.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import { Toaster } from '../../ui/Toast.tsx'
import ProviderProfilePage from './ProviderProfilePage.tsx'

const BLOCKS = 'GET /api/customer-blocks/'
const BLOCK = 'POST /api/customer-blocks/'
const UNBLOCK = 'DELETE /api/customer-blocks/3/'
const PROFILE = 'GET /api/provider-profile/7/'

const profile = reply({ provider: aProvider(), blogs: [], pagination: { page: 1, has_next: false } })
const block = aBlock(7)
const blocked = reply({ detail: 'Provider blocked successfully', ...block }, 201)
const unblocked = reply({ detail: 'Provider unblocked successfully' })

const Page = () => (
  <>
    <Outlet />
    <Toaster label="Messages" closeLabel="Close" />
  </>
)

const open = async (answers: Record<string, MockReply>) => {
  onTestFinished(() => void sonner.dismiss())
  signIn('customer', 'asha')
  const server = mockServer({ [PROFILE]: profile, [BLOCKS]: reply([]), ...answers })
  await visit({
    at: '/providerprofile/7',
    shell: { Component: Page },
    pages: [{ path: '/providerprofile/:id', Component: ProviderProfilePage }],
  })
  return server
}
/** The server stores the block, and the next request returns it. */
const remembering = (isBlocked: boolean) => {
  let state = isBlocked
  return {
    [BLOCKS]: () => reply(state ? [block] : [])(),
    [BLOCK]: () => {
      state = true
      return blocked()
    },
    [UNBLOCK]: () => {
      state = false
      return unblocked()
    },
  }
}
const seesButton = (name: string) => eventually(() => button(name))
const isButton = (name: string) => screen.queryAllByRole('button', { name }).length > 0
const isBlockedHere = () => document.body.textContent.includes('You have blocked this business')
const alert = () => find('[role=alert]').textContent

const askToBlock = async () => {
  await seesButton('Block Provider')
  await click(button('Block Provider'))
  await eventually(() => inputNamed('blocked_reason'))
}
const askToUnblock = async () => {
  await seesButton('Unblock Provider')
  await click(button('Unblock Provider'))
  await seesButton('Unblock')
}

describe('blocking', () => {
  test('requests only this business, and hides the contact buttons at once', async () => {
    const server = await open(remembering(false))
    await askToBlock()
    expect(server.calls(BLOCKS)[0]?.query).toEqual({ provider: '7' })
    fillIn({ blocked_reason: 'Calls at night' })
    await submit()
    await expectToast('Provider blocked successfully')
    expect(server.calls(BLOCK)[0]?.body).toEqual({ provider: 7, blocked_reason: 'Calls at night' })
    await seesButton('Unblock Provider')
    expect([isBlockedHere(), isButton('Contact Us'), isButton('Chat')]).toEqual([true, false, false])
    expect(isButton('Report Provider')).toBe(true)
    expect(queryDialog()).toBeNull()
    // The page is refetched, as all other queries.
    await eventually(() => expect(server.calls(PROFILE).length).toBeGreaterThan(1))
  })

  test('needs no reason: the server has its own', async () => {
    const server = await open(remembering(false))
    await askToBlock()
    await submit()
    await expectToast('Provider blocked successfully')
    expect(server.calls(BLOCK)[0]?.body).toEqual({ provider: 7 })
  })

  test('with a reason that is too long is not sent', async () => {
    const server = await open(remembering(false))
    await askToBlock()
    fillIn({ blocked_reason: 'x'.repeat(256) })
    await submit()
    expect(document.body.textContent).toContain('Reason must be at most 255 characters.')
    expect(server.calls(BLOCK)).toEqual([])
  })

  test.each([
    ['there is no connection', networkFailure, /No internet/],
    ['the server is in trouble', reply({}, 500), /^Failed to block provider$/],
    ['the business is gone', refusal(404, 'not_found', 'Not found.'), /no longer on Haat/],
    ['there were too many', refusal(429, 'too_many', 'Too many'), /Too many requests/],
  ])('fails, says so and keeps the input, when %s', async (_, answer, why) => {
    await open({ [BLOCK]: answer })
    await askToBlock()
    fillIn({ blocked_reason: 'Calls at night' })
    await submit()
    await eventually(() => expect(alert()).toContain('Failed to block provider'))
    expect(alert()).toMatch(why)
    expect(inputNamed('blocked_reason').value).toBe('Calls at night')
  })

  test('succeeds when it was blocked in another window', async () => {
    let asked = 0
    await open({
      [BLOCKS]: () => reply(asked++ === 0 ? [] : [block])(),
      [BLOCK]: refusal(400, 'provider_already_blocked', 'Business is already blocked'),
    })
    await askToBlock()
    await submit()
    await seesButton('Unblock Provider')
    expect(isBlockedHere()).toBe(true)
  })

  test('with an expired session leads to the login', async () => {
    await open({})
    await seesButton('Block Provider')
    localStorage.clear()
    await click(button('Block Provider'))
    await expectToast('Please login as a customer to block providers')
    expect(queryDialog()).toBeNull()
  })

  test('is offered also when it is unknown whether there is a block', async () => {
    await open({ [BLOCKS]: networkFailure })
    await eventually(() => expect(isButton('Block Provider')).toBe(true))
  })
})

describe('unblocking', () => {
  test('is confirmed, and the contact buttons are back', async () => {
    const server = await open(remembering(true))
    await eventually(() => expect(isBlockedHere()).toBe(true))
    await askToUnblock()
    expect(find('dialog').textContent).toContain('You and Sharma Sweets will see each other again')
    await Promise.all([click(button('Unblock')), click(button('Unblock'))])
    await expectToast('Provider unblocked successfully')
    expect(server.calls(UNBLOCK)).toHaveLength(1)
    await seesButton('Block Provider')
    expect([isBlockedHere(), isButton('Contact Us'), isButton('Chat')]).toEqual([false, true, true])
  })

  test('fails and says so', async () => {
    await open({ ...remembering(true), [UNBLOCK]: networkFailure })
    await askToUnblock()
    await click(button('Unblock'))
    await eventually(() => expect(alert()).toContain('Failed to unblock provider'))
  })

  test('succeeds when it was unblocked in another window', async () => {
    let asked = 0
    await open({
      [BLOCKS]: () => reply(asked++ === 0 ? [block] : [])(),
      [UNBLOCK]: refusal(404, 'not_found', 'Not found.'),
    })
    await askToUnblock()
    await click(button('Unblock'))
    await seesButton('Block Provider')
    expect(isBlockedHere()).toBe(false)
  })
})
