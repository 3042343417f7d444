import type { Endpoint } from '../../contract/endpoint.ts'
import { contractSources } from '../platform/http/openapi/sources.ts'

export const contractEndpoints = async (): Promise<Map<string, Endpoint>> =>
  new Map([...(await contractSources())].map(([endpoint, { name }]) => [name, endpoint]))

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
