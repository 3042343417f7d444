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

test('a path is filled with what it names, and an empty part of a query is left out', () => {
  const parts = { params: { id: 'a/b' }, query: { q: 'chai & pakora', lang: '', page: 2, sort: undefined } }
  expect(fillPath('/blogs/:id/', parts)).toBe('/api/blogs/a%2Fb/?q=chai+%26+pakora&page=2')
  expect(fillPath('/blogs/', {})).toBe('/api/blogs/')
})

test('a reply is what the server said', async () => {
  const call = makeCall(async (method, path) => ({ status: 200, text: JSON.stringify({ method, path }) }))
  expect(await call<typeof readCustomerProfile>('GET', '/manage-customer-profile/')).toEqual({
    method: 'GET',
    path: '/api/manage-customer-profile/',
  })
})

test('a page of a list comes with the cursor of the next one, as long as there is one', async () => {
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

test('a refusal has its code, its text and how long to wait', () => {
  const error = refusedWith(429, { code: 'too_many', message: 'Too many requests.' }, { retryAfter: 30 })
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many',
    message: 'Too many requests.',
    retryAfter: 30,
  })
  expect(error.fields).toBeUndefined()
})

test.each(['error', 'detail', 'message'])(
  'a refusal without a code has its text, under the name %s',
  (name) => {
    const error = refusedWith(400, { [name]: 'Not today.' })
    expect(error).toMatchObject({ code: undefined, fields: undefined, serverText: 'Not today.' })
  },
)

test('a form’s messages stand at its fields', () => {
  const fields = { username: ['*Username already taken.'] }
  expect(refusedWith(400, fields)).toMatchObject({ code: undefined, fields, message: 'status 400' })
})

test('the rules behind a form’s messages come in a header, when the server names them', () => {
  const fields = { username: ['*Username already taken.'] }
  const named = new Headers({ [FIELD_CODES_HEADER]: '{"username":["usernameTaken"]}' })
  const headers = readHeaders((name) => named.get(name))
  expect(refusedWith(400, fields, headers).fieldCodes).toEqual({ username: ['usernameTaken'] })
  for (const fieldCodes of [undefined, null, '', 'no JSON', 'null'])
    expect(refusedWith(400, fields, { fieldCodes })).toMatchObject({ fields, fieldCodes: undefined })
})

test('a refusal that says more than its code can be read, and is no form’s', () => {
  const body = { status: 'verification_required', user_id: 7 }
  expect(refusedWith(403, body)).toMatchObject({ body, fields: undefined })
})

test('a proxy’s page instead of our reply is a refusal without words', () => {
  expect(refusedWith(502, '<h1>Bad gateway</h1>')).toMatchObject({
    status: 502,
    code: undefined,
    body: undefined,
  })
})
