import { screen } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { ruleText } from '../../../contract/rule-texts.ts'
import {
  type MockReply,
  inputNamed,
  errorAt,
  blurInput,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import en from '../../locales/en/ProfileProvider.json'
import barWords from '../../locales/en/Navbar.json'
import signupWords from '../../locales/en/SignUpProvider.json'
import { click, find } from '../../testing/page.tsx'
import { openOwnProfile, READ, submitAndReply, valueOf, visitOwnProfile } from '../../testing/own-profile.tsx'
import { anOwnProvider } from '../../testing/providers.ts'

fakeUploads()

const saveButton = () => button(en.submit)
const text = () => document.body.textContent

test('other visitors are sent to the provider login and back', async () => {
  signIn('customer', 'asha')
  const { router, server } = await visitOwnProfile()
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
  expect(router.state.location.state).toEqual({ from: '/profile-provider' })
  expect(server.calls(READ)).toEqual([])
})

test('there is a skeleton while loading, and a failure can be retried', async () => {
  signIn('provider', 'sharma_sweets')
  let answer: MockReply = () => new Promise(() => {})
  await visitOwnProfile({ [READ]: () => answer() })
  expect(find('output').textContent).toBe(en.loading)
  answer = networkFailure
  await visitOwnProfile({ [READ]: () => answer() })
  await eventually(() => expect(text()).toContain(en.loadFailed))
  answer = reply(anOwnProvider())
  await click(button(en.retry))
  await eventually(() => expect(valueOf('business_name')).toBe('Sharma Sweets'))
})

test('the form has all saved values, and there is nothing to save yet', async () => {
  await openOwnProfile()
  const { business_tagline, business_description, street_address, zipcode, name, username } = anOwnProvider()
  const saved = { business_tagline, business_description, street_address, zipcode, name, username }
  const values = Object.keys(saved).map((field) => [field, valueOf(field)])
  expect(Object.fromEntries(values)).toEqual(saved)
  expect([valueOf('business_category'), valueOf('website_link')]).toEqual(['2', anOwnProvider().website_link])
  expect([valueOf('email'), valueOf('mobile_number')]).toEqual(['sharma@example.com', '7000008887'])
  expect(valueOf('district')).toBe('Gaya')
  const readOnly = [...document.querySelectorAll<HTMLInputElement>('input[readonly]')]
  expect(readOnly.map((each) => each.value)).toEqual(['Bihar', 'India', '24.795120, 84.998710'])
  expect(text()).toContain('39 of 2,000 characters')
  expect(saveButton().disabled).toBe(true)
})

test('links to the public profile and to a new password', async () => {
  await openOwnProfile()
  const links = screen.queryAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])
  expect(links).toContainEqual(['View Profile', '/providerprofile/7'])
  expect(links).toContainEqual(['Update Password', '/forgetpassword'])
})

