import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutAttributes, withoutParts, withoutTags } from './leave-out-plugin.ts'
import { unusedAttributes, unusedParts } from './unused-parts.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('a function that is left out keeps its name and loses its body, also inside of another', () => {
  const code = 'function outer(a) { async function inner(b) { return b } return inner(a) }'
  expect(withoutParts(code, ['inner'])).toBe(
    'function outer(a) { async function inner(b) {} return inner(a) }',
  )
})

test('one that is asked for something answers it', () => {
  expect(withoutParts('function find(a) { return look(a) }', [{ name: 'find', answers: 'null' }])).toBe(
    'function find(a) {return null}',
  )
})

test('an attribute that no picture has goes out of the list, and one that is not there stops the build', () => {
  const code = 'new Map([["htmlFor", "for"],\n ["xHeight", "x-height"]])'
  expect(withoutAttributes(code, ['xHeight'])).toBe('new Map([["htmlFor", "for"]])')
  expect(() => withoutAttributes(code, ['vHanging'])).toThrow('no attribute vHanging')
  expect(() =>
    withoutAttributes(read(`node_modules/${unusedAttributes.file}`), unusedAttributes.names),
  ).not.toThrow()
})

test('its methods go', () => {
  const code = 'function Part() { this.a = 1 }\nPart.prototype.run = function () { return 1 };\nkeep()'
  expect(withoutParts(code, ['Part'])).toBe('function Part() {}\n\nkeep()')
})

test('a name that is not there stops the build', () => {
  expect(() => withoutParts('function other() {}', ['gone'])).toThrow('no function gone')
})

test.each(Object.entries(unusedParts))('%s has what is left out of it', (file, names) => {
  const code = read(`node_modules/${file}`)
  expect(withoutParts(code, names).length).toBeLessThan(code.length)
})

test('what runs for a tag alone goes, and of what is shared the label', () => {
  const code =
    'switch (fiber.tag) { case 1: a(); break; case 19: b(); break; case 2: case 30: c(); break; default: d() }'
  expect(withoutTags(code, [19, 30])).toBe(
    'switch (fiber.tag) { case 1: a(); break;  case 2: c(); break; default: d() }',
  )
})

// What the functions of unused-parts.ts belong to.
const NEVER_USED =
  /\b(?:ViewTransition|Activity|SuspenseList|useActionState|useFetchers?|PrefetchPageLinks|instrumentations|preinit|preconnect|prefetchDNS|preloadModule)\b|componentStack|\b(?:view|default)?[tT]ransition(?:Type|s)=|\bprecedence=|<script[^>]* src=|export const meta\b/
const ATTRIBUTES = new RegExp(`\\s(?:${unusedAttributes.names.join('|')})[=:]`)

test('no file of the web uses what is left out', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => NEVER_USED.test(read(file)))).toEqual([])
  const pictures = files.filter((file) => file.endsWith('.tsx'))
  expect(pictures.filter((file) => ATTRIBUTES.test(read(file)))).toEqual([])
})

test('nor does a library of the web', () => {
  const files = ['sonner', 'downshift', 'input-otp', 'react-hook-form', '@radix-ui', '@tanstack/react-query']
    .flatMap((name) => globSync(`node_modules/${name}/**/*.{js,mjs}`, { cwd: root }))
    .filter((file) => /\b(?:ViewTransition|useActionState|preinit|preloadModule)\b/.test(read(file)))
  expect(files).toEqual([])
})
