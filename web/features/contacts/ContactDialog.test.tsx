import { screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { contactFormCloseDelay } from '../../../contract/display.ts'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  openPage,
  advanceTime,
  refusal,
  reply,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { find, fire } from '../../testing/page.tsx'
import { eventually, settle, signIn } from '../../testing/visit.tsx'
import { ContactDialog } from './ContactDialog.tsx'

const SEND = 'POST /api/contacts/create/'
const PROFILE = 'GET /api/manage-customer-profile/'
const FIELDS = ['name', 'email', 'mobile_number']
const GOOD = { name: 'Asha Kumari', email: 'asha@example.com', mobile_number: '9876543210' }
const sent = reply({ detail: 'Your message has been sent successfully!' }, 201)

const open = async (answers: Record<string, MockReply> = {}) => {
  const server = mockServer({ [SEND]: sent, [PROFILE]: networkFailure, ...answers })
  const onClose = vi.fn<() => void>()
  const provider = { id: 7, name: 'Sharma Sweets' }
  await openPage('/', () => <ContactDialog provider={provider} onClose={onClose} />)
  return { onClose, sentRequests: () => server.calls(SEND) }
}
const typed = () => Object.fromEntries(FIELDS.map((field) => [field, inputNamed(field).value]))
const press = () => fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
const alert = () => find('[role=alert]').textContent

test('sends name, e-mail and number of a visitor, and closes after three seconds', async () => {
  const { onClose, sentRequests } = await open()
  fillIn({ ...GOOD, mobile_number: '+91 98765-43210' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  press()
  await advanceTime(0)
  expect(sentRequests()[0]?.body).toEqual({ provider_id: 7, ...GOOD })
  expect(find('[role=status]').textContent).toContain('Your message has been sent successfully!')
  expect(document.activeElement?.textContent).toBe('Close')
  await advanceTime(contactFormCloseDelay - 1)
  expect(onClose).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('displays the missing fields of an empty form, and sends nothing', async () => {
  const { sentRequests } = await open()
  await submit()
  expect(FIELDS.map(errorAt)).toEqual([
    '*This field is required.',
    'Email is required.',
    '*Mobile number must be exactly 10 digits.',
  ])
  expect(document.activeElement).toBe(inputNamed('name'))
  fillIn({ ...GOOD, email: 'asha at example', mobile_number: '12345' })
  await submit()
  expect(FIELDS.map(errorAt)).toEqual([
    undefined,
    'Invalid email format.',
    '*Mobile number must be exactly 10 digits.',
  ])
  expect(sentRequests()).toEqual([])
})

describe('a customer', () => {
  const known = reply({ ...GOOD, username: 'asha', email_to_verify: false })

  test('has a prefilled form', async () => {
    signIn('customer', 'asha')
    const { sentRequests } = await open({ [PROFILE]: known })
    await eventually(() => expect(typed()).toEqual(GOOD))
    fillIn({ mobile_number: '9000000001' })
    await submit()
    expect(sentRequests()[0]?.body).toEqual({ provider_id: 7, ...GOOD, mobile_number: '9000000001' })
  })

  test('keeps input that was typed before the profile was loaded', async () => {
    signIn('customer', 'asha')
    const later = Promise.withResolvers<Response>()
    await open({ [PROFILE]: () => later.promise })
    fillIn({ name: 'Asha and family' })
    later.resolve(await known())
    await eventually(() => expect(inputNamed('email').value).toBe(GOOD.email))
    expect(inputNamed('name').value).toBe('Asha and family')
  })

  test('has an empty form when the profile fails to load', async () => {
    signIn('customer', 'asha')
    await open()
    await settle()
    expect(Object.values(typed())).toEqual(['', '', ''])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('pressing twice sends once', async () => {
  const { sentRequests } = await open()
  fillIn(GOOD)
  press()
  press()
  await settle()
  expect(sentRequests()).toHaveLength(1)
})

test('one whose first answer was lost has been sent', async () => {
  await open({ [SEND]: refusal(409, 'already_done', 'This was already done.') })
  fillIn(GOOD)
  await submit()
  await eventually(() => expect(find('[role=status]').textContent).toContain('sent successfully'))
})

describe('a request that fails says so, and every word stays', () => {
  test.each([
    ['there is no connection', networkFailure, /No internet/],
    ['the server is in trouble', reply({}, 500), /[Tt]ry again in a moment/],
    ['there were too many', refusal(429, 'too_many', 'Too many'), /Try again later, or call them/],
    ['the business is gone', refusal(404, 'not_found', 'Not found.'), /no longer on Haat/],
    ['it is blocked', refusal(403, 'provider_blocked', 'Blocked'), /You have blocked this business/],
  ])('%s', async (_, answer, why) => {
    await open({ [SEND]: answer })
    fillIn(GOOD)
    await submit()
    await eventually(() => expect(alert()).toContain('Your request was not sent.'))
    expect(alert()).toMatch(why)
    expect(typed()).toEqual(GOOD)
  })

  test('at the field, where the server finds fault with one', async () => {
    await open({ [SEND]: reply({ email: ['Invalid email format.'] }, 400) })
    fillIn(GOOD)
    await submit()
    await eventually(() => expect(errorAt('email')).toBe('Invalid email format.'))
    expect(document.activeElement).toBe(inputNamed('email'))
  })

  test('sent again it carries the same key', async () => {
    const { sentRequests } = await open({ [SEND]: networkFailure })
    fillIn(GOOD)
    await submit()
    await submit()
    const [first, second] = sentRequests().map(({ key }) => key)
    expect(first).toMatch(/^visitor-[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })
})
