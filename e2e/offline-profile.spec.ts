// Profiles that are changed with the line really cut: they wait in their form, are saved once, and come back when they are refused.
import type { Page, TestInfo } from '@playwright/test'
import { aPhoto } from '../server/testing/photos.ts'
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { open } from './open.ts'
import { fill, newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi } from './screens.ts'
import { expect, test } from './test.ts'
import { outboxIsLoaded, waitingBar } from './waiting.ts'

const words = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hiWaiting : enWaiting)

const save = (page: Page) => page.locator('main form button[type="submit"]').click()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const notice = (page: Page, text: string) => page.locator('main [data-tone]', { hasText: text })

const begin = async (page: Page, role: 'customer' | 'provider', info: TestInfo) => {
  const person = await newAccount(page, role, info)
  const { access_token } = await logInByApi(page, person)
  await signIn(page, person)
  const headers = { authorization: `Bearer ${access_token}` }
  const path = `/api/manage-${role}-profile/`
  const read = async (from: Page) =>
    (await (await from.request.get(path, { headers })).json()) as Record<string, unknown>
  const changeElsewhere = async (from: Page, multipart: Record<string, string>) => {
    const changed = await from.request.put(path, { headers, multipart })
    expect(changed.status()).toBe(200)
  }
  return { read, changeElsewhere }
}

test('a customer’s profile saved offline stays in its form, can be changed there, and is sent once', async ({
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info)
  try {
    const first = await phone.start()
    const { read } = await begin(first, 'customer', info)
    await open(first, '/profile-customer')
    await expect(field(first, 'name')).not.toHaveValue('')
    await outboxIsLoaded(first)
    phone.cut()
    await fill(first, { name: 'Meera Kumari' })
    await save(first)
    await expect(notice(first, words(info).profile.waiting)).toBeVisible()
    await fill(first, { name: 'Meera Sinha' })
    await save(first)
    await expect(waitingBar(first)).toContainText('1')
    await expect(notice(first, words(info).profile.waiting)).toBeVisible()
    // There the bar at the bottom covers nothing.
    await first.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await checkScreen(first, info, 'customer-profile-waiting')
    await phone.close()

    phone.mend()
    const again = await phone.start()
    await open(again, '/profile-customer')
    const desk = await otherPage()
    await expect.poll(() => read(desk)).toMatchObject({ name: 'Meera Sinha' })
    await expect(notice(again, words(info).profile.waiting)).toHaveCount(0)
    await expect(field(again, 'name')).toHaveValue('Meera Sinha')
  } finally {
    await phone.remove()
  }
})

test('a business profile with a picture returns to its form after a conflict, and is saved from there', async ({
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const phone = await aPhone(info)
  try {
    const desk = await otherPage()
    const first = await phone.start()
    const { read, changeElsewhere } = await begin(first, 'provider', info)
    await open(first, '/profile-provider')
    await expect(field(first, 'business_name')).not.toHaveValue('')
    await fill(first, { business_tagline: 'Fresh every day' })
    const photo = await aPhoto({ width: 320, height: 240 })
    await field(first, 'images').setInputFiles({ name: 'shop.jpeg', mimeType: 'image/jpeg', buffer: photo })
    await outboxIsLoaded(first)
    phone.cut()
    await save(first)
    await expect(notice(first, words(info).profile.waiting)).toBeVisible()
    await expect(field(first, 'business_tagline')).toHaveValue('Fresh every day')
    await phone.close()

    await changeElsewhere(desk, { business_description: 'Written on another phone.' })
    phone.mend()
    const again = await phone.start()
    await open(again, '/waiting')
    await expect(again.locator('main li[data-kind="provider_profile"]')).toHaveAttribute(
      'data-state',
      'refused',
    )
    await checkScreen(again, info, 'provider-profile-refused')
    await open(again, '/profile-provider')
    await expect(notice(again, words(info).refusalsOf.provider_profile.conflict)).toBeVisible()
    await expect(field(again, 'business_tagline')).toHaveValue('Fresh every day')
    await fill(again, { business_description: 'Both, on this phone.' })
    await save(again)
    await expect(notice(again, words(info).profile.refused)).toHaveCount(0)
    await expect
      .poll(() => read(desk))
      .toMatchObject({
        business_tagline: 'Fresh every day',
        business_description: 'Both, on this phone.',
        images: [expect.anything()],
      })
    await open(again, '/waiting')
    await expect(again.locator('main li[data-state]')).toHaveCount(0)
  } finally {
    await phone.remove()
  }
})
