// A business signs up: the long form, the map by keyboard, a picture, the code, the dashboard.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { open } from './open.ts'
import { acceptConsent, fill, logIn, newPerson, PASSWORD, verifyContact } from './people.ts'
import { expect, test } from './test.ts'

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8452f' } })
    .jpeg()
    .toBuffer()

const chooseDistrict = async (page: Page) => {
  const box = page.locator('main [name="district"]')
  await box.click()
  await box.pressSequentially('aurangabad')
  await page.getByRole('option', { name: /Bihar|बिहार/ }).click()
}

const chooseOnTheMap = async (page: Page, isHindi: boolean) => {
  await page.getByRole('button', { name: isHindi ? 'नक़्शे पर चुनें' : 'Choose on the map' }).click()
  const dialog = page.locator('dialog[open]')
  const save = dialog.getByRole('button', { name: isHindi ? 'लोकेशन सेव करें' : 'Save location' })
  await expect(dialog.locator('.leaflet-container')).toBeFocused()
  await expect(save).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await save.click()
  await expect(dialog).toHaveCount(0)
}

test('a provider signs up with a picture and a place, verifies the email and sees the dashboard', async ({
  page,
}, info) => {
  const isHindi = info.project.name.endsWith('hi')
  const person = newPerson(info.project.name)
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  await open(page, '/signupprovider')
  await acceptConsent(page)
  await fill(page, {
    business_name: isHindi ? 'मीरा मिठाई भंडार' : 'Meera Sweets',
    business_tagline: 'Fresh every morning',
    street_address: 'Shop 4, Station Road',
    zipcode: '824101',
    name: person.name,
    username: person.username,
    email: person.email,
    mobile_number: person.mobile,
    password: PASSWORD,
    confirm_password: PASSWORD,
  })
  await page.locator('main [name="business_category"]').selectOption({ index: 1 })
  await chooseDistrict(page)
  await chooseOnTheMap(page, isHindi)
  const file = { name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  await page.locator('main [name="uploaded_images"]').setInputFiles(file)
  await page.locator('main form button[type="submit"]').dblclick()
  await verifyContact(page, 'email', person.email)
  await expect(page).toHaveURL('/loginprovider')

  await logIn(page, '/loginprovider', person)
  await expect(page).toHaveURL('/traderdashboard', { timeout: 10_000 })
  await expect(page.locator('main')).toContainText(person.username)
  const id = await page.evaluate(() => sessionStorage.getItem('id'))
  const profile = await page.request.get(`/api/provider-profile/${id}/`)
  const { provider } = (await profile.json()) as {
    provider: { images: { image_data: string }[]; latitude: number }
  }
  expect(provider.latitude).toBeGreaterThan(0)
  expect((await page.request.get(provider.images[0]?.image_data ?? '')).headers()['content-type']).toBe(
    'image/webp',
  )
})
