import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BROTLI, GZIP } from './compression.ts'

const textsOf = (language: string, name: string) =>
  readFileSync(new URL(`../../../web/locales/${language}/${name}.json`, import.meta.url))
const texts = ['en', 'hi'].flatMap((language) => ['Navbar', 'Home'].map((name) => textsOf(language, name)))
const savedBy = (compress: (text: Buffer) => Buffer) =>
  texts.reduce((sum, text) => sum + text.length - compress(text).length, 0)

const BROTLI_4 = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

test('the level of Brotli keeps nine tenths of what level 4 saves', () => {
  const [fast, slow] = [BROTLI, BROTLI_4].map((level) => savedBy((text) => brotliCompressSync(text, level)))
  expect(fast).toBeGreaterThan(0.9 * (slow ?? Infinity))
})

test('the level of gzip keeps nine tenths of what its default saves', () => {
  expect(savedBy((text) => gzipSync(text, GZIP))).toBeGreaterThan(0.9 * savedBy((text) => gzipSync(text)))
})
