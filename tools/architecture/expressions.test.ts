// Regular expressions with exponential or polynomial backtracking can block the server.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse, type Literal } from 'scslre'
import { Visitor, parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
)

const expressionsIn = (file: string) => {
  const found: Literal[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
  })
  visitor.visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  return found
}

const isSlow = (literal: Literal) => analyse(literal, { reportTypes: { Move: false } }).reports.length > 0

test('the rule finds one that is slow', () => {
  expect(isSlow({ source: String.raw`^\/(?:[\w-]+\/?)*$`, flags: '' })).toBe(true)
})

test('every expression takes time in proportion to the text', () => {
  const all = files.flatMap((file) => expressionsIn(file).map((literal) => ({ file, literal })))
  expect(all.length).toBeGreaterThan(300)
  const slow = all.filter(({ literal }) => isSlow(literal))
  expect(slow.map(({ file, literal }) => `${file}: /${literal.source}/`)).toEqual([])
})
