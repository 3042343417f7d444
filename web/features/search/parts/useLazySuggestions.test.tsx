// The change from a box that the server rendered to the one with suggestions.
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

/** Rendered on the server; `before` the scripts come, a person is there already. */
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
const shown = () => find('p').textContent

test('what is selected stays selected, so that the next letter takes its place', async () => {
  await open(() => {})
  act(() => {
    const box = find('input') as HTMLInputElement
    box.focus()
    box.setSelectionRange(0, 11)
  })
  await eventually(() => expect(shown()).toBe('Gaya, Bihar 0-11'))
})

test('what was typed before the scripts came stays, with the caret where it was', async () => {
  await open((box) => {
    box.value = 'Patna'
    box.focus()
    box.setSelectionRange(2, 2)
  })
  await eventually(() => expect(shown()).toBe('Patna 2-2'))
})

test('the focus stays where it is when it has moved on meanwhile', async () => {
  await open(() => {})
  act(() => {
    find('input').focus()
    find('input').blur()
  })
  await eventually(() => expect(shown()).toBe('Gaya, Bihar elsewhere'))
})
