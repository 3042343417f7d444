import { afterEach, expect, test } from 'vitest'
import { deleteDraftsOf } from '../../../lib/forms/drafts.ts'
import { clearSession, saveSession } from '../../../lib/session/session.ts'
import { readVoicePosition, saveVoicePosition } from './voice-positions.ts'

const arrive = (id: number) =>
  saveSession(
    {
      access_token: 'access',
      refresh_token: 'refresh',
      user: { id, username: `user${id}`, role: 'customer' },
    },
    false,
  )

afterEach(() => {
  clearSession()
  sessionStorage.clear()
})

test('stores where a note was stopped, for its account only, until the logout', () => {
  arrive(7)
  saveVoicePosition('one', 12.34)
  expect(readVoicePosition('one')).toBe(12.3)
  arrive(8)
  expect(readVoicePosition('one')).toBe(0)
  arrive(7)
  deleteDraftsOf(7)
  expect(readVoicePosition('one')).toBe(0)
})

test('stores nothing of a note that was heard to its end, or without a session', () => {
  arrive(7)
  saveVoicePosition('one', 5)
  saveVoicePosition('one', 0)
  expect(readVoicePosition('one')).toBe(0)
  clearSession()
  saveVoicePosition('one', 5)
  expect([readVoicePosition('one'), ...Object.values(sessionStorage)].join()).not.toContain('one')
})

test('stores the 100 notes that were stopped last', () => {
  arrive(7)
  for (let note = 0; note <= 100; note += 1) saveVoicePosition(`note ${note}`, 5)
  expect([readVoicePosition('note 0'), readVoicePosition('note 1')]).toEqual([0, 5])
})

test.each([['not a list'], [[['one']]], [[['one', 'late']]]])(
  'ignores %j, written by another version',
  (stored) => {
    arrive(7)
    sessionStorage.setItem('draft:7:voice-positions', JSON.stringify(stored))
    expect(readVoicePosition('one')).toBe(0)
  },
)
