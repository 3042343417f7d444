import { describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { deviceFrom } from '../../testing/devices.ts'
import { codeTo, messagesTo } from '../../testing/mail.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const { notificationsOf } = notificationsFor(server)

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

type Login = { from?: Record<string, string>; role?: string; query?: string; password?: string }
const login = async (
  { username }: { username: string | null },
  { from = {}, role = 'provider', query = '', password = PASSWORD }: Login = {},
) => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/${role}/login/${query}`,
    payload: { identifier: username, password, captcha_0: captcha_key, captcha_1: 'seen' },
    headers: { 'user-agent': ANDROID },
    cookies: from,
  })
  expect(reply.statusCode).toBe(200)
  return reply
}

const loggedInOwner = async () => {
  const owner = await aProvider(server.db)
  const first = await login(owner)
  return { owner, email: owner.email ?? '', from: deviceFrom(first) }
}
const mailsTo = async (email: string, count: number) => {
  await expect.poll(async () => (await messagesTo(server, email)).length).toBe(count)
  return messagesTo(server, email)
}

describe('a login', () => {
  test('from a new device notifies the owner in the app and by mail, with device, time and what to do', async () => {
    server.time.now = new Date('2026-11-17T15:27:00Z')
    const { owner, email } = await loggedInOwner()
    await login(owner)
    const { list } = await notificationsOf(owner)
    expect(list).toMatchObject([
      {
        message: 'New login: Chrome on Android. Not you? Change your password.',
        target_url: '/security',
      },
    ])
    const [mail] = await mailsTo(email, 1)
    expect(mail?.subject).toBe('New login to your Haat account')
    expect(mail?.text).toMatch(
      /^There was a new login to your Haat account: Chrome on Android, 17 Nov 2026, 8:57\spm\./,
    )
    expect(mail?.text).toContain('choose ‘Log out everywhere else’ and change your password')
    expect(mail?.text).toContain('/security,')
  })

  test('is announced in the language of the account, which is that of the page', async () => {
    server.time.now = new Date('2026-11-17T15:27:00Z')
    const { owner, email } = await loggedInOwner()
    await login(owner, { query: '?lang=hi' })
    const [mail] = await mailsTo(email, 1)
    expect(mail?.text).toMatch(
      /^आपके हाट खाते में नया लॉग इन हुआ है: Android पर Chrome, 17 नवंबर 2026 को रात 8:57 बजे।/,
    )
    expect((await notificationsOf(owner, '?lang=hi')).list[0]?.message).toBe(
      'नया लॉग इन (Android पर Chrome)। यह आप नहीं थे? पासवर्ड बदलें।',
    )
  })

  test('notifies neither the first time after the sign-up nor from a known browser', async () => {
    const { owner, email, from } = await loggedInOwner()
    await login(owner, { from })
    expect((await notificationsOf(owner)).list).toEqual([])
    await login(owner)
    // The only mail, after all three logins.
    await mailsTo(email, 1)
  })

  test('of a customer notifies too', async () => {
    const customer = await anAccount(server.db)
    await login(customer, { role: 'customer' })
    await login(customer, { role: 'customer' })
    expect((await notificationsOf(customer)).list).toHaveLength(1)
  })

  test('is not mailed to an email address that is not verified', async () => {
    const email = 'mistyped@example.in'
    const owner = await aProvider(server.db, { account: { email, emailToVerify: true } })
    await login(owner)
    await login(owner)
    expect((await notificationsOf(owner)).list).toHaveLength(1)
    // A later mail has arrived, so an earlier one would have.
    const other = await loggedInOwner()
    await login(other.owner)
    await mailsTo(other.email, 1)
    expect(await messagesTo(server, email)).toEqual([])
  })

  test('stores the browser and the system of a new device, and neither IP nor location', async () => {
    const { owner } = await loggedInOwner()
    await login(owner)
    const row = server.db.selectFrom('notifications').select('parameters').where('accountId', '=', owner.id)
    expect(await row.execute()).toEqual([
      { parameters: { event: 'new_device', device: { browser: 'Chrome', system: 'Android' } } },
    ])
  })
})

describe('a new password', () => {
  test('by the old one notifies the owner', async () => {
    const { owner, email } = await loggedInOwner()
    const me = await server.as(owner)
    await me.post('/api/change-password/', { old_password: PASSWORD, new_password: 'Mandi#42' })
    expect((await notificationsOf(owner)).list[0]?.message).toContain('Your password was changed.')
    expect((await mailsTo(email, 1))[0]?.subject).toBe('The password of your Haat account was changed')
  })

  test('by a reset notifies the owner: its browser is a known one from then on', async () => {
    const { owner } = await loggedInOwner()
    const mobile_number = owner.mobileNumber ?? ''
    await server.post('/api/forget-password/', { mobile_number })
    const otp = await codeTo(server, mobile_number)
    const proved = await server.post('/api/verify-password/', { mobile_number, otp })
    const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
    const body = { mobile_number, new_password: 'Mandi#42' }
    const from = deviceFrom(await server.post('/api/reset-password/', body, headers))
    await login(owner, { password: 'Mandi#42', from })
    const { list } = await notificationsOf(owner)
    expect(list.map(({ message }) => message)).toEqual([
      'Your password was changed. Not you? Set a new one with ‘Forgot password?’.',
    ])
  })
})
