// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import type { ComboboxItem } from './ComboboxList.tsx'
import { click, find, findInput, fire, focus, mount, press, type } from '../../testing/page.tsx'

const groups = [
  { heading: 'Categories', items: [{ key: 'c1', text: 'Sweets' }] },
  { heading: 'Businesses', items: [{ key: 'b1', text: 'Sharma Sweets' }] },
]
const events = () => ({
  onPick: vi.fn<(item: ComboboxItem) => void>(),
  onSubmitText: vi.fn<(text: string) => void>(),
})

function Search({
  on,
  loading = false,
  found = groups,
  isInForm = false,
}: {
  on: ReturnType<typeof events>
  loading?: boolean
  found?: typeof groups
  isInForm?: boolean
}) {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="Search"
      value={text}
      onType={setText}
      groups={found}
      loading={loading}
      loadingText="Looking..."
      emptyText="Nothing found"
      countText={(count) => `${count} suggestions`}
      onPick={on.onPick}
      onSubmitText={isInForm ? undefined : on.onSubmitText}
    />
  )
}

function typed(text: string, props: Omit<Parameters<typeof Search>[0], 'on'> = {}) {
  const on = events()
  mount(<Search on={on} {...props} />)
  const input = findInput()
  focus(input)
  type(input, text)
  return { ...on, input }
}

const status = () => find('output').textContent
const highlighted = () => find(`[id="${find('input').getAttribute('aria-activedescendant')}"]`).textContent

test('arrow keys go through all groups, and Enter picks what is highlighted', () => {
  const { onPick, onSubmitText } = typed('swe')
  press('ArrowDown')
  expect(highlighted()).toBe('Sweets')
  press('ArrowDown')
  expect(highlighted()).toBe('Sharma Sweets')
  press('Enter')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(groups[1]?.items[0])
  expect(onSubmitText).not.toHaveBeenCalled()
})

test('a click picks, and the same may be picked again', async () => {
  const { onPick, input } = typed('swe')
  await click(find('[role=option]'))
  type(input, 'swee')
  await click(find('[role=option]'))
  expect(onPick).toHaveBeenCalledTimes(2)
})

test('Enter with nothing highlighted hands over the text as it was typed', () => {
  const { onPick, onSubmitText } = typed('बिजली मिस्त्री')
  press('Enter')
  expect(onSubmitText).toHaveBeenCalledExactlyOnceWith('बिजली मिस्त्री')
  expect(onPick).not.toHaveBeenCalled()
})

test('Escape closes the list and keeps the text', () => {
  const { input } = typed('swe')
  press('Escape')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(input.value).toBe('swe')
})

test('leaving the box picks nothing', () => {
  const { onPick, input } = typed('swe')
  press('ArrowDown')
  fire(input, new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body }))
  expect(onPick).not.toHaveBeenCalled()
  expect(input.value).toBe('swe')
})

test('takes over focus and selection only when it replaces a plain box', () => {
  const caret = [1, 3] as const
  const replacement = (value: string) => (
    <>
      <Combobox
        caret={caret}
        label="Search"
        value={value}
        onType={() => {}}
        onPick={() => {}}
        groups={groups}
        loading={false}
        loadingText=""
        emptyText=""
        countText={String}
      />
      <button type="button">Elsewhere</button>
    </>
  )
  const { show } = mount(replacement('swe'))
  expect(document.activeElement).toBe(findInput())
  expect([findInput().selectionStart, findInput().selectionEnd]).toEqual([1, 3])
  focus(find('button'))
  show(replacement('sweet'))
  expect(document.activeElement).toBe(find('button'))
})

test('what happens in the list is said aloud', () => {
  typed('swe')
  expect(status()).toBe('2 suggestions')
})

test('waiting is said aloud', () => {
  typed('swe', { loading: true, found: [] })
  expect(status()).toBe('Looking...')
})

test('finding nothing is said aloud', () => {
  typed('zz', { found: [] })
  expect(status()).toBe('Nothing found')
})

test('without a highlighted suggestion Enter is left to the form around the box, though the list is open', () => {
  const { onPick, input } = typed('swe', { isInForm: true })
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  fire(input, enter)
  expect(enter.defaultPrevented).toBe(false)
  expect(onPick).not.toHaveBeenCalled()
})
