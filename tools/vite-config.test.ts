import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

test('no plugin of ours changes a module, so visitors run the libraries that the tests run', () => {
  const own = (config.plugins ?? []).filter(
    (each): each is Plugin => each instanceof Object && 'name' in each,
  )
  expect(own.map(({ name }) => name)).toEqual(['styles-of-lazy-sections', 'service-worker'])
  expect(own.filter(({ load, transform, renderChunk }) => load ?? transform ?? renderChunk)).toEqual([])
})
