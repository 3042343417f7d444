import { expect, test } from 'vitest'
import { CallError } from '../http/call.ts'
import type { TFunction } from '../i18n/translate.ts'
import { reasonText, refusalCodeText, refusalText } from './refusal-text.ts'

const WORDS: Readonly<Record<string, string>> = {
  'refusals.unexpected': 'Something went wrong.',
  'refusals.busy': 'The server is busy.',
}
const t = ((key: string, { defaultValue = '' }: { defaultValue?: string } = {}) =>
  WORDS[key] ?? defaultValue) as TFunction
const failed = (status: number, body: unknown) => new CallError(status, body)

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['500 as our server sends it', failed(500, { code: 'unexpected', detail: 'Something went wrong.' })],
  ['500 with a text of its own', failed(500, { detail: 'From the server' })],
  ['500 of a proxy', failed(500, undefined)],
])('returns the fallback for %s', (_name, error) => {
  expect(refusalText(t, error, 'Failed to post reply.')).toBe('Failed to post reply.')
})

test('returns the text of a 5xx with a code', () => {
  expect(refusalText(t, failed(503, { code: 'busy' }), 'Failed to post reply.')).toBe('The server is busy.')
})

test('the reason for a failure of the server differs from that for no connection', () => {
  expect(reasonText(t, failed(500, undefined), 'No connection.')).toBe('Something went wrong.')
  expect(reasonText(t, new TypeError('Failed to fetch'), 'No connection.')).toBe('No connection.')
})

test('a code that the page does not word gets the shared text, with its values', () => {
  const asked: unknown[] = []
  const onlyShared = ((_key: string, values: { ns?: string; defaultValue: string }) => {
    asked.push(values)
    return values.ns === 'Navbar' ? 'Too many tries.' : values.defaultValue
  }) as TFunction
  expect(refusalCodeText(onlyShared, 'too_many', 'From the server', { wait: '5 minutes' })).toBe(
    'Too many tries.',
  )
  expect(asked).toEqual([
    expect.objectContaining({ wait: '5 minutes' }),
    expect.objectContaining({ wait: '5 minutes' }),
  ])
})
