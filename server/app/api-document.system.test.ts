import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Compile } from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { apiDocument } from './api-document.ts'

type Media = { schema?: object; example?: unknown; examples?: Record<string, { $ref: string }> }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; schema: object; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}
type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string; description: string }[]
  components: { schemas: object; examples: Record<string, { value: unknown }> }
}

const document = await apiDocument()
const { paths, tags, components } = document as unknown as ApiDocument
const endpoints = await contractEndpoints()
const operations = Object.values(paths).flatMap((path) => Object.values(path))
const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
const statuses = (id: string) => Object.keys(byId.get(id)?.responses ?? {}).map(Number)

const isValid = (schema: object, value: unknown) => Compile({ ...schema, components } as never).Check(value)

const mediaOf = ({ requestBody, responses }: Operation) =>
  [...(requestBody ? [requestBody] : []), ...Object.values(responses)].flatMap(({ content = {} }) =>
    Object.entries(content),
  )

test('the document follows the recommended rules of its linter', async () => {
  const rules = { 'no-path-trailing-slash': 'off' } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every endpoint of the contract is an operation with its name', () => {
  expect([...byId.keys()].toSorted()).toEqual([...endpoints.keys()].toSorted())
  expect(operations.length).toBe(byId.size)
})

test('every operation has one tag, and every tag a description', () => {
  expect(tags.filter(({ description }) => description === '')).toEqual([])
  const names = new Set(tags.map(({ name }) => name))
  expect(operations.filter((each) => each.tags.length !== 1 || !names.has(each.tags[0] ?? ''))).toEqual([])
})

describe('every refusal is documented', () => {
  test.each([...endpoints].map(([id, endpoint]) => [nameOf(endpoint), id, endpoint] as const))(
    '%s',
    (_name, id, { method, access, isSecret, files, reply, rate }) => {
      const writes = method !== 'GET'
      const expected = [
        400,
        401,
        429,
        500,
        503,
        ...Object.keys(reply).map(Number),
        ...(['customer', 'provider', 'admin'].includes(access) ? [403] : []),
        ...(rate && access === 'anyone' ? [403] : []),
        ...(writes ? [413, 415] : []),
        ...(writes && !isSecret ? [409] : []),
        ...(files ? [507] : []),
      ]
      expect(statuses(id)).toEqual(expect.arrayContaining(expected))
    },
  )

  test('with the codes of that endpoint, and no others', () => {
    const examples = byId.get('readPost')?.responses['404']?.content?.['application/json']?.examples
    expect(examples).toEqual({ not_found: { $ref: '#/components/examples/not_found' } })
    expect(Object.keys(byId.get('listCategories')?.responses ?? {})).not.toContain('404')
  })
})

test('a call that may need a proof of work names the refusal and the header', () => {
  const { parameters, responses } = byId.get('createContact') ?? {}
  expect(parameters?.map(({ name }) => name)).toContain('X-Proof-Of-Work')
  expect(responses?.['403']?.content?.['application/json']?.examples).toHaveProperty('proof_needed')
  // Its callers are signed in and have quotas of their own.
  expect(byId.get('writeComment')?.parameters?.map(({ name }) => name)).not.toContain('X-Proof-Of-Work')
})

describe('examples', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'of %s are there, and valid',
    (_id, operation) => {
      for (const [type, { schema = {}, example, examples }] of mediaOf(operation)) {
        if (examples || /^(image|audio)\/|\/octet-stream$/.test(type)) continue
        expect([type, example, isValid(schema, example)]).toEqual([type, example, true])
      }
      for (const { name, schema, example } of operation.parameters ?? [])
        expect([name, example, isValid(schema, example)]).toEqual([name, example, true])
    },
  )

  test('of the refusals are valid', () => {
    const error = { $ref: '#/components/schemas/Error' }
    for (const [code, { value }] of Object.entries(components.examples))
      expect([code, isValid(error, value)]).toEqual([code, true])
  })
})

test('a response that is not JSON has its content type', () => {
  const types = (id: string) => Object.keys(byId.get(id)?.responses['200']?.content ?? {})
  expect(types('drawCaptcha')).toEqual(['image/png'])
  expect(types('readCaptchaAudio')).toEqual(['audio/wav'])
  expect(types('downloadContacts')).toEqual(['text/csv; charset=utf-8'])
})

test('a response without a body documents none', () => {
  expect(byId.get('countProviderEvent')?.responses['204']).toEqual({ description: expect.any(String) })
})
