// A changed e-mail or mobile number of a provider is verified by a code.
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { onConfirmNeeded } from '../../lib/session/confirm-identity.ts'
import { reply, submit, fillIn } from '../../testing/forms.tsx'
import { button, eventually } from '../../testing/visit.tsx'
import { fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import en from '../../locales/en/ProfileProvider.json'
import { click, find } from '../../testing/page.tsx'
import { openOwnProfile, READ, submitAndReply } from '../../testing/own-profile.tsx'
import type { OwnProvider } from './own-provider.api.ts'
import { anOwnProvider } from '../../testing/providers.ts'

const SEND = 'POST /api/send-otp/'
const CHANGED = { email: 'new@example.in', mobile_number: '9812345678' }

fakeUploads()

/** The page, and the state of the server. */
const open = async () => {
  let known: OwnProvider = anOwnProvider()
  const { server } = await openOwnProfile({
    [READ]: () => reply(known)(),
    [SEND]: reply({ message: 'ok', detail: 'ok' }),
    'POST /api/verify-otp/': reply({ user: { id: 7, username: 'sharma_sweets', role: 'provider' } }),
  })
  return { server, learn: (given: Partial<OwnProvider>) => (known = anOwnProvider(given)) }
}
const text = () => document.body.textContent

const save = async (saved: Partial<OwnProvider>) => {
  fillIn(CHANGED)
  await submitAndReply(200, anOwnProvider(saved))
}

test('both, one after the other, while what was typed meanwhile stays', async () => {
  const { server, learn } = await open()
  await save({ ...CHANGED, email_to_verify: true, mobile_to_verify: true, version: 'v2' })
  expect(text()).toContain('Verify your mobile number and email')
  expect(text()).toContain('new@example.in, +91 98123 45678')

  fillIn({ zipcode: '823099' })
  await click(button(en.toVerify.verify))
  expect(screen.queryAllByRole('radio')).toHaveLength(2)
  await click(find('dialog [name=otp_via][value=email]'))
  await submit(find('dialog form'))
  expect(server.calls(SEND)[0]?.body).toEqual({
    user_id: 7,
    contact: 'new@example.in',
    otp_via: 'email',
    user_type: 'provider',
  })
  fillIn({ otp: '123456' })
  await submit(find('dialog form'))
  // The name was changed concurrently: only the contacts are read.
  learn({ ...CHANGED, mobile_to_verify: true, business_name: 'Renamed', version: 'v3' })
  await click(button('OK'))
  await eventually(() => expect(text()).toContain('Verify +91 98123 45678 with an OTP.'))
  expect(localStorage.getItem('access_token'), 'the session goes on').toBe('token')

  await submit()
  expect(lastUpload().form.get('zipcode')).toBe('823099')
  expect(lastUpload().form.get('business_name')).toBe('Sharma Sweets')
  expect(lastUpload().headers['if-match'], 'so that the other change is not lost').toBe('"v2"')
})

test('verified contacts need no code', async () => {
  await open()
  await save({ ...CHANGED, version: 'v2' })
  expect(text()).not.toContain('not verified yet')
})

const NEEDED = { code: 'confirm_needed', message: 'x' }

test('a change that must be confirmed is sent again, as it was', async () => {
  await open()
  onTestFinished(onConfirmNeeded(async () => true))
  fillIn(CHANGED)
  await submitAndReply(403, NEEDED)
  await eventually(() => expect(uploads).toHaveLength(2))
  expect(lastUpload().form.get('email')).toBe(CHANGED.email)
  await lastUpload().answer(200, anOwnProvider({ ...CHANGED, email_to_verify: true, version: 'v2' }))
  await eventually(() => expect(text()).toContain('Verify your mobile number or email'))
})

test('one that is not confirmed is not saved, and stays in the form', async () => {
  await open()
  onTestFinished(onConfirmNeeded(async () => false))
  fillIn(CHANGED)
  await submitAndReply(403, NEEDED)
  await eventually(() =>
    expect(text()).toContain("Error updating profile: First confirm it's you, then try again."),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-?mail/i }).value).toBe(CHANGED.email)
})
