import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const PAGE = '<head><link rel="modulepreload" href="/a.js"/></head><body>rel="modulepreload" हाट</body>'

/** In pieces of so many bytes, as a line may bring them. */
const sent = (page: string, bytes: number) => {
  const all = new TextEncoder().encode(page)
  const pieces = new ReadableStream<Uint8Array>({
    start: (out) => {
      for (let i = 0; i < all.length; i += bytes) out.enqueue(all.slice(i, i + bytes))
      out.close()
    },
  })
  return new Response(pieces.pipeThrough(scriptsLast())).text()
}

test.each([1, 7, 4_096])(
  'scripts in the head are asked for last, and no other byte changes: %i at a time',
  async (bytes) => {
    expect(await sent(PAGE, bytes)).toBe(
      PAGE.replace('"modulepreload"', '"modulepreload" fetchpriority="low"'),
    )
  },
)

test('a page without a head goes through as it is', async () => {
  expect(await sent('<p>rel="modulepreload"', 3)).toBe('<p>rel="modulepreload"')
})
