import type { Endpoint } from '../../../../contract/endpoint.ts'
import { exampleOf, type Schema } from './examples.ts'
import { type OpenApiReplies, repliesOf, replyComponents } from './replies.ts'

type Media = { schema?: Schema; example?: unknown; examples?: object }
type Operation = {
  operationId?: string
  parameters?: { name: string; schema?: Schema; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: OpenApiReplies
}
type Document = { paths: Record<string, Record<string, Operation>>; components: Record<string, unknown> }

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }

// The schemas of the contract are draft 7, where the items of a tuple are an array. OpenAPI 3.1 has 2020-12.
const withPrefixItems = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withPrefixItems)
  if (typeof value !== 'object' || value === null) return value
  const { additionalItems, ...schema } = value
  const converted = Object.fromEntries(
    Object.entries(schema).map(([key, each]) => [key, withPrefixItems(each)]),
  )
  if (schema['type'] !== 'array' || !Array.isArray(converted['items'])) return { ...value, ...converted }
  const { items, ...rest } = converted
  return { ...rest, prefixItems: items, items: additionalItems ?? false }
}

const addExample = (media: Media) => {
  if (!media.schema || media.examples) return
  media.schema = withPrefixItems(media.schema as Json) as Schema
  const example = exampleOf(media.schema)
  if (example !== undefined) media.example = example
}

const addExamples = ({ parameters = [], requestBody, responses }: Operation) => {
  for (const parameter of parameters)
    if (parameter.schema) parameter.example = exampleOf(parameter.schema, parameter.name)
  for (const { content = {} } of [...(requestBody ? [requestBody] : []), ...Object.values(responses)])
    for (const media of Object.values(content)) addExample(media)
}

export const completeDocument = (document: object, endpoints: ReadonlyMap<string, Endpoint>) => {
  const { paths, components } = document as Document
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const endpoint = endpoints.get(operation.operationId ?? '')
    if (!endpoint) continue
    operation.responses = repliesOf(endpoint, operation.responses)
    addExamples(operation)
  }
  Object.assign(components, replyComponents(endpoints.values()))
}
