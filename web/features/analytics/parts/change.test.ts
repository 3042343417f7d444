import { expect, test } from 'vitest'
import { changeText, directionOf } from './change.ts'

const t = ((key: string) => key) as Parameters<typeof changeText>[0]

test.each([
  [112, 100, '+12%', 'up'],
  [88, 100, '−12%', 'down'],
  [100, 100, 'same', 'same'],
  [671, 672, 'same', 'same'],
  [0, 0, 'same', 'same'],
  [3, 0, 'fromNone', 'up'],
  [0, 3, '−100%', 'down'],
])('%d after %d: %s, %s', (now, before, text, direction) => {
  expect([changeText(t, now, before), directionOf(now, before)]).toEqual([text, direction])
})
