// The server renders a page from the parameters that server/app/page-parameters.ts lists; others would be read by the browser only.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { LANGUAGE_PARAMETER } from '../../contract/language.ts'
import { PAGE_PARAMETERS } from '../../server/app/page-parameters.ts'
import routeConfig from '../../web/app/routes.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const app = resolve(root, 'web/app')

type Page = { path: string; file: string }
const pagesOf = (entries: readonly RouteConfigEntry[], parent = ''): Page[] =>
  entries.flatMap(({ path = '', file, children = [] }) => [
    { path: `${parent}${path}`, file: resolve(app, file) },
    ...pagesOf(children, path && `${path}/`),
  ])

const IMPORT = /\bfrom '(\.[^']+\.tsx?)'/g
// lib/ reads parameters of the API and of other sites.
const isScanned = (file: string) => /\/web\/(features|app)\//.test(file)

const sources = new Map<string, string>()
const read = (file: string) => {
  const text = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, text)
  return text
}

const modulesOf = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !isScanned(file)) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(IMPORT)) modulesOf(resolve(dirname(file), path), seen)
  return seen
}

const READ =
  /\b(?:query|search|params|searchParams|useSearchParams\(\)\[0\])\.(?:get|has)\((?:'(\w+)'|([A-Z_]+))/g
const valueOf = (constant: string, texts: readonly string[]) =>
  texts.flatMap((text) => new RegExp(`\\bconst ${constant} = '(\\w+)'`).exec(text)?.[1] ?? [])

const namesReadBy = (file: string) => {
  const texts = [...modulesOf(file)].map(read)
  return texts.flatMap((text) =>
    [...text.matchAll(READ)].flatMap(([, name, constant]) => name ?? valueOf(constant ?? '', texts)),
  )
}

const SEARCH = ['q', 'district', 'category', 'sort', 'open_now', 'verified', 'min_rating', 'shown', 'after']
const REVIEWS = ['stars', 'sort', 'reviews_after', 'reviews', 'review']

const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  '': SEARCH,
  'profile-customer': REVIEWS,
  viewreviews: REVIEWS,
  // Read by the browser only, without effect on the page.
  offline: ['from', 'q', 'district', 'category', 'sort', 'open_now', 'verified', 'min_rating'],
}

const readByPage = new Map<string, Set<string>>()
for (const { path, file } of pagesOf(routeConfig)) {
  const [first = ''] = path.split('/')
  const names = namesReadBy(file).filter((name) => name !== LANGUAGE_PARAMETER)
  const own = new Set(names).difference(new Set(NOT_READ[first]))
  readByPage.set(first, (readByPage.get(first) ?? new Set()).union(own))
}

test('every parameter that a page reads is listed', () => {
  const unlisted = [...readByPage].flatMap(([page, names]) =>
    [...names].filter((name) => !PAGE_PARAMETERS[page]?.includes(name)).map((name) => `${page} ${name}`),
  )
  expect(unlisted).toEqual([])
})

test('every listed parameter is read', () => {
  const unread = Object.entries(PAGE_PARAMETERS).flatMap(([page, names]) =>
    page === '__manifest'
      ? []
      : names.filter((name) => !readByPage.get(page)?.has(name)).map((name) => `${page} ${name}`),
  )
  expect(unread).toEqual([])
})
