import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { button, eventually, visit } from '../../testing/visit.tsx'
import { useWrite } from './useWrite.ts'

const open = async (mutationFn: () => Promise<string>) => {
  const [onDone, onFailed] = [vi.fn<(result: string) => void>(), vi.fn<(error: Error) => void>()]
  const Page = () => {
    const { write, isPending, error } = useWrite({ mutationFn, onDone, onFailed })
    return (
      <>
        <button aria-busy={isPending} onClick={() => write()}>
          Send
        </button>
        <output>{error?.message}</output>
      </>
    )
  }
  await openPage('/', Page)
  return { onDone, onFailed }
}
const isBusy = () => button('Send').getAttribute('aria-busy') === 'true'
const displayedError = () => [...document.querySelectorAll('output')].map((each) => each.textContent).join('')

test('sends once for two clicks in one task, and is pending at once', async () => {
  const answer = Promise.withResolvers<string>()
  const send = vi.fn<() => Promise<string>>().mockReturnValue(answer.promise)
  const { onDone } = await open(send)
  act(() => {
    button('Send').click()
    button('Send').click()
  })
  expect(isBusy()).toBe(true)
  answer.resolve('sent')
  await eventually(() => expect(isBusy()).toBe(false))
  expect(send).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('sent', undefined)
})

test('stays pending until onDone has settled', async () => {
  const after = Promise.withResolvers<void>()
  const { onDone } = await open(async () => 'sent')
  onDone.mockReturnValue(after.promise as never)
  await click(button('Send'))
  await eventually(() => expect(onDone).toHaveBeenCalledOnce())
  expect(isBusy()).toBe(true)
  after.resolve()
  await eventually(() => expect(isBusy()).toBe(false))
})

test('reports a failure and clears it at the next write', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue('sent')
  const { onDone, onFailed } = await open(send)
  await click(button('Send'))
  await eventually(() => expect(displayedError()).toContain('no answer'))
  expect(onFailed).toHaveBeenCalledOnce()
  await click(button('Send'))
  expect(displayedError()).not.toContain('no answer')
  await eventually(() => expect(onDone).toHaveBeenCalledOnce())
})

test('calls onDone after the component was unmounted', async () => {
  const answer = Promise.withResolvers<string>()
  const { onDone } = await open(() => answer.promise)
  await click(button('Send'))
  await visit({ at: '/elsewhere' })
  answer.resolve('sent')
  await eventually(() => expect(onDone).toHaveBeenCalledOnce())
})
