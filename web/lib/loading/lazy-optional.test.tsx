import { act, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyOptional } from './lazy-optional.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>

const warn = vi.fn<() => void>()
beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const canReachServer = (isReached: boolean) =>
  vi.stubGlobal('fetch', async () => (isReached ? Response.json({ status: 'ok' }) : Response.error()))

const failedOnce = () =>
  vi
    .fn<() => Promise<typeof Words>>(async () => Words)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))

const hear = (type: string) => act(async () => void window.dispatchEvent(new Event(type)))

test.each(['online', 'pointerdown', 'keydown'])('retries a failed part after %s', async (type) => {
  canReachServer(false)
  const load = failedOnce()
  const Part = lazyOptional(load, <p>Loading</p>)
  render(<Part text="Comment" />)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.queryByText('Comment')).toBeNull()
  expect(screen.queryByText('Loading')).not.toBeNull()
  await hear(type)
  expect(await screen.findByText('Comment')).toBeDefined()
  expect([screen.queryByText('Loading'), load.mock.calls.length]).toEqual([null, 2])
})

test('does not block the next navigation', async () => {
  canReachServer(false)
  const Part = lazyOptional(failedOnce())
  const Pages = () => {
    const [isNext, setNext] = useState(false)
    return (
      <>
        <button onClick={() => startTransition(() => setNext(true))}>{isNext ? 'Second' : 'First'}</button>
        {isNext && <Part text="In Haat" />}
      </>
    )
  }
  render(<Pages />)
  await act(async () => screen.getByText('First').click())
  expect(screen.getByText('Second')).toBeDefined()
  await hear('online')
  expect(await screen.findByText('In Haat')).toBeDefined()
})

test('omits a part that fails while the server is reachable', async () => {
  canReachServer(true)
  const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValue(new TypeError('Failed to fetch'))
  const Part = lazyOptional(load, <p>Loading</p>)
  render(<Part text="Follow" />)
  for (const tries of [1, 2, 3]) {
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(tries))
    expect(screen.queryByText('Loading')).not.toBeNull()
    await hear('keydown')
  }
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(load).toHaveBeenCalledTimes(4)
})
