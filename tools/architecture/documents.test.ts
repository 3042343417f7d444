import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverFeatures } from '../feature-order.ts'

const root = new URL('../../', import.meta.url).pathname
const documents = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: root })

// The platform and the app are named without their folder `server`. Names with placeholders, such as <feature>, are no paths.
const PATH =
  /`((?:app|bench|cluster|contract|data|demo|deploy|docs|e2e|platform|server|tools|web)\/[\w./*-]*)`/g
const LINK = /\]\((?!https?:)([^)#]+)\)/g

const read = (document: string) => readFileSync(join(root, document), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const isThere = (path: string) => globSync([path, join('server', path)], { cwd: root }).length > 0

test.each(documents)('%s names only files that exist, and its links lead somewhere', (document) => {
  const text = read(document)
  expect(all(text, PATH).filter((path) => !isThere(path))).toEqual([])
  const folder = join(root, dirname(document))
  expect(all(text, LINK).filter((link) => !existsSync(join(folder, link)))).toEqual([])
})

// `Home:bar.submit` in the specification is a key of web/locales/en/Home.json.
const TEXT_KEY = /`([A-Z]\w+:[\w.]+)`/g
const isText = (name: string) => {
  const [namespace = '', path = ''] = name.split(':')
  const file = join(root, `web/locales/en/${namespace}.json`)
  if (!existsSync(file)) return false
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  for (const key of path.split('.')) found = new Map(Object.entries(found ?? {})).get(key)
  return found !== undefined
}

test.each(documents.filter((path) => /^docs\/specification\/.+-/.test(path)))(
  '%s names only texts that exist',
  (document) => {
    const names = all(read(document), TEXT_KEY)
    expect(names.filter((name) => !isText(name))).toEqual([])
  },
)

test('docs/architecture.md lists the features of the server in their order', () => {
  const [, list = ''] = /features\/ +(places[^]*?)\n +platform\//.exec(read('docs/architecture.md')) ?? []
  expect(list.split('→').map((name) => name.trim())).toEqual(serverFeatures)
})

test('docs/glossary.md explains each term once', () => {
  const terms = all(read('docs/glossary.md'), /^\| (?!term |--)([^|]+) \|/gm)
  expect(terms.length).toBeGreaterThan(80)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})

test('each section of docs/glossary.md is sorted', () => {
  for (const section of read('docs/glossary.md').split('\n## ')) {
    const terms = all(section, /^\| (?!term |--)`?([^|`]+)`? \|/gm).map((term) => term.toLowerCase())
    expect(terms).toEqual(terms.toSorted())
  }
})

test('every benchmark of package.json is described in bench/README.md', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
  const text = read('bench/README.md')
  expect(commands.filter((name) => !text.includes(`\`npm run ${name}\` |`))).toEqual([])
})

test('each decision has a status and the three sections', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'))
  const SHAPE =
    /^# \d+\. .+\n\nStatus: (?:accepted|superseded)[^]*\n## Context\n[^]*\n## Decision\n[^]*\n## Consequences\n/
  expect(decisions.filter((path) => !SHAPE.test(read(path)))).toEqual([])
})

test('there are documents, and they name files', () => {
  const texts = documents.map(read).join('\n')
  expect(documents).toContain('docs/glossary.md')
  expect(all(texts, PATH).length).toBeGreaterThan(80)
})
