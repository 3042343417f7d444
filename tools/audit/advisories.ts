// Advisories in the format of npm's bulk endpoint, which covers only the versions it was sent: a second file stores these and the date.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { validRange } from 'semver'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Versions } from './installed.ts'

const Advisory = Type.Object({
  id: Type.Union([Type.Integer(), Type.String()]),
  url: Type.String(),
  title: Type.String(),
  severity: Type.Enum(['info', 'low', 'moderate', 'high', 'critical']),
  vulnerable_versions: Type.String(),
})
const Advisories = Type.Record(Type.String(), Type.Array(Advisory))
const About = Type.Object({
  fetchedAt: Type.String(),
  versions: Type.Record(Type.String(), Type.Array(Type.String())),
})

export type Advisory = Static<typeof Advisory>
export type Advisories = Static<typeof Advisories>
export type StoredAdvisories = Readonly<{
  advisories: Advisories
  fetchedAt: Date
  versions: Versions | undefined
}>

const areAdvisories = Compile(Advisories)
const isAbout = Compile(About)
const aboutFileOf = (file: string) => file.replace(/(\.json)?$/, '.about.json')
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const checkAdvisories = (advisories: unknown, source: string): Advisories => {
  if (!areAdvisories.Check(advisories)) throw new Error(`${source} has another format than npm's advisories`)
  for (const { vulnerable_versions: range } of Object.values(advisories).flat())
    if (validRange(range) === null) throw new Error(`${source} has a range that cannot be read: ${range}`)
  return advisories
}

export const readAdvisories = (file: string): StoredAdvisories | undefined => {
  if (!existsSync(file)) return undefined
  const advisories = checkAdvisories(readJson(file), file)
  const aboutFile = aboutFileOf(file)
  if (!existsSync(aboutFile)) return { advisories, fetchedAt: statSync(file).mtime, versions: undefined }
  const about = readJson(aboutFile)
  if (!isAbout.Check(about)) throw new Error(`${aboutFile} cannot be read`)
  return { advisories, fetchedAt: new Date(about.fetchedAt), versions: about.versions }
}

const TIMEOUT_MS = 60_000

export const fetchAdvisories = async (registry: string, versions: Versions) => {
  const url = new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify(versions)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the registry answered ${response.status}`)
  return checkAdvisories(await response.json(), 'the reply of the registry')
}

type Fetched = { advisories: Advisories; versions: Versions; now: Date }

export const writeAdvisories = (file: string, { advisories, versions, now }: Fetched) => {
  const write = (path: string, content: object) =>
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
  write(file, advisories)
  write(aboutFileOf(file), { fetchedAt: now.toISOString(), versions })
}
