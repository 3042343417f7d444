import { anAccount, PASSWORD } from '../accounts.ts'
import { codeTo } from '../mail.ts'
import { encoded, formOf } from '../forms.ts'
import { aProvider } from '../providers.ts'
import { signUpFields } from '../sign-up-forms.ts'
import { aStaff } from '../staff.ts'
import { type HappyCall, nextNumber, type TestServer } from './call.ts'

export const captchaOf = async ({ get }: TestServer) => {
  const { captcha_key } = (await get('/api/get-captcha/')).json<{ captcha_key: string }>()
  return { captcha_0: captcha_key, captcha_1: 'seen' }
}

const login =
  (role: 'customer' | 'provider'): HappyCall =>
  async (server) => {
    const { username } = await (role === 'customer' ? anAccount(server.db) : aProvider(server.db))
    const form = { identifier: username, password: PASSWORD, ...(await captchaOf(server)) }
    return () => server.post(`/api/${role}/login/`, form)
  }

/** After the right password, with its grant. */
const anUnverifiedAccount = async (server: TestServer) => {
  const email = `account${nextNumber()}@example.in`
  const account = await anAccount(server.db, { email, verifiedAt: null })
  const form = { identifier: account.username, password: PASSWORD, ...(await captchaOf(server)) }
  const { grant } = (await server.post('/api/customer/login/', form)).json<{ grant: string }>()
  return { ...account, email, headers: { 'x-grant': grant } }
}
type UnverifiedAccount = Awaited<ReturnType<typeof anUnverifiedAccount>>

const byEmail = { otp_via: 'email', user_type: 'customer' }
const sendCode = (server: TestServer, { id, email, headers }: UnverifiedAccount) =>
  server.post('/api/send-otp/', { user_id: id, contact: email, ...byEmail }, headers)

const aForgetter = async (server: TestServer) => {
  const mobile_number = (await anAccount(server.db)).mobileNumber ?? ''
  await server.post('/api/forget-password/', { mobile_number })
  return { mobile_number, otp: await codeTo(server, mobile_number) }
}

export const signInCalls: Record<string, HappyCall> = {
  'POST /customer/login/': login('customer'),
  'POST /provider/login/': login('provider'),
  'POST /admin-login/': async (server) => {
    const { username } = await aStaff(server.db)
    return () => server.post('/api/admin-login/', { username, password: PASSWORD })
  },
  'POST /token/refresh/': async (server) => {
    const { refresh_token } = await server.signIn(await anAccount(server.db))
    return () => server.post('/api/token/refresh/', { refresh_token })
  },
  'POST /logout/': async (server) => {
    const me = await server.as(await anAccount(server.db))
    return () => me.post('/api/logout/')
  },
  'POST /customer/signup/': async (server) => {
    const number = nextNumber()
    return () =>
      server.post('/api/customer/signup/', {
        username: `buyer${number}x`,
        email: `buyer${number}@example.in`,
        password: 'Bazaar@7',
        confirm_password: 'Bazaar@7',
        customer_profile: { name: 'Asha Kumari', mobile_number: String(9_400_000_000 + number) },
      })
  },
  'POST /provider/signup/': async (server) => {
    const { body, headers } = await encoded(formOf(signUpFields()))
    return () => server.post('/api/provider/signup/', body, headers)
  },
  'GET /verification/': async (server) => {
    const { headers } = await anUnverifiedAccount(server)
    return () => server.get('/api/verification/', headers)
  },
  'POST /send-otp/': async (server) => {
    const account = await anUnverifiedAccount(server)
    return () => sendCode(server, account)
  },
  'POST /resend-otp/': async (server) => {
    const account = await anUnverifiedAccount(server)
    const asked = { contact: account.email, ...byEmail }
    return () => server.post('/api/resend-otp/', asked, account.headers)
  },
  'POST /verify-unverified-user/': async (server) => {
    const { id, headers } = await anUnverifiedAccount(server)
    return () => server.post('/api/verify-unverified-user/', { user_id: id, ...byEmail }, headers)
  },
  'POST /verify-otp/': async (server) => {
    const account = await anUnverifiedAccount(server)
    await sendCode(server, account)
    const otp = await codeTo(server, account.email)
    const proof = { contact: account.email, otp, user_type: 'customer' }
    return () => server.post('/api/verify-otp/', proof, account.headers)
  },
  'POST /forget-password/': async (server) => {
    const { mobileNumber } = await anAccount(server.db)
    return () => server.post('/api/forget-password/', { mobile_number: mobileNumber })
  },
  'POST /resend-otp-password/': async (server) => {
    const { mobileNumber } = await anAccount(server.db)
    return () => server.post('/api/resend-otp-password/', { mobile_number: mobileNumber })
  },
  'POST /verify-password/': async (server) => {
    const proof = await aForgetter(server)
    return () => server.post('/api/verify-password/', proof)
  },
  'POST /reset-password/': async (server) => {
    const { mobile_number, otp } = await aForgetter(server)
    const proved = await server.post('/api/verify-password/', { mobile_number, otp })
    const headers = { 'x-grant': proved.json<{ grant: string }>().grant }
    return () => server.post('/api/reset-password/', { mobile_number, new_password: 'Mandi#42' }, headers)
  },
}
