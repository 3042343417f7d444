// The profile of a business: what a visitor sees, and what its owner changes.
import sharp from 'sharp'
import { open } from './open.ts'
import { codeFor, newPerson, PASSWORD } from './people.ts'
import { signInAs, logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

const isHindi = (name: string) => name.endsWith('hi')

test('a visitor turns the pictures, opens the dialogs, and finds more posts', async ({ page }, info) => {
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
  await page.getByRole('button', { name: isHindi(info.project.name) ? /चैट|बात/ : 'Chat' }).click()
  await expect(page.locator('dialog[open] a[href^="/logincustomer"]')).toBeVisible()
})

test('an owner adds a picture and a word, and the window shows them at once', async ({ page }, info) => {
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
