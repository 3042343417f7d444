// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { StyleGuide } from './StyleGuide.tsx'

test.each(['en', 'hi'] as const)('the whole kit renders in %s where there is no browser', (lang) => {
  const html = renderToString(
    <MemoryRouter>
      <StyleGuide lang={lang} />
    </MemoryRouter>,
  )
  expect(html).not.toMatch(/undefined|NaN|\[object/)
})
