// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'

const render = (link: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/chats?chat=1">{link}</StaticRouter>)

test.each([
  '/',
  '/postpage/7',
  '/search?q=चाय&district=Gaya%2C+Bihar',
  '/contact#main',
  '/a/../b',
  // Long words before a blank: an expression that tries every way to part them would never end.
  '/market/Chhattisgarh/Mohla-Manpur-Ambagarh Chowki',
  '//elsewhere.example',
  '?chat=2',
  { search: '?chat=2' },
  { search: 'chat=2&q=चाय', hash: '#main' },
  { search: '' },
  { pathname: 'b', search: '?chat=2' },
  { pathname: '/', search: 'lng=hi', hash: '' },
  { pathname: '/market/bihar', search: '', hash: '#main' },
  { pathname: '/a/../b', search: 'lng=hi' },
  { pathname: '/market/Mohla Manpur', search: 'lng=hi' },
])('a link to %o is written as the router writes it', (to) => {
  const props = { to, className: 'x', preventScrollReset: true, replace: true, state: { a: 1 } }
  expect(render(<Link {...props}>चाय</Link>)).toBe(render(<RouterLink {...props}>चाय</RouterLink>))
})
