import { expect, test } from 'vitest'
import type { readCustomerProfile } from '../../../contract/accounts.ts'
import type { searchPosts } from '../../../contract/search.ts'
import { FIELD_CODES_HEADER } from '../../../contract/errors.ts'
import { CallError, fillPath, makeCall, parseReply } from './call.ts'
import { type RawResponse, readHeaders } from './raw-response.ts'

const refusedWith = (status: number, body: unknown, headers: Partial<RawResponse> = {}) => {
  try {
    parseReply({ status, text: typeof body === 'string' ? body : JSON.stringify(body), ...headers })
  } catch (error) {
    if (error instanceof CallError) return error
  }
  throw new Error('Nothing was refused')
}

test('fills in the params and omits empty query parameters', () => {
  const parts = { params: { id: 'a/b' }, query: { q: 'chai & pakora', lang: '', page: 2, sort: undefined } }
  expect(fillPath('/blogs/:id/', parts)).toBe('/api/blogs/a%2Fb/?q=chai+%26+pakora&page=2')
  expect(fillPath('/blogs/', {})).toBe('/api/blogs/')
})

test('resolves to the reply', async () => {
  const call = makeCall(async (method, path) => ({ status: 200, text: JSON.stringify({ method, path }) }))
  expect(await call<typeof readCustomerProfile>('GET', '/manage-customer-profile/')).toEqual({
    method: 'GET',
    path: '/api/manage-customer-profile/',
  })
})

test('resolves to a page with the cursor of the next one, or null', async () => {
  const pageWith = (link: string | null) =>
    makeCall(async () => ({ status: 200, text: '[]', link })).page<typeof searchPosts>(
      'GET',
      '/blogs/search/',
      { query: { searchtext: 'chai' } },
    )
  const next = '</api/blogs/search/?searchtext=chai&cursor=a%2Bb>; rel="next"'
  expect(await pageWith(next)).toEqual({ reply: [], next: 'a+b' })
  expect(await pageWith(null)).toEqual({ reply: [], next: null })
})

test('a refusal has its code, its text and Retry-After', () => {
  const error = refusedWith(429, { code: 'too_many', message: 'Too many requests.' }, { retryAfter: 30 })
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many',
    message: 'Too many requests.',
    retryAfter: 30,
  })
  expect(error.fields).toBeUndefined()
})

test.each(['error', 'detail', 'message'])('a refusal without a code has the text of the field %s', (name) => {
  const error = refusedWith(400, { [name]: 'Not today.' })
  expect(error).toMatchObject({ code: undefined, fields: undefined, serverText: 'Not today.' })
})

test('a refusal of a form has its messages by field', () => {
  const fields = { username: ['*Username already taken.'] }
  expect(refusedWith(400, fields)).toMatchObject({ code: undefined, fields, message: 'status 400' })
})

test('reads the codes of broken rules from the header', () => {
  const fields = { username: ['*Username already taken.'] }
  const named = new Headers({ [FIELD_CODES_HEADER]: '{"username":["usernameTaken"]}' })
  const headers = readHeaders((name) => named.get(name))
  expect(refusedWith(400, fields, headers).fieldCodes).toEqual({ username: ['usernameTaken'] })
  for (const fieldCodes of [undefined, null, '', 'no JSON', 'null'])
    expect(refusedWith(400, fields, { fieldCodes })).toMatchObject({ fields, fieldCodes: undefined })
})

test('a refusal with more than its code keeps its body and has no fields', () => {
  const body = { status: 'verification_required', user_id: 7 }
  expect(refusedWith(403, body)).toMatchObject({ body, fields: undefined })
})

test('the page of a proxy is a refusal without a text', () => {
  expect(refusedWith(502, '<h1>Bad gateway</h1>')).toMatchObject({
    status: 502,
    code: undefined,
    body: undefined,
  })
})
