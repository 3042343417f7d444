import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { find } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import { type CaretProps, useLazySuggestions } from './useLazySuggestions.ts'

type Props = { value: string }
const Suggesting = ({ value, caret }: Props & CaretProps) => (
  <p>{`${value} ${caret?.join('-') ?? 'elsewhere'}`}</p>
)
const load = async () => Suggesting

const Bar = () => {
  const [value, setValue] = useState('Gaya, Bihar')
  const { Box, caret, plain, fetch } = useLazySuggestions<Props>(load, setValue)
  if (Box) return <Box {...{ value, caret }} />
  return (
    <input ref={plain} value={value} onChange={(event) => setValue(event.target.value)} onFocus={fetch} />
  )
}

/** Rendered on the server; `before` runs before hydration. */
const open = async (before: (box: HTMLInputElement) => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Bar />)
  before(find('input') as HTMLInputElement)
  const root = await act(async () => hydrateRoot(container, <Bar />))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
}
const boxText = () => find('p').textContent

test('a selection is preserved', async () => {
  await open(() => {})
  act(() => {
    const box = find('input') as HTMLInputElement
    box.focus()
    box.setSelectionRange(0, 11)
  })
  await eventually(() => expect(boxText()).toBe('Gaya, Bihar 0-11'))
})

test('text typed before hydration is preserved, with its caret', async () => {
  await open((box) => {
    box.value = 'Patna'
    box.focus()
    box.setSelectionRange(2, 2)
  })
  await eventually(() => expect(boxText()).toBe('Patna 2-2'))
})

test('the focus is not moved back when it has moved elsewhere', async () => {
  await open(() => {})
  act(() => {
    find('input').focus()
    find('input').blur()
  })
  await eventually(() => expect(boxText()).toBe('Gaya, Bihar elsewhere'))
})
