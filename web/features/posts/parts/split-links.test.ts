import { describe, expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

test.each([
  'No address at all.\n\nTwo lines.',
  'Menu: https://sharma.example.in/menu?day=1#sweets.\nCome (www.sharma.example) soon!',
  'https://a.example https://b.example',
  '',
])('nothing of %j is lost', (text) => {
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

describe('a URL', () => {
  test.each([
    [
      'Look at https://sharma.example.in/menu?day=1#sweets today',
      'https://sharma.example.in/menu?day=1#sweets',
    ],
    ['HTTP://Sharma.Example', 'http://sharma.example/'],
    ['देखिएwww.sharma.example।', 'https://www.sharma.example/'],
    ['(https://sharma.example).', 'https://sharma.example/'],
    ['https://wiki.example/Laddu_(sweet)', 'https://wiki.example/Laddu_(sweet)'],
    ['https://मिठाई.example/लड्डू', new URL('https://मिठाई.example/लड्डू').href],
  ])('in %j is a link', (text, href) => {
    expect(hrefs(text)).toEqual([href])
  })

  test('has exactly the typed text', () => {
    expect(splitLinks('Go to www.sharma.example, please')).toEqual([
      { text: 'Go to ' },
      { text: 'www.sharma.example', href: 'https://www.sharma.example/' },
      { text: ', please' },
    ])
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://files.example',
  'https://',
  'https://haat.in@elsewhere.example/login',
  'https://haat.in:secret@elsewhere.example',
  'owner@sharma.example',
  'a//b',
])('%j is no link', (text) => {
  expect(hrefs(text)).toEqual([])
})

test('a link ends at characters that could reverse its text', () => {
  expect(splitLinks('https://haat.example/\u202Egpj.exe')[0]).toEqual({
    text: 'https://haat.example/',
    href: 'https://haat.example/',
  })
})

test('the longest text full of incomplete URLs is parsed in linear time', () => {
  const started = performance.now()
  splitLinks(`http://a${'.'.repeat(20_000)}`)
  splitLinks('www.'.repeat(5_000))
  splitLinks(`https://a/${')'.repeat(20_000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})
