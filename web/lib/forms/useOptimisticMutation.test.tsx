import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { button, eventually, settle } from '../../testing/visit.tsx'
import { useOptimisticMutation } from './useOptimisticMutation.ts'

type Sent = { input: string; isLast: boolean }

const open = async (mutationFn: (input: string) => Promise<string>) => {
  const onDone = vi.fn<(result: string, sent: Sent) => void>()
  const onFailed = vi.fn<(error: Error, sent: Sent) => void>()
  const Page = () => {
    const {
      mutate,
      variables = 'nothing',
      error,
    } = useOptimisticMutation({ key: ['tea'], mutationFn, onDone, onFailed })
    return (
      <>
        {['tea', 'coffee'].map((each) => (
          <button key={each} onClick={() => mutate(each)}>
            {each}
          </button>
        ))}
        <output>{error?.message ?? variables}</output>
      </>
    )
  }
  await openPage('/', Page)
  return { onDone, onFailed }
}
const shown = () => document.querySelector('output')?.textContent

test('of two quick choices the first is sent first, and the last one stands', async () => {
  const [tea, coffee] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const send = vi
    .fn<(input: string) => Promise<string>>()
    .mockReturnValueOnce(tea.promise)
    .mockReturnValueOnce(coffee.promise)
  const { onDone } = await open(send)
  await click(button('tea'))
  expect(shown()).toBe('tea')
  await click(button('coffee'))
  expect(shown()).toBe('coffee')
  expect(send.mock.calls.map(([input]) => input)).toEqual(['tea'])
  tea.resolve('a cup of tea')
  await eventually(() => expect(send).toHaveBeenCalledTimes(2))
  expect(shown()).toBe('coffee')
  coffee.resolve('a cup of coffee')
  await eventually(() => expect(shown()).toBe('nothing'))
  expect(onDone.mock.calls).toEqual([
    ['a cup of tea', { input: 'tea', isLast: false }],
    ['a cup of coffee', { input: 'coffee', isLast: true }],
  ])
})

test('it is shown at once', async () => {
  await open(() => new Promise(() => {}))
  act(() => button('tea').click())
  expect(shown()).toBe('tea')
})

test('what is overtaken while it waits is not sent', async () => {
  const tea = Promise.withResolvers<string>()
  const send = vi
    .fn<(input: string) => Promise<string>>()
    .mockReturnValueOnce(tea.promise)
    .mockResolvedValue('a cup')
  const { onDone } = await open(send)
  for (const each of ['tea', 'coffee', 'tea', 'coffee']) await click(button(each))
  tea.resolve('a cup')
  await eventually(() => expect(shown()).toBe('nothing'))
  expect(send.mock.calls.map(([input]) => input)).toEqual(['tea', 'coffee'])
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('one that fails is told, and does not stop the next', async () => {
  const { onDone, onFailed } = await open(async (input) => {
    if (input === 'tea') throw new Error('no milk')
    return input
  })
  await click(button('tea'))
  await eventually(() => expect(shown()).toBe('no milk'))
  expect(onFailed.mock.calls).toEqual([[new Error('no milk'), { input: 'tea', isLast: true }]])
  await click(button('coffee'))
  await settle()
  expect(shown()).toBe('nothing')
  expect(onDone.mock.calls.map(([result]) => result)).toEqual(['coffee'])
})
