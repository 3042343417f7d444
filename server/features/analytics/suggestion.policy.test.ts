import { expect, test } from 'vitest'
import type { ProfilePart } from '../../../contract/limits.ts'
import { type PartEffect, suggestionFor } from './suggestion.policy.ts'

type Side = { shops?: number; calls: number; callsError?: number }
const compared = (part: ProfilePart, having: Side, lacking: Side): PartEffect[] => [
  { habit: part, hasIt: true, shops: 100, callsError: 0.5, ...having },
  { habit: part, hasIt: false, shops: 100, callsError: 0.5, ...lacking },
]

test('suggests the missing part with the greatest difference', () => {
  const rows = [
    ...compared('photos', { calls: 20 }, { calls: 2 }),
    ...compared('hours', { calls: 9 }, { calls: 5 }),
    ...compared('price_list', { calls: 14 }, { calls: 5 }),
  ]
  expect(suggestionFor(['hours', 'price_list'], rows)).toEqual({
    habit: 'price_list',
    calls_with: 14,
    calls_without: 5,
  })
  expect(suggestionFor([], rows)).toBeNull()
})

test.each([
  ['few businesses have it', { calls: 9, shops: 29 }, { calls: 5 }],
  ['few businesses lack it', { calls: 9 }, { calls: 5, shops: 29 }],
  ['it may be chance', { calls: 9, callsError: 2 }, { calls: 5, callsError: 2 }],
  ['it is little', { calls: 9, callsError: 0.01 }, { calls: 8, callsError: 0.01 }],
  ['it is the other way round', { calls: 5 }, { calls: 9 }],
])('nothing when %s', (_why, having, lacking) => {
  expect(suggestionFor(['hours'], compared('hours', having, lacking))).toBeNull()
})

test('suggests nothing that no business has', () => {
  const [having] = compared('hours', { calls: 9 }, { calls: 5 })
  expect(suggestionFor(['hours'], having ? [having] : [])).toBeNull()
  expect(suggestionFor(['hours'], [])).toBeNull()
})
