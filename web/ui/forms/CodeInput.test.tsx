// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeInput } from './CodeInput.tsx'
import { findInput, fire, mount, type } from '../../testing/page.tsx'

function aCodeInput() {
  const onComplete = vi.fn<(code: string) => void>()
  function Code() {
    const [code, setCode] = useState('')
    return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />
  }
  mount(<Code />)
  return { input: findInput(), onComplete }
}

function paste(input: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  fire(input, Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
}

test('a code pasted with spaces fills the six boxes', () => {
  const { input, onComplete } = aCodeInput()
  paste(input, 'OTP: 481 516')
  expect(input.value).toBe('481516')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481516')
})

test('Devanagari digits are digits', () => {
  const { input } = aCodeInput()
  type(input, '४८१')
  expect(input.value).toBe('481')
})

test('letters do not get in', () => {
  const { input, onComplete } = aCodeInput()
  type(input, '48a')
  expect(input.value).toBe('')
  expect(onComplete).not.toHaveBeenCalled()
})
