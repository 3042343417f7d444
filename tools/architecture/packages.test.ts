import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
type Declared = Record<'dependencies' | 'devDependencies', Record<string, string>>
const declared = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Declared
const running = Object.keys(declared.dependencies)
const all = [...running, ...Object.keys(declared.devDependencies)]

const IMPORT = /(?:^import(?: type)? [^'();=]*|\bimport\()'(?!node:)((?:@[\w.-]+\/)?\w[\w.-]*)/gm
const LAYERS = '{bench,cluster,contract,demo,e2e,server,tools,web}/**/*.{ts,tsx,mjs}'
const imports = globSync(['*.ts', LAYERS], { cwd: root }).flatMap((file) =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(IMPORT)].map(([text, name = '']) => ({
    file,
    name,
    isRunning:
      /^(contract|server|web)\/(?!testing|.*\.test\.|app\/(dev|routes)\.ts)/.test(file) &&
      !text.startsWith('import type'),
  })),
)

test('what the product imports when it runs is declared for it, and all else somewhere', () => {
  expect(imports.filter(({ name, isRunning }) => !(isRunning ? running : all).includes(name))).toEqual([])
})

const UNNAMED =
  'knip oxfmt oxlint oxlint-tsgolint typescript @swc/core happy-dom @react-router/node @testing-library/dom'

test('every package that is declared has a use', () => {
  const used = new Set([...imports.map(({ name }) => name), ...UNNAMED.split(' '), '@types/node'])
  expect(all.filter((name) => !used.has(name) && !used.has(name.replace('@types/', '')))).toEqual([])
})
