// One name and one spelling for one thing in the product's Hindi texts. What people write, as in the demo market, is their own.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ONE_FOR_ALL = {
  व्यापारी: 'कारोबारी',
  व्यवस्थापक: 'प्रशासक',
  'ई-मेल': 'ईमेल',
  लॉगिन: 'लॉग इन',
  नक्श: 'नक़्श',
  बाकी: 'बाक़ी',
  खाली: 'ख़ाली',
}

const root = new URL('../../', import.meta.url).pathname
const files = globSync(['web/locales/hi/*.json', 'server/{app,features,platform}/**/*.ts'], { cwd: root })
const texts = files
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))

test.each(Object.entries(ONE_FOR_ALL))('nothing says %s: it is %s', (other, word) => {
  expect(texts.some(({ text }) => text.includes(word))).toBe(true)
  expect(texts.filter(({ text }) => text.includes(other)).map(({ file }) => file)).toEqual([])
})
