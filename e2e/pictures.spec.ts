// Photos are made small in the browser before they are sent: upright, without the place where they were taken.
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { aMovingPicture, aPhoto, CORNERS } from '../server/testing/photos.ts'
import en from '../web/locales/en/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { open } from './open.ts'
import { fill } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const PROVIDER = { role: 'provider', username: 'sharma_sweets' } as const

/** '5.2 MB reduced to 290 KB', as a pattern. */
const reduced = ({ project }: TestInfo) => {
  const { madeSmall } = (project.name.endsWith('hi') ? hi : en).files
  return new RegExp(madeSmall.replaceAll(/\{\{\w+\}\}/g, String.raw`[\d.]+ [KM]B`))
}

const openForm = async (page: Page) => {
  await signInAs(page, PROVIDER)
  await open(page, '/createnewpost')
  await expect(page.locator('main [name="title"]')).toBeVisible()
}

const chooser = (page: Page) => page.locator('main [name="blog_images"]')
// Decoding and encoding take their time on a busy machine.
const SLOW = { timeout: 20_000 }
const tile = (page: Page) => page.locator('main form li', { has: page.locator('img[src^="blob:"]') })

const choose = (page: Page, buffer: Buffer, name: string) =>
  chooser(page).setInputFiles({ name, mimeType: `image/${name.split('.').at(-1)}`, buffer })

/** The picture of the tile as it will be sent: its size, and the colours of its corners from the top left clockwise. */
const look = (page: Page) =>
  tile(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      context?.drawImage(image, 0, 0)
      const inset = 20
      const colourAt = (x: number, y: number) => [
        ...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? []),
      ]
      const [right, bottom] = [width - inset, height - inset]
      const corners = [
        colourAt(inset, inset),
        colourAt(right, inset),
        colourAt(right, bottom),
        colourAt(inset, bottom),
      ]
      return { width, height, corners }
    })

// Which stored corner is seen first, at the top left, and which way around the others follow.
const SEEN: Record<number, readonly number[]> = {
  1: [0, 1, 2, 3],
  2: [1, 0, 3, 2],
  3: [2, 3, 0, 1],
  4: [3, 2, 1, 0],
  5: [0, 3, 2, 1],
  6: [3, 0, 1, 2],
  7: [2, 1, 0, 3],
  8: [1, 2, 3, 0],
}

const isNear = (seen: readonly number[], stored: readonly number[]) =>
  seen.every((value, channel) => Math.abs(value - (stored[channel] ?? 0)) < 24)

test('a photo is upright, whichever way the phone was held', async ({ page }, info) => {
  test.setTimeout(120_000)
  await openForm(page)
  for (const [orientation, order] of Object.entries(SEEN)) {
    const photo = await aPhoto({ width: 800, height: 600, orientation: Number(orientation) })
    await choose(page, photo, `turned-${orientation}.jpeg`)
    await expect(tile(page)).toContainText(reduced(info), SLOW)
    const { width, height, corners } = await look(page)
    expect([width, height]).toEqual(Number(orientation) < 5 ? [800, 600] : [600, 800])
    const stored = order.map((at) => CORNERS[at] ?? [])
    expect(corners.map((seen, at) => isNear(seen, stored[at] ?? []))).toEqual([true, true, true, true])
    await tile(page).getByRole('button').click()
  }
})

/** The pieces of files that are sent, taken where they leave: the browser's tools do not show them. */
const watchPieces = (page: Page) =>
  page.addInitScript(() => {
    const pieces: Blob[] = []
    Object.assign(window, { sentPieces: pieces })
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit) {
        if (body instanceof Blob) pieces.push(body)
        super.send(body)
      }
    }
  })

const sentFile = async (page: Page) => {
  const bytes = await page.evaluate(async () => {
    const { sentPieces } = window as unknown as { sentPieces: Blob[] }
    return [...new Uint8Array(await new Blob(sentPieces).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('a photo of 5 MB goes out as less than 400 KB, without its place', async ({ page }, info) => {
  test.setTimeout(120_000)
  await watchPieces(page)
  await openForm(page)
  await fill(page, { title: `${info.project.name} ${Date.now()} photo`, content: 'A new counter.' })
  const photo = await aPhoto()
  expect(photo.length).toBeGreaterThan(5_000_000)
  expect((await sharp(photo).metadata()).exif?.includes('Haat Phone')).toBe(true)
  await choose(page, photo, 'counter.jpeg')
  await expect(tile(page)).toContainText(reduced(info), SLOW)
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL('/viewolderpost', SLOW)
  const bytes = await sentFile(page)
  expect(bytes.length).toBeLessThan(400_000)
  const { format, exif, xmp, width, height } = await sharp(bytes).metadata()
  expect({ format, exif, xmp, width, height }).toEqual({
    format: 'webp',
    exif: undefined,
    xmp: undefined,
    width: 1_600,
    height: 1_200,
  })
})

test('what is clear stays clear', async ({ page }, info) => {
  await openForm(page)
  const clear = {
    width: 1_800,
    height: 600,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const
  const drawn = sharp({ create: clear }).composite([
    { input: { create: { ...clear, width: 200, height: 200, background: '#d02020' } }, left: 800, top: 200 },
  ])
  await choose(page, await drawn.png().toBuffer(), 'logo.png')
  await expect(tile(page)).toContainText(reduced(info), SLOW)
  const alphas = await tile(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const size = { width: image.naturalWidth, height: image.naturalHeight }
      const context = Object.assign(document.createElement('canvas'), size).getContext('2d')
      context?.drawImage(image, 0, 0)
      const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3]
      return [alphaAt(10, 10), alphaAt(size.width / 2, size.height / 2)]
    })
  expect(alphas).toEqual([0, 255])
})

test('what is small and clean already, moves, or can’t be read stays as it is', async ({ page }, info) => {
  await openForm(page)
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8452f' } })
  const cases = {
    'small.jpeg': await flat.jpeg().toBuffer(),
    'moving.webp': await (await aMovingPicture(1_800)).webp().toBuffer(),
    'broken.jpeg': Buffer.alloc(400_000, 'no picture '),
  }
  for (const [name, buffer] of Object.entries(cases)) {
    await choose(page, buffer, name)
    const chosen = page.locator('main form li').filter({ hasText: name })
    await expect(chosen).toBeVisible()
    await expect(chosen).not.toContainText(
      info.project.name.endsWith('hi') ? hi.files.makingSmall : en.files.makingSmall,
    )
    await expect(chosen).not.toContainText(reduced(info))
    await chosen.getByRole('button').click()
  }
})
