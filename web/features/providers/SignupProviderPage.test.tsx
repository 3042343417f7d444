import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ruleText } from '../../../contract/rule-texts.ts'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import { choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import customerWords from '../../locales/en/SignUpCustomer.json'
import en from '../../locales/en/SignUpProvider.json'
import { click, find, fire, press, type } from '../../testing/page.tsx'
import { Toaster } from '../../ui/Toast.tsx'
import { toSignupState } from './signup-district.ts'
import SignupProviderPage from './SignupProviderPage.tsx'

const GAYA = { id: 7, district_id: 7, name: 'Gaya', state_id: 5, state: 'Bihar', country_id: 1 }
const ANSWERS: Record<string, unknown> = {
  '/api/category/': [
    { id: 3, category_id: 3, title: 'Sweets', is_service: false },
    { id: 4, category_id: 4, title: 'Plumber', is_service: true },
  ],
  '/api/countries/': [{ id: 1, country_id: 1, name: 'India' }],
  '/api/district-suggestions/': [GAYA, { ...GAYA, id: 8, name: 'Gaya Ji' }],
  '/api/districts/7/': GAYA,
}
const asked = vi.fn<(path: string) => void>()
const answer = async (path: string) => {
  asked(path)
  const { pathname, search } = new URL(path, 'http://localhost')
  if (pathname.startsWith('/api/check-')) return Response.json({ exists: /taken|9999999999/.test(search) })
  return Response.json(ANSWERS[pathname] ?? {})
}

fakeUploads()
beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const Frame = () => (
  <>
    <Outlet />
    <Toaster label="Messages" closeLabel="Close" />
  </>
)

const open = async (state?: unknown) => {
  sessionStorage.setItem('consent_provider', 'given')
  const router = await visit({
    at: '/signupprovider',
    shell: { Component: Frame },
    pages: [{ path: '/signupprovider', Component: SignupProviderPage }],
  })
  if (state) await act(() => router.navigate('/signupprovider', { state }))
  await eventually(() => find('option[value="3"]'))
  return router
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const box = (name: string) => find(`[name=${name}]`) as Box

/** Through the native setter, which React listens to. */
const write = (name: string, text: string) => {
  const element = box(name)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
  fire(element, new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
const leave = async (name: string) => {
  fire(box(name), new FocusEvent('focusout', { bubbles: true }))
  await settle()
}

const errorOf = (name: string) => {
  const [id] = box(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return id?.endsWith('-error') ? document.getElementById(id)?.textContent : undefined
}
const pickGaya = async () => {
  act(() => box('district').focus())
  write('district', 'gaya')
  await eventually(() => find('[role=option]'))
  press('ArrowDown', box('district'))
  press('Enter', box('district'))
  await settle()
}
/** State, country and position. */
const readOnlyValues = () => [...document.querySelectorAll<Box>('input[readonly]')].map(({ value }) => value)

const TEXTS = {
  business_name: 'Sharma Sweets',
  business_category: '3',
  name: 'Ravi Sharma',
  username: 'ravi',
  mobile_number: '9876543210',
  password: 'Haat@12',
  confirm_password: 'Haat@12',
}
const fill = async (texts: Partial<typeof TEXTS> & Record<string, string> = {}) => {
  for (const [name, text] of Object.entries({ ...TEXTS, ...texts })) write(name, text)
  await pickGaya()
}
const submit = async () => {
  await click(button(en.submit))
  await settle()
}
/** Fills and submits the form. */
const sendAndGet = async (status: number, body: object) => {
  const router = await open()
  await fill()
  await submit()
  await lastUpload().answer(status, body)
  return router
}
const toast = () => find('[data-sonner-toast]').textContent

test('an empty form marks the missing fields, focuses the first, and sends nothing until all are valid', async () => {
  await open()
  await submit()
  const marked = [...document.querySelectorAll<Box>('[aria-invalid=true]')].map(({ name }) => name)
  expect(marked).toEqual(['business_name', 'business_category', 'district', ...Object.keys(TEXTS).slice(2)])
  expect(document.activeElement).toBe(box('business_name'))
  expect(button(en.submit).disabled).toBe(true)
  await fill()
  expect(button(en.submit).disabled).toBe(false)
  expect(uploads).toEqual([])
})

test.each([
  ['username', 'ravi sharma', '*Username cannot contain spaces.'],
  ['username', ' ravi', '*Username cannot start or end with spaces.'],
  ['username', 'ravi@gaya', "*Username cannot contain '@'."],
  ['username', 'ra', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
  ['email', 'ravi at gaya', 'Invalid email format.'],
  ['mobile_number', '12345', '*Mobile number must be exactly 10 digits.'],
  ['password', 'haat@12', '*Password must contain at least one uppercase letter.'],
  ['password', 'Haat@ 12', '*Password cannot contain spaces.'],
  [
    'password',
    'Haat12',
    '*Password must include 1 uppercase, 1 lowercase, 1 special char, and be 6–8 chars.',
  ],
  ['confirm_password', 'Haat@13', '*Passwords do not match.'],
  ['zipcode', '80', ruleText('zipcodeDigits')],
  ['district', 'somewhere', ruleText('districtUnknown')],
])(
  '%s that is wrong (%s) is marked when a person leaves it, and the form waits',
  async (name, text, message) => {
    await open()
    write('password', TEXTS.password)
    write(name, text)
    await leave(name)
    expect(errorOf(name)).toBe(message)
    expect(button(en.submit).disabled).toBe(true)
  },
)

test('taken names are marked while typing, debounced', async () => {
  await open()
  write('username', 'taken')
  write('email', ' taken@example.com ')
  write('mobile_number', '9999999999')
  await eventually(() =>
    expect([errorOf('username'), errorOf('email'), errorOf('mobile_number')]).toEqual([
      '*Username already taken.',
      '*Email already registered.',
      '*Mobile number already registered.',
    ]),
  )
  write('username', 'free')
  await eventually(() => expect(asked).toHaveBeenCalledWith('/api/check-username/?username=free'))
  expect(errorOf('username')).toBeUndefined()
})

test('a link from the page of a district preselects it, without a confirmation on leaving', async () => {
  const router = await open(toSignupState(7))
  await eventually(() => expect(box('district').value).toBe('Gaya'))
  expect(readOnlyValues().slice(0, 2)).toEqual(['Bihar', 'India'])
  await act(() => router.navigate('/elsewhere'))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('the hint of the description fits a business that sells work', async () => {
  await open()
  const hint = () => box('business_description').closest('div')?.parentElement?.textContent
  write('business_category', '3')
  expect(hint()).toContain(en.hints.description)
  write('business_category', '4')
  expect(hint()).toContain(en.hints.serviceDescription)
})

test('the chosen district fills state and country, and further typing clears them', async () => {
  await open()
  await pickGaya()
  await eventually(() => expect(readOnlyValues()).toEqual(['Bihar', 'India', '']))
  write('district', 'Ga')
  expect(readOnlyValues()).toEqual(['', '', ''])
})

test('an invalid file prevents sending', async () => {
  await open()
  await fill()
  choose('logo', 'a.gif')
  await submit()
  expect(find('form div[role=alert]').textContent).toBe('Please fix the file size errors before submitting.')
  expect(document.activeElement).toBe(box('logo'))
  expect(uploads).toEqual([])
  choose('logo', 'a.png')
  await submit()
  expect(uploads).toHaveLength(1)
})

test('every field is sent once, with its files and a progress bar', async () => {
  await open()
  await fill({ email: ' ravi@example.com', street_address: 'Main Road' })
  choose('uploaded_images', 'a.png', 'b.png')
  await submit()
  await submit()
  expect(uploads).toHaveLength(1)
  const { form, to } = lastUpload()
  expect(to).toBe('POST /api/provider/signup/?lang=en')
  const place = { street_address: 'Main Road', district: '7', state: '5', country: '1' }
  expect(Object.fromEntries(form)).toMatchObject({ ...TEXTS, ...place, email: 'ravi@example.com' })
  expect(form.getAll('uploaded_images').map((each) => (each as File).name)).toEqual(['a.png', 'b.png'])
  expect(form.has('latitude') || form.has('logo')).toBe(false)
  lastUpload().progress(5, 10)
  expect((find('progress') as HTMLProgressElement).value).toBe(0.5)
  expect(document.body.textContent).toContain('Creating your account...')
})

test('it can be cancelled, and the input stays', async () => {
  await open()
  await fill()
  await submit()
  await click(button(en.cancel))
  await eventually(() => expect(toast()).toBe(en.cancelled))
  expect(box('business_name').value).toBe(TEXTS.business_name)
  expect(button(en.submit).disabled).toBe(false)
})

describe('what the server refuses', () => {
  test('one field: a toast names it, it has the focus, and a late availability check does not clear it', async () => {
    await sendAndGet(400, { username: ['*Username already taken.'] })
    await eventually(() => expect(toast()).toBe('Username: *Username already taken.'))
    expect(document.activeElement).toBe(box('username'))
    await eventually(() => expect(asked).toHaveBeenCalledWith('/api/check-username/?username=ravi'))
    await settle()
    expect(errorOf('username')).toBe('*Username already taken.')
  })

  test('several fields, until each of them is changed', async () => {
    await sendAndGet(400, { state: [ruleText('stateDiffers')], logo: [ruleText('fileBroken')] })
    await eventually(() => expect(toast()).toBe('Please fix the highlighted errors and try again.'))
    expect([errorOf('district'), errorOf('logo')]).toEqual([ruleText('stateDiffers'), ruleText('fileBroken')])
    choose('logo', 'b.png')
    await pickGaya()
    await eventually(() => expect(button(en.submit).disabled).toBe(false))
  })

  test('all of it, for a reason of its own', async () => {
    await sendAndGet(503, { code: 'busy', message: 'no' })
    await eventually(() => expect(toast()).toBe(`Error submitting form: ${en.refusals.busy}`))
  })

  test('nothing, since it was not reached: the input stays and can be sent again', async () => {
    await open()
    await fill()
    await submit()
    await lastUpload().fail()
    await eventually(() => expect(toast()).toBe(`Error submitting form: ${en.noAnswer}`))
    expect(box('name').value).toBe(TEXTS.name)
    await submit()
    expect(uploads).toHaveLength(2)
  })
})

test('a new account is verified by a contact that was filled in, and goes on to the login', async () => {
  const router = await sendAndGet(201, { user_id: 12, grant: 'g', message: 'ok' })
  await eventually(() => expect(toast()).toBe('Account created successfully. Proceed with verification.'))
  const { verification } = customerWords
  expect(find('dialog').textContent).toContain('+91 98765 43210')
  expect(find('dialog').textContent).not.toContain(verification.email)
  await click(button(verification.send))
  await eventually(() => find('[autocomplete=one-time-code]'))
  type(find('[autocomplete=one-time-code]') as HTMLInputElement, '123456')
  await click(button(verification.verify))
  await eventually(() => expect(find('dialog h2').textContent).toBe('Verification Successful'))
  await click(button(verification.ok))
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
})

test('leaving the page with input shows a confirmation', async () => {
  const router = await open()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  write('name', 'Ravi')
  await act(() => router.navigate('/elsewhere'))
  await click(button(en.leave.stay))
  expect(router.state.location.pathname).toBe('/signupprovider')
  await act(() => router.navigate('/elsewhere'))
  await click(button(en.leave.confirm))
  await eventually(() => expect(router.state.location.pathname).toBe('/elsewhere'))
})
