import { act, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyOptional } from './lazy-optional.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>

const silenceWarnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return warn
}

const failing = () =>
  vi
    .fn<() => Promise<typeof Words>>(async () => Words)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))

test.each(['online', 'pointerdown', 'keydown'])(
  'a part that could not be loaded comes after %s',
  async (sign) => {
    const warn = silenceWarnings()
    const load = failing()
    const Part = lazyOptional(load, <p>Loading</p>)
    render(<Part text="Comment" />)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
    expect([screen.queryByText('Comment'), screen.queryByText('Loading')]).toEqual([null, expect.anything()])
    await act(async () => window.dispatchEvent(new Event(sign)))
    expect(await screen.findByText('Comment')).toBeDefined()
    expect([screen.queryByText('Loading'), load.mock.calls.length]).toEqual([null, 2])
  },
)

test('the next page does not wait for it', async () => {
  silenceWarnings()
  const Part = lazyOptional(failing())
  const Pages = () => {
    const [isNext, setNext] = useState(false)
    return (
      <>
        <button onClick={() => startTransition(() => setNext(true))}>{isNext ? 'Second' : 'First'}</button>
        {isNext && <Part text="Bell" />}
      </>
    )
  }
  render(<Pages />)
  await act(async () => screen.getByText('First').click())
  expect(screen.getByText('Second')).toBeDefined()
})
