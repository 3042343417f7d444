import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { map as limits } from '../../../contract/display.ts'
import { button, eventually, visit } from '../../testing/visit.tsx'
import en from '../../locales/en/ProviderProfile.json'
import { click, find, fire } from '../../testing/page.tsx'
import { PlaceMap } from './PlaceMap.tsx'

const PROVIDER = { latitude: 24.79512, longitude: 84.99871 }

// The page of these tests has no layout: sizes, and whether something is near, are said by hand.
let comeNear = () => undefined as void
class Observer {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: Observer['tell']) {
    this.tell = tell
  }
  observe() {
    comeNear = () => act(() => this.tell([{ isIntersecting: true }]))
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(limits.height)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () =>
  visit({
    shell: { Component: Outlet },
    pages: [{ path: '/', element: <PlaceMap point={PROVIDER} name="Sharma Sweets" /> }],
  })

const see = async () => {
  await open()
  comeNear()
  await eventually(() => find('.leaflet-container'))
}

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]

test('nothing is loaded before it is near the viewport, and its space is reserved', async () => {
  await open()
  expect(document.querySelector('.leaflet-container')).toBeNull()
  expect(find('div[style]').style.blockSize).toBe('300px')
})

test('the shop is marked, and the map says whose place it shows', async () => {
  await see()
  expect(document.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1)
  expect(find('[role=application]').getAttribute('aria-label')).toBe('Map showing Sharma Sweets')
})

test('its pictures are those of the installation, at the zoom that the buttons set', async () => {
  await see()
  await eventually(() => expect(tiles()[0]?.src).toContain('https://tiles.example/16/'))
  await click(button(en.place.zoomIn))
  await eventually(() => expect(tiles().some(({ src }) => src.includes('/17/'))).toBe(true))
})

test('without its pictures it says so', async () => {
  await see()
  await eventually(() => expect(tiles()).not.toHaveLength(0))
  fire(tiles()[0] as Element, new Event('error'))
  await eventually(() => expect(document.body.textContent).toContain(en.place.noMap))
})
