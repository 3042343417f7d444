import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [1, '1 second', '1 सेकंड'],
  [90, '90 seconds', '90 सेकंड'],
  [91, '2 minutes', '2 मिनट'],
  [900, '15 minutes', '15 मिनट'],
  [undefined, '60 seconds', '60 सेकंड'],
])('formats a wait of %j seconds', (seconds, english, hindi) => {
  expect([waitText('en', seconds), waitText('hi', seconds)]).toEqual([english, hindi])
})
