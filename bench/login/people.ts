// Customers, signed up and verified as a person does it.
import { setTimeout as sleep } from 'node:timers/promises'

export const PASSWORD = 'Bazaar@7'
export type Person = { username: string; token: string }

type Headers = Record<string, string>

export const post = async <T>(url: string, body: object, headers: Headers = {}): Promise<T> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}

const codeTo = async (url: string, contact: string): Promise<string> => {
  const mails = (await (await fetch(`${url}/outbox/`)).json()) as { to: string; code: string }[]
  const code = mails.find(({ to }) => to === contact)?.code
  if (code) return code
  await sleep(200)
  return codeTo(url, contact)
}

const signUp = async (url: string, number: number): Promise<Person> => {
  const username = `person${number}x`
  const contact = String(9_000_000_000 + number)
  const form = { username, password: PASSWORD, confirm_password: PASSWORD }
  const profile = { customer_profile: { name: 'Somebody', mobile_number: contact } }
  const signedUp = await post<{ user_id: number; grant: string }>(`${url}/customer/signup/`, {
    ...form,
    ...profile,
  })
  const grant = { 'x-grant': signedUp.grant }
  const to = { contact, otp_via: 'mobile', user_type: 'customer' }
  await post(`${url}/send-otp/`, { user_id: signedUp.user_id, ...to }, grant)
  const otp = await codeTo(url, contact)
  const signedIn = await post<{ access_token: string }>(`${url}/verify-otp/`, { ...to, otp }, grant)
  return { username, token: signedIn.access_token }
}

export const signUpPeople = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => signUp(url, number)))
