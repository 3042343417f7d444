// The profile of a business: what a visitor sees, and what its owner changes.
import sharp from 'sharp'
import { open } from './open.ts'
import { codeFor, newPerson, PASSWORD } from './people.ts'
import { violations } from './screen-checks.ts'
import { signInAs, logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

const isHindi = (name: string) => name.endsWith('hi')

test('a visitor pages through the pictures, opens the dialogs, and loads more posts', async ({
  page,
}, info) => {
  const provider = await logInByApi(page, { role: 'provider', username: 'sharma_sweets' })
  await open(page, `/providerprofile/${provider.id}`)
  await expect(page.locator('h1')).toContainText('Sharma')
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText()) as {
    '@type': string
  }
  expect(data['@type']).toMatch(/LocalBusiness|Store|Bakery|FoodEstablishment/)
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('/share/shop/')

  const slide = page.locator('[aria-roledescription] img').first()
  await expect(slide).toHaveAttribute('srcset', /320w.*960w/)
  const posts = page.locator('main article')
  await expect(posts.first()).toBeVisible()
  const before = await posts.count()
  await page.getByRole('button', { name: isHindi(info.project.name) ? 'और दिखाएँ' : 'Load More' }).click()
  await expect.poll(() => posts.count()).toBeGreaterThan(before)

  // Chat is for customers: signed-out visitors are sent to the customer login.
  await page
    .getByRole('button', { name: isHindi(info.project.name) ? /चैट|बात/ : 'Chat' })
    .first()
    .click()
  await expect(page.locator('dialog[open] a[href^="/logincustomer"]')).toBeVisible()
})

test('a photo opens in a viewer with swipe, keys and pinch, and the focus returns to it', async ({
  page,
}) => {
  await open(page, '/providerprofile/2')
  const photo = page.locator('main a[href^="/media/"]').nth(1)
  await photo.focus()
  await page.keyboard.press('Enter')
  const viewer = page.locator('dialog[open]')
  const photos = viewer.locator('img')
  await expect(photos.nth(1)).toBeInViewport({ ratio: 1 })
  await expect(photos.nth(1)).toHaveAttribute('alt', /2/)
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(photos.nth(2)).toBeInViewport({ ratio: 1 })
  await viewer.locator('ul').evaluate((track) => track.scrollTo({ left: 0 }))
  await expect(photos.first()).toBeInViewport({ ratio: 1 })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizePinchGesture', { x: 180, y: 300, scaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(photo).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is a link to its file', async ({ page }) => {
    await page.goto('/providerprofile/2')
    await page.locator('main a[href^="/media/"]').first().click()
    await expect(page).toHaveURL(/\/media\/.*\.webp$/)
  })
})

test('an owner adds a picture and a tagline, and the profile displays them immediately', async ({
  page,
}, info) => {
  const person = newPerson(info.project.name)
  const signUp = await page.request.post('/api/provider/signup/', {
    multipart: {
      username: person.username,
      email: person.email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      name: person.name,
      business_name: 'Meera Sweets',
      business_category: '1',
      mobile_number: person.mobile,
      district: '1',
    },
  })
  expect(signUp.status()).toBe(201)
  const { user_id } = (await signUp.json()) as { user_id: number }
  const via = { contact: person.mobile, otp_via: 'mobile', user_type: 'provider' }
  await page.request.post('/api/send-otp/', { data: { user_id, ...via } })
  const otp = await codeFor(page, person.mobile)
  await page.request.post('/api/verify-otp/', {
    data: { contact: person.mobile, otp, user_type: 'provider' },
  })

  await signInAs(page, { role: 'provider', username: person.username })
  await open(page, '/profile-provider')
  await page.locator('main [name="business_tagline"]').fill('रोज़ ताज़ा, every day')
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2b6e3f' } })
    .png()
    .toBuffer()
  await page
    .locator('main [name="images"]')
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer })
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('[data-sonner-toast]').first()).toContainText(
    isHindi(info.project.name) ? /\p{Script=Devanagari}/u : 'Profile updated successfully!',
  )
  await open(page, `/providerprofile/${user_id}`)
  await expect(page.locator('main')).toContainText('रोज़ ताज़ा, every day')
  await expect(page.locator('main img[srcset*="/media/"]').first()).toBeVisible()
})
