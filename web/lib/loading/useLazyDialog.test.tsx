import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage, expectToast } from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import { button, eventually } from '../../testing/visit.tsx'
import { useLazyDialog } from './useLazyDialog.ts'

type Props = { onClose: () => void }
const Note = ({ onClose }: Props) => (
  <p>
    Here <button onClick={onClose}>Enough</button>
  </p>
)

const open = async (load: () => Promise<ComponentType<Props>>) => {
  const Page = () => {
    const { Dialog, isOpening, open: ask, close } = useLazyDialog(load)
    return (
      <>
        <button aria-busy={isOpening} onClick={ask}>
          Ask
        </button>
        {Dialog && <Dialog onClose={close} />}
      </>
    )
  }
  await openPage('/', Page)
}

test('loads the dialog once, however often it is opened', async () => {
  const fetched = Promise.withResolvers<ComponentType<Props>>()
  const load = vi.fn<() => Promise<ComponentType<Props>>>().mockReturnValue(fetched.promise)
  await open(load)
  expect(load).not.toHaveBeenCalled()
  await click(button('Ask'))
  expect(button('Ask').getAttribute('aria-busy')).toBe('true')
  await click(button('Ask'))
  fetched.resolve(Note)
  await eventually(() => find('p'))
  expect(load).toHaveBeenCalledOnce()
  await click(button('Enough'))
  expect(document.querySelector('p')).toBeNull()
})

test('displays a failure and retries at the next click', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi
    .fn<() => Promise<ComponentType<Props>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Note)
  await open(load)
  await click(button('Ask'))
  await expectToast("This part couldn't be loaded. Check your internet and try again.")
  await click(button('Ask'))
  await eventually(() => expect(find('p').textContent).toContain('Here'))
})
