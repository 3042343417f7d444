import { screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { onPushOffer, type PushOffer } from '../../lib/push/push-offer.ts'
import { aBlock } from '../../testing/providers.ts'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  refusal,
  reply,
} from '../../testing/forms.tsx'
import userEvent from '@testing-library/user-event'
import { click } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { FollowButton } from './FollowButton.tsx'
import { rememberPress } from './press-before-login.ts'

const READ = 'GET /api/providers/12/follow/'
const FOLLOW = 'PUT /api/providers/12/follow/'
const UNFOLLOW = 'DELETE /api/providers/12/follow/'
const BLOCKS = 'GET /api/customer-blocks/'
const NAME = 'Sharma Sweets'

const state = (is_following: boolean, followers: number) => reply({ is_following, followers })
const Page = () => <FollowButton provider={{ id: 12, name: NAME, followers: 1_27_000 }} />

const open = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer({ [BLOCKS]: reply([]), ...answers })
  return { server, router: await openPage('/shop', Page) }
}
const openAsCustomer = async (answers: Record<string, MockReply>) => {
  signIn('customer', 'asha')
  const opened = await open(answers)
  await eventually(() => expect(document.querySelector('button[aria-pressed]:not([aria-busy])')).toBeTruthy())
  return opened
}
const toggle = (text: string) => button(`${text}: ${NAME}`)
const isPressed = (text: string) => toggle(text).getAttribute('aria-pressed')
const sees = (text: string) => eventually(() => expect(screen.getByText(text)).toBeTruthy())

test('shows a guest the number and a link to the login', async () => {
  const { router } = await open()
  expect(screen.getByText('1,27,000 followers')).toBeTruthy()
  await click(screen.getByRole('link', { name: `Follow: ${NAME}` }))
  expect(router.state.location.pathname).toBe('/logincustomer')
  expect(router.state.location.state).toEqual({ from: '/shop' })
})

test('shows a business the number only', async () => {
  signIn('provider', 'sharma_sweets')
  await open()
  expect(screen.getByText('1,27,000 followers')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

describe('a customer', () => {
  test('follows and unfollows, with the number of the server', async () => {
    const { server } = await openAsCustomer({
      [READ]: state(false, 8),
      [FOLLOW]: state(true, 12),
      [UNFOLLOW]: state(false, 11),
    })
    expect(isPressed('Follow')).toBe('false')
    await click(toggle('Follow'))
    await sees('12 followers')
    expect(isPressed('Following')).toBe('true')
    await click(toggle('Following'))
    await sees('11 followers')
    expect(isPressed('Follow')).toBe('false')
    expect([server.calls(FOLLOW).length, server.calls(UNFOLLOW).length]).toEqual([1, 1])
  })

  test('is offered push notifications after following, not after unfollowing', async () => {
    const offers: PushOffer[] = []
    onTestFinished(onPushOffer((offer) => offers.push(offer)))
    // Clears an offer of an earlier test.
    offers.length = 0
    await openAsCustomer({ [READ]: state(true, 2), [UNFOLLOW]: state(false, 1), [FOLLOW]: state(true, 2) })
    await click(toggle('Following'))
    await sees('1 follower')
    expect(offers).toEqual([])
    await click(toggle('Follow'))
    await sees('2 followers')
    expect(offers).toEqual([{ about: 'posts', name: NAME }])
  })

  test('sees the new state at once, and the last click wins', async () => {
    const answer = Promise.withResolvers<Response>()
    const { server } = await openAsCustomer({
      [READ]: state(false, 0),
      [FOLLOW]: () => answer.promise,
      [UNFOLLOW]: state(false, 0),
    })
    await click(toggle('Follow'))
    await sees('1 follower')
    await click(toggle('Following'))
    expect(isPressed('Follow')).toBe('false')
    expect([server.calls(FOLLOW).length, server.calls(UNFOLLOW).length]).toEqual([1, 0])
    const offers: PushOffer[] = []
    onTestFinished(onPushOffer((offer) => offers.push(offer)))
    offers.length = 0
    answer.resolve(Response.json({ is_following: true, followers: 1 }))
    await settle()
    expect(isPressed('Follow')).toBe('false')
    expect([server.calls(FOLLOW).length, server.calls(UNFOLLOW).length]).toEqual([1, 1])
    expect(offers).toEqual([])
  })

  test('sees the failure and the saved state after two quick clicks', async () => {
    const answer = Promise.withResolvers<Response>()
    await openAsCustomer({
      [READ]: state(false, 8),
      [FOLLOW]: () => answer.promise,
      [UNFOLLOW]: networkFailure,
    })
    await click(toggle('Follow'))
    await click(toggle('Following'))
    answer.resolve(Response.json({ is_following: true, followers: 9 }))
    await expectToast(`You still follow ${NAME}. Try again.`)
    expect(isPressed('Following')).toBe('true')
    await sees('9 followers')
  })

  test('follows with a double click', async () => {
    const { server } = await openAsCustomer({ [READ]: state(false, 0), [FOLLOW]: state(true, 1) })
    await userEvent.dblClick(toggle('Follow'))
    await settle()
    expect(isPressed('Following')).toBe('true')
    expect(server.calls(FOLLOW)).toHaveLength(1)
  })

  test.each([
    [networkFailure, `Couldn't follow ${NAME}. Try again.`],
    [refusal(403, 'provider_blocked', ''), 'You have blocked this business. Unblock it first.'],
    [refusal(400, 'follows_full', ''), 'You can follow at most 1,000 businesses. Unfollow one first.'],
    [refusal(403, 'account_limited', ''), "You can't post for now. See why in your notifications."],
    [refusal(404, 'not_found', ''), 'This is no longer on Haat.'],
  ])('sees the failure and the saved state', async (answer, text) => {
    await openAsCustomer({ [READ]: state(false, 8), [FOLLOW]: answer })
    await click(toggle('Follow'))
    await expectToast(text)
    expect(isPressed('Follow')).toBe('false')
    await sees('8 followers')
  })

  test('can follow when the current state failed to load', async () => {
    await openAsCustomer({ [READ]: networkFailure, [FOLLOW]: state(true, 9) })
    await click(toggle('Follow'))
    await sees('9 followers')
    expect(isPressed('Following')).toBe('true')
  })

  test('has no button for a blocked business', async () => {
    signIn('customer', 'asha')
    await open({ [READ]: state(false, 8), [BLOCKS]: reply([aBlock(12)]) })
    await sees('8 followers')
    await eventually(() => expect(screen.queryByRole('button')).toBeNull())
  })
})

describe('the action of a guest is repeated after the login', () => {
  const openAfterPress = async () => {
    const opened = await openAsCustomer({ [READ]: state(false, 8), [FOLLOW]: state(true, 9) })
    return opened.server.calls(FOLLOW)
  }

  test('once', async () => {
    rememberPress('follow:12')
    expect(await openAfterPress()).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })

  test('also when the reply with the old state arrives last', async () => {
    const late = Promise.withResolvers<Response>()
    rememberPress('follow:12')
    await openAsCustomer({ [READ]: () => late.promise, [FOLLOW]: state(true, 9) })
    await sees('9 followers')
    late.resolve(Response.json({ is_following: false, followers: 8 }))
    await settle()
    expect(isPressed('Following')).toBe('true')
  })

  test('not for another business, and not after 15 minutes', async () => {
    rememberPress('follow:13')
    expect(await openAfterPress()).toHaveLength(0)
    vi.setSystemTime(Date.now() - 15 * 60_000)
    rememberPress('follow:12')
    vi.useRealTimers()
    expect(await openAfterPress()).toHaveLength(0)
  })
})
