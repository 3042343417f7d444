import { expect, test } from 'vitest'
import { inParts } from './copy.ts'

const partsOf = async (chunks: readonly string[], size: number) => {
  const buffers = async function* () {
    yield* chunks.map((chunk) => Buffer.from(chunk))
  }
  const parts: string[] = []
  for await (const part of inParts(buffers(), size)) parts.push(part.toString())
  return parts
}

test('a part ends with a row, also when a chunk ends within one', async () => {
  expect(await partsOf(['1\tab\n2\tc', 'd\n3\te', 'f\n'], 12)).toEqual(['1\tab\n2\tcd\n', '3\tef\n'])
})

test('a row that is longer than a part stays whole', async () => {
  expect(await partsOf(['long', 'er than', ' four\n', '2\n'], 4)).toEqual(['longer than four\n', '2\n'])
})

test('an empty table has no parts', async () => {
  expect(await partsOf([], 4)).toEqual([])
})
