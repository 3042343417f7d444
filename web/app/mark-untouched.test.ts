import { expect, onTestFinished, test } from 'vitest'
import { markUntouched, noteUntouched } from './mark-untouched.ts'

const { dataset } = document.documentElement

test.each(['scroll', 'pointerdown', 'keydown'])('a page is untouched until the first %s', (sign) => {
  onTestFinished(() => {
    delete dataset.untouched
  })
  noteUntouched()
  expect(dataset.untouched).toBe('')
  window.dispatchEvent(new Event(sign))
  expect(dataset.untouched).toBeUndefined()
})

test('it stands in the head under the page’s own nonce', () => {
  expect(markUntouched('<head></head>', 'abc=')).toContain('<head><script nonce="abc=">(')
})
