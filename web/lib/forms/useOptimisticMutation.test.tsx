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
const displayed = () => document.querySelector('output')?.textContent

test('sends two quick changes in order and displays the last', async () => {
  const [tea, coffee] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const send = vi
    .fn<(input: string) => Promise<string>>()
    .mockReturnValueOnce(tea.promise)
    .mockReturnValueOnce(coffee.promise)
  const { onDone } = await open(send)
  await click(button('tea'))
  expect(displayed()).toBe('tea')
  await click(button('coffee'))
  expect(displayed()).toBe('coffee')
  expect(send.mock.calls.map(([input]) => input)).toEqual(['tea'])
  tea.resolve('a cup of tea')
  await eventually(() => expect(send).toHaveBeenCalledTimes(2))
  expect(displayed()).toBe('coffee')
  coffee.resolve('a cup of coffee')
  await eventually(() => expect(displayed()).toBe('nothing'))
  expect(onDone.mock.calls).toEqual([
    ['a cup of tea', { input: 'tea', isLast: false }],
    ['a cup of coffee', { input: 'coffee', isLast: true }],
  ])
})

test('displays the new value at once', async () => {
  await open(() => new Promise(() => {}))
  act(() => button('tea').click())
  expect(displayed()).toBe('tea')
})

test('does not send a queued value that was replaced', async () => {
  const tea = Promise.withResolvers<string>()
  const send = vi
    .fn<(input: string) => Promise<string>>()
    .mockReturnValueOnce(tea.promise)
    .mockResolvedValue('a cup')
  const { onDone } = await open(send)
  for (const each of ['tea', 'coffee', 'tea', 'coffee']) await click(button(each))
  tea.resolve('a cup')
  await eventually(() => expect(displayed()).toBe('nothing'))
  expect(send.mock.calls.map(([input]) => input)).toEqual(['tea', 'coffee'])
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('reports a failure and sends the next value', async () => {
  const { onDone, onFailed } = await open(async (input) => {
    if (input === 'tea') throw new Error('no milk')
    return input
  })
  await click(button('tea'))
  await eventually(() => expect(displayed()).toBe('no milk'))
  expect(onFailed.mock.calls).toEqual([[new Error('no milk'), { input: 'tea', isLast: true }]])
  await click(button('coffee'))
  await settle()
  expect(displayed()).toBe('nothing')
  expect(onDone.mock.calls.map(([result]) => result)).toEqual(['coffee'])
})
