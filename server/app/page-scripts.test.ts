import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as pageScripts from './page-scripts.ts'

const NONCE = '5a5a-1'
const hashScripts = (text: string, nonce: string) => {
  const { page, hashes } = pageScripts.hashScripts(Buffer.from(text), nonce)
  return { page: String(page), hashes }
}
const script = (text: string, nonce = NONCE) => `<script nonce="${nonce}" type="module">${text}</script>`
const sha256 = (text: string) => hash('sha256', text, 'base64')

test('allows each rendered script by its hash, and the page is the same for all visitors', () => {
  const { page, hashes } = hashScripts(`<p>हाट</p>${script('start()')}\n${script('"हाट"\nend()')}`, NONCE)
  expect(hashes).toEqual([sha256('start()'), sha256('"हाट"\nend()')])
  expect(page).toBe(
    '<p>हाट</p><script type="module">start()</script>\n<script type="module">"हाट"\nend()</script>',
  )
})

test('the same script twice is allowed once', () => {
  expect(hashScripts(script('a()') + script('a()'), NONCE).hashes).toEqual([sha256('a()')])
})

test('an injected script is not allowed', () => {
  const { hashes } = hashScripts(
    `<script>steal()</script>${script('steal()', 'guessed')}<script src="/a.js"></script>`,
    NONCE,
  )
  expect(hashes).toEqual([])
})
