import { expect, test } from 'vitest'
import { mobileDigits } from './MobileInput.tsx'

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['98a', '98a'],
])('%j becomes %j', (typed, digits) => {
  expect(mobileDigits(typed)).toBe(digits)
})
