import { expect, test } from 'vitest'
import sheet from './LocationSlider.module.css?raw'

// The same paragraph arrives and leaves: an animation of the same name would count as the one that is over already.
test('a name leaves by another animation than it came', () => {
  const nameOf = (state: string) => new RegExp(`\\.${state} {\\s+animation: (\\w+) `).exec(sheet)?.[1]
  expect(nameOf('arriving')).toBeTruthy()
  expect(nameOf('leaving')).toBeTruthy()
  expect(nameOf('leaving')).not.toBe(nameOf('arriving'))
})
