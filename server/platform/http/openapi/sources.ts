import { readdir } from 'node:fs/promises'
import type { Endpoint } from '../../../../contract/endpoint.ts'

const folder = new URL('../../../../contract/', import.meta.url)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

export type Source = Readonly<{ name: string; file: string }>

const sourcesIn = async (file: string) => {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  return Object.entries(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [[value, { name, file: file.replace('.ts', '') }] as const] : [],
  )
}

export const contractSources = async (): Promise<ReadonlyMap<Endpoint, Source>> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  return new Map((await Promise.all(files.map(sourcesIn))).flat())
}
