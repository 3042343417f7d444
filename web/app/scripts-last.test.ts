import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const NONCE = 'abc='
const PAGE = `<html><head><link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" nonce="${NONCE}" href="/page.js"/>
<link rel="icon" href="/icon.svg"/></head><body><p>type="module" async="" हाट $&amp;</p>
<script nonce="${NONCE}" type="module" async="">import '/page.js'</script></body></html>`

const partsOf = (page: string) => new DOMParser().parseFromString(page, 'text/html')

test('no script of a page is asked for with it', () => {
  const page = partsOf(scriptsLast(PAGE, NONCE))
  expect(page.querySelector('link[rel="modulepreload"], script[type="module"], script[src]')).toBeNull()
  expect(page.querySelector('link[rel="icon"]')).not.toBeNull()
})

test('after the first frame they are: all files, and what the router wants to run, under the page’s own nonce', () => {
  const [starter, waiting] = partsOf(scriptsLast(PAGE, NONCE)).querySelectorAll('script')
  expect(starter?.textContent).toContain('["/entry.js","/page.js"]')
  expect([starter, waiting].map((script) => script?.getAttribute('nonce'))).toEqual([NONCE, NONCE])
  expect(waiting?.textContent).toBe("import '/page.js'")
})

test('what people wrote stays as it is', () => {
  expect(scriptsLast(PAGE, NONCE)).toContain('<p>type="module" async="" हाट $&amp;</p>')
})

test('a page without scripts stays as it is', () => {
  expect(scriptsLast('<p>rel="modulepreload"', NONCE)).toBe('<p>rel="modulepreload"')
})