test.each([
  ['business_name', ' ', '*This field is required.'],
  ['name', '', '*This field is required.'],
  ['email', '', 'Email is required.'],
  ['email', 'sharma at gaya', 'Invalid email format.'],
  ['mobile_number', '12345', '*Mobile number must be 10 digits.'],
  ['username', 'sharma ji', '*Username cannot contain spaces.'],
  ['username', ' sharma', '*Username cannot start or end with spaces.'],
  ['username', 'sharma@gaya', "*Username cannot contain '@'."],
  ['username', 'sh', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
  ['website_link', 'javascript:alert(1)', '*Enter a web address, like https://example.in.'],
  ['zipcode', '80', '*PIN code must be 6 digits.'],
])(
  '%s that is wrong (%s) is marked and has the focus, and nothing is sent',
  async (field, typed, message) => {
    await openOwnProfile()
    fillIn({ [field]: typed })
    await blurInput(field)
    expect(errorAt(field)).toBe(message)
    await submit()
    expect(document.activeElement).toBe(inputNamed(field))
    expect(uploads).toEqual([])
  },
)

describe('saving', () => {
  test('sends every field with the version that was read, and displays what was saved', async () => {
    await openOwnProfile()
    fillIn({ business_name: 'Sharma & Sons', username: 'sharma_sons', website_link: '' })
    await submit()
    await submit()
    expect(uploads).toHaveLength(1)
    const { to, headers, form } = lastUpload()
    expect([to, headers['if-match']]).toEqual(['PUT /api/manage-provider-profile/?lang=en', '"v1"'])
    expect(Object.fromEntries(form)).toEqual({
      business_name: 'Sharma & Sons',
      business_category: '2',
      business_tagline: 'Pure ghee, honest taste',
      business_description: 'Laddu every morning.\n\nTilkut in winter.',
      website_link: '',
      street_address: 'Shop No. 7, Tekari Road',
      district: '1',
      state: '1',
      country: '1',
      zipcode: '823001',
      latitude: '24.795120',
      longitude: '84.998710',
      name: 'Ramesh Sharma',
      username: 'sharma_sons',
      email: 'sharma@example.com',
      mobile_number: '7000008887',
      deleted_images: '[]',
      deleted_videos: '[]',
    })
    lastUpload().progress(5, 10)
    expect((find('progress') as HTMLProgressElement).value).toBe(0.5)
    expect(text()).toContain(en.sending)

    const saved = { business_name: 'Sharma and Sons', username: 'sharma_sons', version: 'v2' }
    await lastUpload().answer(200, anOwnProvider(saved))
    await expectToast('Profile updated successfully!')
    expect(valueOf('business_name')).toBe('Sharma and Sons')
    expect(localStorage.getItem('username')).toBe('sharma_sons')
    expect(saveButton().disabled).toBe(true)

    fillIn({ zipcode: '823002' })
    await submit()
    expect(lastUpload().headers['if-match']).toBe('"v2"')
  })

  test('a removed position is sent empty', async () => {
    await openOwnProfile()
    await click(button(signupWords.position.remove))
    await submit()
    expect([lastUpload().form.get('latitude'), lastUpload().form.get('longitude')]).toEqual(['', ''])
  })

  test('can be cancelled, and the input stays', async () => {
    await openOwnProfile()
    fillIn({ name: 'Sita Sharma' })
    await submit()
    await click(button(signupWords.cancel))
    await expectToast(signupWords.cancelled)
    expect([valueOf('name'), saveButton().disabled]).toEqual(['Sita Sharma', false])
  })
})

describe('what the server refuses', () => {
  test('one field: it is named, marked and has the focus; the same value can be sent again', async () => {
    await openOwnProfile()
    fillIn({ username: 'asha' })
    await submitAndReply(400, { username: [ruleText('usernameTaken')] })
    await expectToast('Error updating profile: *Username already taken.')
    expect(errorAt('username')).toBe('*Username already taken.')
    expect(document.activeElement).toBe(inputNamed('username'))
    expect(localStorage.getItem('username')).toBe('sharma_sweets')
    await submit()
    expect(uploads).toHaveLength(2)
  })

  test('several fields: the first has the focus', async () => {
    await openOwnProfile()
    fillIn({ email: 'asha@example.in' })
    await submitAndReply(400, { email: [ruleText('emailTaken')], mobile_number: [ruleText('mobileTaken')] })
    await expectToast(`Error updating profile: ${signupWords.fixFields}`)
    expect([errorAt('email'), errorAt('mobile_number')]).toEqual([
      '*Email already registered.',
      '*Mobile number already registered.',
    ])
    expect(document.activeElement).toBe(inputNamed('mobile_number'))
  })

  test.each([
    [503, 'busy', signupWords.refusals.busy],
    [507, 'no_room', en.refusals.no_room],
    [403, 'account_limited', barWords.refusals.account_limited],
  ])('all of it, for a reason of its own: %i', async (status, code, words) => {
    await openOwnProfile()
    fillIn({ name: 'Sita Sharma' })
    await submitAndReply(status, { code, message: 'no' })
    await expectToast(`Error updating profile: ${words}`)
    expect(valueOf('name')).toBe('Sita Sharma')
  })

  test('nothing, since it was not reached: what was typed and chosen stays', async () => {
    await openOwnProfile()
    fillIn({ name: 'Sita Sharma' })
    choose('images', 'new.png')
    await submit()
    await lastUpload().fail()
    await expectToast(`Error updating profile: ${signupWords.noAnswer}`)
    expect([valueOf('name'), saveButton().disabled]).toEqual(['Sita Sharma', false])
    expect(text()).toContain('new.png')
  })
})

describe('unsaved changes', () => {
  const goAway = async (router: Awaited<ReturnType<typeof openOwnProfile>>['router']) => {
    await act(() => router.navigate('/services'))
    await settle()
  }
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('leaving shows a confirmation', async () => {
    const { router } = await openOwnProfile()
    expect(closing()).toBe(false)
    fillIn({ name: 'Sita Sharma' })
    expect(closing()).toBe(true)
    await goAway(router)
    expect(find('dialog').textContent).toContain(en.leave.text)
    await click(button(en.leave.stay))
    expect([router.state.location.pathname, valueOf('name')]).toEqual(['/profile-provider', 'Sita Sharma'])
    await goAway(router)
    await click(button(en.leave.confirm))
    await eventually(() => expect(router.state.location.pathname).toBe('/services'))
  })

  test('that were undone, or are left at log-out, need no confirmation', async () => {
    const { router } = await openOwnProfile()
    fillIn({ name: 'Sita Sharma' })
    fillIn({ name: anOwnProvider().name })
    expect(closing()).toBe(false)
    fillIn({ name: 'Sita Sharma' })
    localStorage.clear()
    await goAway(router)
    expect(router.state.location.pathname).toBe('/services')
  })
})
