import { beforeEach, expect, test } from 'vitest'
import {
  addWaiting,
  clearDisowned,
  disownOutbox,
  hasWaiting,
  onWaitingChange,
  readDisowned,
  saveWaiting,
} from './waiting-accounts.ts'

beforeEach(() => window.localStorage.clear())

test('lists the accounts that have entries', () => {
  expect(hasWaiting(7)).toBe(false)
  addWaiting(7)
  addWaiting(0)
  addWaiting(7)
  expect([hasWaiting(7), hasWaiting(0), hasWaiting(70)]).toEqual([true, true, false])
  saveWaiting([])
  expect(hasWaiting(7)).toBe(false)
  expect(window.localStorage.length).toBe(0)
})

test('a logout removes the account from the list and marks its entries for removal', () => {
  saveWaiting([7, 8])
  disownOutbox(7)
  disownOutbox(9)
  expect([hasWaiting(7), hasWaiting(8)]).toEqual([false, true])
  expect(readDisowned()).toEqual([7])
  clearDisowned()
  expect(readDisowned()).toEqual([])
})

test('notifies listeners of changes only', () => {
  let calls = 0
  const stop = onWaitingChange(() => (calls += 1))
  addWaiting(7)
  addWaiting(7)
  expect(calls).toBe(1)
  stop()
  saveWaiting([])
  expect(calls).toBe(1)
})
