// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HindiName, LanguageSign } from './text-outlines.tsx'

test('the server draws the Hindi name and the sign: an English page needs no Devanagari font', () => {
  const drawn = renderToStaticMarkup(
    <>
      <HindiName />
      <LanguageSign />
    </>,
  )
  expect(drawn.match(/<svg/g)).toHaveLength(2)
  expect(drawn).not.toMatch(/\p{Script=Devanagari}/u)
})
