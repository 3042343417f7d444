import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { adminMessage } from '../../../contract/rules.ts'
import { makeCall } from '../../lib/http/call.ts'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import en from '../../locales/en/Contact.json'
import { click, find, fire } from '../../testing/page.tsx'
import ContactPage, { clientAction } from './ContactPage.tsx'
import { FIELDS, type Field, sendContactMessage } from './parts/contact-message.ts'

const answer = vi.fn<(path: string, request: { method: string; body: string }) => Promise<Response>>()
const GOOD = { name: 'Asha', email: 'asha@example.com', subject: 'Timings', message: 'When do you open?' }

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ detail: en.sent }, { status: 201 }))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const open = (at = '/contact') =>
  visit({
    at,
    shell: { Component: Outlet },
    pages: [{ path: '/contact', Component: ContactPage, action: clientAction as never }],
  })

const control = (field: Field) => find(`[name=${field}]`) as HTMLInputElement | HTMLTextAreaElement

/** As a browser writes: through the element's own setter, which React listens to. */
const write = (field: Field, text: string) => {
  const element = control(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
  fire(element, new Event('input', { bubbles: true }))
}

const send = async (words: Partial<typeof GOOD> = {}) => {
  for (const field of FIELDS) if (words[field] !== undefined) write(field, words[field])
  await click(button(en.form.submit))
  await settle()
}

const errorOf = (field: Field) => {
  const id = control(field).getAttribute('aria-describedby')?.split(' ')[0]
  return control(field).getAttribute('aria-invalid')
    ? document.getElementById(id ?? '')?.textContent
    : undefined
}

const typed = () => Object.fromEntries(FIELDS.map((field) => [field, control(field).value]))

test('an empty form names what is missing, field by field, and sends nothing', async () => {
  await open()
  await send()
  expect(FIELDS.map(errorOf)).toEqual([
    'Name is required.',
    'Email is required.',
    'Subject is required.',
    'Message cannot be empty.',
  ])
  expect(document.activeElement).toBe(control('name'))
  expect(answer).not.toHaveBeenCalled()
})

test('only an invalid e-mail address is marked, until it is changed', async () => {
  await open()
  await send({ ...GOOD, email: 'asha at example' })
  expect(FIELDS.map(errorOf)).toEqual([undefined, 'Invalid email format.', undefined, undefined])
  expect(document.activeElement).toBe(control('email'))
  write('email', 'asha@')
  expect(errorOf('email')).toBeUndefined()
})

test('a valid message is sent to the administrators and clears the form', async () => {
  await open()
  await send(GOOD)
  const [path, request] = answer.mock.calls[0] ?? []
  expect([path, request?.method]).toEqual(['/api/contact-haat-admin/?lang=en', 'POST'])
  expect(JSON.parse(request?.body ?? '')).toEqual(GOOD)
  expect(find('[role=status]').textContent).toBe('Message sent successfully!')
  expect(Object.values(typed())).toEqual(['', '', '', ''])
})

test('an error of the server is displayed at its field', async () => {
  await open()
  answer.mockImplementation(async () => Response.json({ subject: ['Subject is required.'] }, { status: 400 }))
  await send(GOOD)
  expect(errorOf('subject')).toBe('Subject is required.')
  expect(document.activeElement).toBe(control('subject'))
})

describe('when it fails, the input stays and an error is displayed', () => {
  const refusal = (status: number) => async () =>
    Response.json({ code: 'unexpected', message: 'no' }, { status })

  test.each([
    ['the server is in trouble', refusal(500), en.failed],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), en.failed],
    ['there were too many messages', refusal(429), en.tooMany],
  ])('%s', async (_, fails, text) => {
    await open()
    answer.mockImplementation(fails)
    await send(GOOD)
    expect(find('[role=alert]').textContent).toBe(text)
    expect(typed()).toEqual(GOOD)
  })
})

test('displays the tracking code with a link to the status', async () => {
  await open()
  answer.mockImplementation(async () =>
    Response.json({ detail: en.sent, tracking_code: '7KQ2-M9XA-4TRD-0WEH' }, { status: 201 }),
  )
  await send(GOOD)
  await eventually(() => expect(document.body.textContent).toContain('7KQ2-M9XA-4TRD-0WEH'))
  expect(find('a[href^="/grievance/"]').getAttribute('href')).toBe('/grievance/7KQ2-M9XA-4TRD-0WEH')
})

test('a page that leads here may say what it is about', async () => {
  await open('/contact?subject=Report')
  expect(typed()).toEqual({ name: '', email: '', subject: 'Report', message: '' })
})

test('pressing twice sends once', async () => {
  await open()
  let finish = () => undefined as void
  answer.mockImplementation(
    () => new Promise((resolve) => (finish = () => resolve(Response.json({}, { status: 201 })))),
  )
  await send(GOOD)
  await send()
  expect(answer).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  await eventually(() => expect(control('message').value).toBe(''))
})

test('values that exceed a field are truncated', async () => {
  const form = new FormData()
  for (const field of FIELDS) form.set(field, 'x'.repeat(10_000))
  const outcome = await sendContactMessage({ call: makeCall(vi.fn()), language: 'en' }, form)
  expect(outcome.kind === 'wrong' && FIELDS.map((field) => outcome.values[field].length)).toEqual([
    limits.name,
    limits.email,
    limits.adminMessage.subject,
    limits.adminMessage.message,
  ])
})

test('the texts of the page cover every rule of the form', () => {
  const broken = FIELDS.flatMap((field) => [adminMessage[field](''), adminMessage[field]('@')])
  const worded = Object.keys(en.rules)
  expect(broken.filter((code) => code && !worded.includes(code))).toEqual([])
})
