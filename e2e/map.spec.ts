// Maps draw India's borders as the Survey of India publishes them, whatever the tile server draws.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import en from '../web/locales/en/SignUpProvider.json' with { type: 'json' }
import hi from '../web/locales/hi/SignUpProvider.json' with { type: 'json' }
import { open } from './open.ts'
import { acceptConsent } from './people.ts'
import { expect, test } from './test.ts'

const TILE_SERVER = /tile\.openstreetmap\.org/
const LAND = [242, 239, 233] as const
const [r, g, b] = LAND
const blankTile = () =>
  sharp({ create: { width: 256, height: 256, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()

// On tile 11/6 of zoom 4: the eastern border of Aksai Chin (35.56° N, 80.30° E), and a place inside Rajasthan.
const BORDER = { x: 146, y: 79 }
const INLAND = { x: 60, y: 200 }

const openMap = async (page: Page, isHindi: boolean) => {
  await open(page, '/signupprovider')
  await acceptConsent(page)
  await page.getByRole('button', { name: isHindi ? 'नक़्शे पर चुनें' : 'Choose on the map' }).click()
  await expect(page.locator('dialog[open] .leaflet-container')).toBeFocused()
  await page.keyboard.press('-')
}

/** The darkest pixel of the corrected tile within two pixels of a point; undefined while there is no such tile. */
const darkestNear = (page: Page, point: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => {
    const tile = document.querySelector<HTMLImageElement>('img.leaflet-tile-loaded[src^="blob:"]')
    if (!tile) return undefined
    const context = new OffscreenCanvas(tile.naturalWidth, tile.naturalHeight).getContext('2d')
    context?.drawImage(tile, 0, 0)
    const { data } = context?.getImageData(x - 2, y - 2, 5, 5) ?? { data: [] }
    return Math.min(...Array.from(data, (value, at) => (at % 4 === 1 ? value : 255)))
  }, point)

test('a border that the tiles lack is drawn, and nothing else', async ({ page }, info) => {
  const body = await blankTile()
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(TILE_SERVER, (route) => route.fulfill({ contentType: 'image/png', body, headers }))
  await openMap(page, info.project.name.endsWith('hi'))
  await expect.poll(() => darkestNear(page, BORDER)).toBeLessThan(g - 20)
  expect(await darkestNear(page, INLAND)).toBe(g)
})

test('without the corrections no tile is displayed', async ({ page }, info) => {
  await page.route(/\.pmtiles$/, (route) => route.abort())
  let tileRequests = 0
  await page.route(TILE_SERVER, (route) => {
    tileRequests += 1
    return route.abort()
  })
  const isHindi = info.project.name.endsWith('hi')
  await openMap(page, isHindi)
  await expect(page.getByText((isHindi ? hi : en).map.noPictures)).toBeVisible()
  expect(tileRequests).toBe(0)
})
