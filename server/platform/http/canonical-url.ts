// The URL of an API request with the parameters that its endpoint declares, in the order of the contract. Requests that differ only in
// other parameters, in their order or in the spelling of numbers have the same canonical URL.
import type { FastifyRequest } from 'fastify'

type Value = string | number | boolean
type Values = Readonly<Record<string, Value | Value[] | undefined>>

const declaredQuery = ({ config }: FastifyRequest['routeOptions']) =>
  (config.endpoint?.query as { properties?: object })?.properties ?? {}

export const canonicalUrl = (request: FastifyRequest, changes: Values = {}) => {
  const { routeOptions } = request
  const params = request.params as Values
  const query = { ...(request.query as Values), ...changes }
  const path = (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const name of Object.keys(declaredQuery(routeOptions)))
    for (const value of [query[name] ?? []].flat()) search.append(name, String(value))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}
