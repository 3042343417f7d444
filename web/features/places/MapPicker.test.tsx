import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { geolocation, map as limits } from '../../../contract/display.ts'
import { button, eventually, visit } from '../../testing/visit.tsx'
import en from '../../locales/en/SignUpProvider.json'
import { click, find, fire, queryDialog } from '../../testing/page.tsx'
import { MapPicker } from './MapPicker.tsx'
import type { Point } from './position.ts'

const words = en.map
const AURANGABAD = { latitude: 24.7523, longitude: 84.3742 }

type Ask = Geolocation['getCurrentPosition']
const ask = vi.fn<Ask>()

// The page has no layout here: the map gets the size that its style sheet would give it.
const SIZE = { clientWidth: 600, clientHeight: limits.height }

beforeEach(() => {
  for (const [name, value] of Object.entries(SIZE))
    vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZE, 'get').mockReturnValue(value)
  vi.stubGlobal('GeolocationPositionError', { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answerWith = (coords: Point) =>
  ask.mockImplementation((found) => found({ coords } as GeolocationPosition))
const failWith = (code: number) =>
  ask.mockImplementation((_, failed) => failed?.({ code } as GeolocationPositionError))

const onSave = vi.fn<(point: Point) => void>()

const Page = ({ saved }: { saved: Point | undefined }) => {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <MapPicker saved={saved} onSave={onSave} onClose={() => setOpen(false)} />
}

const open = async (saved?: Point) => {
  onSave.mockReset()
  await visit({ at: '/map', pages: [{ path: '/map', element: <Page saved={saved} /> }] })
  await eventually(() => find('.leaflet-container'))
}

const place = () => find('dialog output:not(.visually-hidden)').textContent
// The newest comes first.
const toast = () => find('[data-sonner-toast]').textContent

// Leaflet reads the old key codes.
const CODES = { ArrowRight: 39, ArrowDown: 40, '+': 187, '-': 189 } as const
const key = (name: keyof typeof CODES) =>
  fire(
    find('.leaflet-container'),
    new KeyboardEvent('keydown', { key: name, keyCode: CODES[name], bubbles: true }),
  )

describe('the device is asked for its place', () => {
  test('and the pin is at it', async () => {
    await open()
    answerWith(AURANGABAD)
    await click(button(words.detect))
    await eventually(() => expect(toast()).toBe('Location detected successfully!'))
    expect(place()).toBe('The pin is at 24.752300, 84.374200')
    expect(ask.mock.lastCall?.[2]).toBe(geolocation)
  })

  test.each([
    ['the person refuses', 1, 'Location access denied. Please enter your address manually.'],
    ['it takes too long', 3, words.unavailable],
  ])('%s', async (_, code, text) => {
    await open()
    failWith(code)
    await click(button(words.detect))
    await eventually(() => expect(toast()).toBe(text))
    expect(place()).toBe(words.nowhere)
  })

  test('a browser that has no such thing says so', async () => {
    await open()
    Reflect.deleteProperty(navigator, 'geolocation')
    await click(button(words.detect))
    await eventually(() => expect(toast()).toBe('Geolocation is not supported by your browser.'))
  })
})

test('nothing can be saved before the pin was placed', async () => {
  await open()
  expect(place()).toBe(words.nowhere)
  expect(button(words.save).disabled).toBe(true)
})

test('saving displays a toast and closes the dialog', async () => {
  await open()
  answerWith(AURANGABAD)
  await click(button(words.detect))
  await eventually(() => expect(button(words.save).disabled).toBe(false))
  await click(button(words.save))
  await eventually(() => expect(toast()).toBe('Location saved successfully!'))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(AURANGABAD)
  expect(queryDialog()).toBeNull()
})

test('it opens at the place that was saved before', async () => {
  await open(AURANGABAD)
  expect(place()).toBe('The pin is at 24.752300, 84.374200')
  await click(button(words.save))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(AURANGABAD)
})

test('the arrow keys move the map under the pin', async () => {
  await open(AURANGABAD)
  act(() => find('.leaflet-container').focus())
  key('ArrowRight')
  await eventually(() => expect(place()).not.toContain('84.374200'))
  expect(place()).toContain('24.752300')
})

test('without tiles a notice is displayed, and a place can still be chosen', async () => {
  await open()
  await eventually(() => find('img.leaflet-tile'))
  fire(find('img.leaflet-tile'), new Event('error'))
  await eventually(() => expect(document.body.textContent).toContain(words.noPictures))
  answerWith(AURANGABAD)
  await click(button(words.detect))
  await eventually(() => expect(button(words.save).disabled).toBe(false))
})
