import { describe, expect, test } from 'vitest'
import { codeFaults, isBelow, pendingPaths, readSource, sourceFiles } from './code-words.ts'

const pending = pendingPaths()
const faults = sourceFiles().map((file) => ({ file, found: codeFaults(file, readSource(file)) }))

describe('the words of the code', () => {
  test('are on no list of forbidden ones, outside of pending.txt', () => {
    const checked = faults.filter(({ file }) => !pending.some((path) => isBelow(file, path)))
    expect(checked.flatMap(({ found }) => found)).toEqual([])
  })

  test('pending.txt lists no path without faults', () => {
    const isClean = (path: string) =>
      !faults.some(({ file, found }) => isBelow(file, path) && found.length > 0)
    expect(pending.filter(isClean)).toEqual([])
  })
})

describe('finds', () => {
  test.each([
    ['an identifier', 'server/a.ts', 'const laneOf = 1', 'laneOf'],
    ['a constant', 'server/a.ts', 'const MOST_LANES = 1', 'MOST_LANES'],
    ['a variable with the name of a column', 'server/a.ts', 'const shown = 1', 'shown'],
    ['code between templates', 'server/a.ts', 'f(`${x}`, lane, `${y}`)', 'lane'],
    ['a comment', 'server/a.ts', '// Somebody waits.', 'Somebody'],
    ['a block comment', 'web/A.tsx', '/** It is told so. */', 'is told'],
    ['a test name', 'server/a.test.ts', "test('nobody reads it', () => {})", 'nobody'],
    ['a comment of a style sheet', 'web/a.module.css', '/* Stands first. */', 'Stands'],
    ['a sentence of a document', 'docs/a.md', 'It is made anew.', 'anew'],
    ['a shop in the code of a feature', 'server/features/a/a.ts', 'const shopIds = 1', 'shopIds'],
    ['a trade in the code of a feature', 'web/features/a/A.tsx', '<A trade={each} />', 'trade'],
    ['a URL that is called an address', 'contract/a.ts', 'const pageAddress = 1', 'pageAddress'],
    ['an abstract name', 'web/lib/a.ts', 'const dateUtils = 1', 'dateUtils'],
    ['a look', 'web/ui/A.tsx', '<Button look="plain" />', 'look='],
    ['a component that is called a slot', 'web/app/A.tsx', 'const PushSlot = 1', 'PushSlot'],
    ['a component that is called a host', 'web/app/A.tsx', '<DialogHost />', 'DialogHost'],
    ['an expression builder that is called of', 'server/a.ts', "where((of) => of('id'))", '(of) =>'],
  ])('%s', (_, file, source, word) => {
    expect(codeFaults(file, source)).toEqual([expect.stringContaining(`${file}:1 ‘${word}’: say `)])
  })

  test.each(['server/lane.ts', 'web/lib/helpers.ts', 'server/features/a/shop.ts'])('the file %s', (file) => {
    expect(codeFaults(file, '')).toEqual([expect.stringContaining(`${file} is`)])
  })

  test('the line of each', () => {
    expect(codeFaults('server/a.ts', '\n\n// Whoever.\nlet told')).toEqual([
      expect.stringContaining('a.ts:4'),
      expect.stringContaining('a.ts:3'),
    ])
  })
})

test.each([
  ['a column or an API field', 'server/a.ts', 'const row = { shown: 1 }\nrow.shown = other.told_at'],
  ['a string of product code', 'server/a.ts', "const text = 'Nobody has written yet.'"],
  ['a regular expression', 'web/features/a/a.ts', 'getByRole(name, { name: /Email address/ })'],
  [
    'a postal address',
    'server/features/a/a.ts',
    'const { streetAddress } = row\nf(street_address, addressText)',
  ],
  ['a stored name', 'server/features/a/a.ts', 'const row = { shopDays: 1 }\nf(row.trade, shop_id)'],
  ['a shop outside of the domain', 'server/app/a.ts', 'const shop = 1'],
  ['a longer word', 'server/a.ts', '// Planes and standards.\nconst planes = 1'],
])('allows %s', (_, file, source) => {
  expect(codeFaults(file, source)).toEqual([])
})
