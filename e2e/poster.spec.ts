// The poster of a provider: what a printer gets of it, and what a phone's camera reads from that.
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import en from '../web/locales/en/Traderdashboard.json' with { type: 'json' }
import hi from '../web/locales/hi/Traderdashboard.json' with { type: 'json' }
import { open } from './open.ts'
import { checkScreen } from './screen-checks.ts'
import { newAccount } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const PAPERS = { a4: { width: 210, height: 297 }, a5: { width: 148, height: 210 } } as const
type Paper = keyof typeof PAPERS

const SCAN = { hi: hi.poster.scan, en: en.poster.scan }
const LONG_NAME = 'श्री राधाकृष्ण मिष्ठान्न भण्डार एवं द्वारका प्रसाद विश्वकर्मा एण्ड सन्स, स्टेशन रोड, गया'

const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * 96)

const openPoster = async (page: Page, paper: Paper, words: string) => {
  await open(page, `/traderdashboard/poster?paper=${paper}&words=${words}`)
  const sheet = page.locator(`section[data-paper="${paper}"]`)
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
  await expect(sheet.locator('p[lang]')).toHaveCount(words === 'both' ? 2 : 1)
  await page.evaluate(() => document.fonts.ready)
  return sheet
}

const printed = async (page: Page, paper: Paper) => {
  const { width, height } = PAPERS[paper]
  await page.setViewportSize({ width: pixels(width), height: pixels(height) })
  await page.emulateMedia({ media: 'print' })
  return page.screenshot()
}

const readCode = async (picture: Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)
}

/** From two metres: few pixels, not quite sharp, not quite straight. */
const seenFromAfar = async (picture: Buffer) => {
  const small = await sharp(picture).resize({ width: 200 }).blur(0.6).toBuffer()
  return sharp(await sharp(small).rotate(7, { background: '#8a7f70' }).toBuffer())
}

/** Texts that reach out of the sheet or over each other. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('section[data-paper]')
    const parts = [...(sheet?.children ?? [])].filter((part) =>
      part.matches('div:not([aria-hidden]), img, p'),
    )
    const inside = sheet?.getBoundingClientRect()
    const texts = [...(sheet?.querySelectorAll('p') ?? [])]
    const isOut = (part: Element) => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      if (!inside) return true
      return top < inside.top || bottom > inside.bottom + 1 || left < inside.left || right > inside.right + 1
    }
    const isSpilling = (text: Element) => text.scrollWidth > text.clientWidth + 1
    const name = texts[0]?.getBoundingClientRect()
    const board = texts[0]?.parentElement?.getBoundingClientRect()
    const isOverBoard = !name || !board || name.height > board.height
    return [...parts.filter(isOut), ...texts.filter(isSpilling)]
      .map((part) => part.textContent)
      .concat(isOverBoard ? ['the name is higher than its board'] : [])
  })

const languageOf = (project: string) => (project.endsWith('hi') ? 'hi' : 'en')

for (const paper of ['a4', 'a5'] as const)
  test(`${paper} in every language is one sheet with nothing else, and its code is read from two metres`, async ({
    page,
  }, { project }) => {
    const { id } = await signInAs(page, { role: 'provider', username: 'sharma_sweets' })
    const url = new RegExp(`/providerprofile/${id}\\?from=qr$`)
    const screen = page.viewportSize()
    for (const words of ['hi', 'en', 'both']) {
      if (screen) await page.setViewportSize(screen)
      await page.emulateMedia({ media: 'screen' })
      const sheet = await openPoster(page, paper, words)
      await expect(sheet).toContainText('Sharma Sweets')
      for (const [language, text] of Object.entries(SCAN))
        await expect(sheet.getByText(text)).toHaveCount(words === 'both' || words === language ? 1 : 0)

      const picture = await printed(page, paper)
      const code = await readCode(sharp(picture))
      expect([words, code?.data]).toEqual([words, expect.stringMatching(url)])
      expect([words, (await readCode(await seenFromAfar(picture)))?.data]).toEqual([words, code?.data])
      // The code itself, without its white edge.
      const { topLeftCorner: left, topRightCorner: right } = code?.location ?? {}
      expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(pixels(paper === 'a5' ? 117 : 165))
      expect(await collisions(page)).toEqual([])
      for (const hidden of ['header', 'footer', 'nav', 'h1', 'select', 'button'])
        expect(await page.locator(hidden).filter({ visible: true }).count(), hidden).toBe(0)
      const { PICTURES } = process.env
      if (PICTURES) await sharp(picture).toFile(`${PICTURES}/poster-${paper}-${words}-${project.name}.png`)
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Math.abs(Number(width) - (PAPERS[paper].width / 25.4) * 72)).toBeLessThan(2)
    expect(Math.abs(Number(height) - (PAPERS[paper].height / 25.4) * 72)).toBeLessThan(2)
  })

test('an owner chooses paper and language and prints; a long name fits', async ({ page }, info) => {
  const owner = await newAccount(page, 'provider', info)
  await signInAs(page, owner)
  await page.route('**/api/manage-provider-profile/**', async (route) => {
    const reply = await route.fetch()
    const provider = (await reply.json()) as object
    await route.fulfill({ response: reply, json: { ...provider, business_name: LONG_NAME } })
  })
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true)
  })
  await open(page, '/traderdashboard/poster')
  const language = languageOf(info.project.name)
  await expect(page.getByText(SCAN[language])).toBeVisible()
  await page
    .locator('main')
    .getByLabel(language === 'hi' ? 'काग़ज़' : 'Paper')
    .selectOption('a5')
  await page
    .locator('main')
    .getByLabel(language === 'hi' ? 'भाषा' : 'Language')
    .selectOption('both')
  await expect(page).toHaveURL('/traderdashboard/poster?paper=a5&words=both')
  for (const text of Object.values(SCAN)) await expect(page.getByText(text)).toBeVisible()
  expect(await collisions(page)).toEqual([])
  await checkScreen(page, info, 'poster')
  await page.getByRole('button', { name: language === 'hi' ? 'प्रिंट करें' : 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const code = page.getByRole('link', {
    name: language === 'hi' ? 'QR कोड डाउनलोड करें' : 'Download QR code',
  })
  const [download] = await Promise.all([page.waitForEvent('download'), code.click()])
  expect(download.suggestedFilename()).toMatch(/^qr-\d+\.svg$/)
  await printed(page, 'a5')
  expect(await collisions(page)).toEqual([])
})

test('the poster of a business that is not public says why it has no code', async ({ page }, { project }) => {
  await signInAs(page, { role: 'provider', username: 'sharma_sweets' })
  await page.route('**/qr.svg', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await open(page, '/traderdashboard/poster')
  await expect(
    page.getByText(languageOf(project.name) === 'hi' ? hi.poster.hidden : en.poster.hidden),
  ).toBeVisible()
})
