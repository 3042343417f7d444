import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { siteSources } from './site-sources.mjs'

const sources = new Set(siteSources())

const importsOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const relativeImports = text.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^'?]+)/g)
  return Array.from(relativeImports, ([, path = '']) => relative('.', resolve(file, '..', path)))
}

test('every file that the site imports makes a new build when it changes', () => {
  const scripts = [...sources].filter((file) => /\.tsx?$/.test(file))
  const missing = scripts.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !imported.startsWith('.react-router') && !imported.includes('+types'))
      .filter((imported) => !sources.has(imported))
      .map((imported) => `${file} imports ${imported}`),
  )
  expect(missing).toEqual([])
})

test('a test makes no new build', () => {
  const tests = [...sources].filter(
    (file) => file.includes('.test.') || file.startsWith(join('web', 'testing')),
  )
  expect(tests).toEqual([])
})
