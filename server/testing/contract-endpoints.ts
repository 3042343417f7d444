// Every endpoint that the contract declares, by its exported name.
import { readdir } from 'node:fs/promises'
import type { Endpoint } from '../../contract/endpoint.ts'

const folder = new URL('../../contract/', import.meta.url)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

export const contractEndpoints = async (): Promise<Map<string, Endpoint>> => {
  const found = new Map<string, Endpoint>()
  for (const file of (await readdir(folder)).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )) {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) found.set(name, value)
  }
  return found
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
