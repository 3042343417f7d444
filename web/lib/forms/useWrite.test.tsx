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
const shownError = () => [...document.querySelectorAll('output')].map((each) => each.textContent).join('')

test('two presses in one task send once, and the button shows it at once', async () => {
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

test('it stays busy until what follows has ended', async () => {
  const after = Promise.withResolvers<void>()
  const { onDone } = await open(async () => 'sent')
  onDone.mockReturnValue(after.promise as never)
  await click(button('Send'))
  await eventually(() => expect(onDone).toHaveBeenCalledOnce())
  expect(isBusy()).toBe(true)
  after.resolve()
  await eventually(() => expect(isBusy()).toBe(false))
})

test('a failure is told, and gone with the next press', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue('sent')
  const { onDone, onFailed } = await open(send)
  await click(button('Send'))
  await eventually(() => expect(shownError()).toContain('no answer'))
  expect(onFailed).toHaveBeenCalledOnce()
  await click(button('Send'))
  expect(shownError()).not.toContain('no answer')
  await eventually(() => expect(onDone).toHaveBeenCalledOnce())
})

test('whoever leaves meanwhile is still served', async () => {
  const answer = Promise.withResolvers<string>()
  const { onDone } = await open(() => answer.promise)
  await click(button('Send'))
  await visit({ at: '/elsewhere' })
  answer.resolve('sent')
  await eventually(() => expect(onDone).toHaveBeenCalledOnce())
})
