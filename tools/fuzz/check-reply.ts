// Compares status, type and body of a reply with the API document.
import { Compile } from 'typebox/schema'
import type { Endpoint } from '../../contract/endpoint.ts'

type Media = { schema?: object }
type Replies = Record<string, { content?: Record<string, Media> }>
export type ApiDocument = {
  paths: Record<string, Record<string, { operationId: string; responses: Replies }>>
  components: object
}
type Reply = { statusCode: number; headers: Record<string, unknown>; body: string }

const bareType = (type: unknown) => String(type).split(';')[0]?.trim()

const documentPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

export const replyChecker = ({ paths, components }: ApiDocument) => {
  const compiled = new Map<object, ReturnType<typeof Compile>>()
  const validatorOf = (schema: object) => {
    const validator = compiled.get(schema) ?? Compile({ ...schema, components } as never)
    compiled.set(schema, validator)
    return validator
  }

  const bodyFault = (media: Media, body: string) => {
    if (!media.schema) return undefined
    const [isValid, errors] = validatorOf(media.schema).Errors(JSON.parse(body))
    return isValid ? undefined : `not as announced: ${JSON.stringify(errors.slice(0, 3))}`
  }

  return ({ method, path }: Endpoint, { statusCode, headers, body }: Reply): string | undefined => {
    if (statusCode >= 500) return `${statusCode}`
    const announced = paths[documentPath(path)]?.[method.toLowerCase()]?.responses[statusCode]
    if (!announced) return `${statusCode} is not announced`
    const type = headers['content-type']
    if (!announced.content) return body === '' ? undefined : `${statusCode} should have no body`
    const content = Object.entries(announced.content).find(([name]) => bareType(name) === bareType(type))
    if (!content) return `${statusCode} of the type ${String(type)} is not announced`
    return bareType(type) === 'application/json' ? bodyFault(content[1], body) : undefined
  }
}
