import { expect, test } from 'vitest'
import { splitImports } from './constants-plugin.ts'

test('each constant is a module of its own; types stay', () => {
  expect(
    splitImports("import { DAY, map as limits, type Language } from '../../contract/limits.ts'\nf()"),
  ).toBe(
    "import { DAY } from '../../contract/limits.ts?only=DAY';import { map as limits } from '../../contract/limits.ts?only=map';import { type Language } from '../../contract/limits.ts'\nf()",
  )
})

test('an import of types alone, or of another file, is not touched', () => {
  for (const code of ["import type { Language } from './limits.ts'", "import { t } from './texts.ts'"])
    expect(splitImports(code)).toBe(code)
})
