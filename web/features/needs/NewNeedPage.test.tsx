import { cleanup, screen } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import en from '../../locales/en/Needs.json'
import { fillIn, inputNamed, mockServer, openPage, reply, submit } from '../../testing/forms.tsx'
import { aNeed } from '../../testing/needs.ts'
import { click, find, fire } from '../../testing/page.tsx'
import { choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import NewNeedPage from './NewNeedPage.tsx'

fakeUploads()

const GAYA = { id: 101, district_id: 101, name: 'Gaya', state: 'Bihar', state_id: 4, country_id: 1 }
const understood = {
  what: 'plumber',
  category: { id: 23, title: 'Plumber & Sanitary' },
  district: { district_id: 101, name: 'Gaya', state: 'Bihar' },
}

const answers = {
  'GET /api/category/': reply([
    { id: 22, title: 'Electrician' },
    { id: 23, title: 'Plumber & Sanitary' },
  ]),
  'GET /api/search/': reply({ understood }),
  'GET /api/district-suggestions/': reply([GAYA]),
}

beforeEach(() => void mockServer(answers))

const open = async (query = '') => {
  const router = await openPage(`/needs/new${query}`, NewNeedPage)
  await eventually(() => find('textarea'))
  return router
}
const category = () => find('select[name="category_id"]') as HTMLSelectElement
const words = () => document.body.textContent

const describeIt = async () => {
  fillIn({ text: 'Plumber chahiye Gaya mein, tap drips' })
  await eventually(() => expect(category().value).toBe('23'))
  await submit()
}
const toBudget = async () => {
  await describeIt()
  await eventually(() => expect(inputNamed('district').value).toBe('Gaya, Bihar'))
  await click(screen.getByRole('radio', { name: en.when.today }))
  await submit()
}

describe('a customer', () => {
  beforeEach(() => signIn('customer', 'asha'))

  test('starts at the first step without a text, also at the link of a later one', async () => {
    const router = await open('?step=budget')
    await eventually(() => expect(router.state.location.search).toBe(''))
    expect(screen.getByRole('textbox', { name: en.fields.text })).toBeTruthy()
    fillIn({ text: 'Plumber' })
    expect(screen.queryByRole('textbox', { name: en.fields.budget_paise })).toBeNull()
  })

  test('gets the district of a link in the other language', async () => {
    await open(`?q=Plumber+needed&district=${encodeURIComponent('गया, बिहार')}&step=place`)
    await eventually(() => expect(inputNamed('district').value).toBe('Gaya, Bihar'))
  })

  test('gets category and district from the text, and sends the need in three steps', async () => {
    await open()
    choose('images', 'tap.png')
    await toBudget()
    expect(words()).toContain('Plumber & Sanitary · Gaya, Bihar · Today')
    fillIn({ budget_paise: '1,500' })
    await submit()
    const { to, form, headers } = lastUpload()
    expect(to).toBe('POST /api/needs/')
    expect(Object.fromEntries(form)).toMatchObject({
      text: 'Plumber chahiye Gaya mein, tap drips',
      category_id: '23',
      district_id: '101',
      when: 'today',
      budget_paise: '150000',
    })
    expect(form.getAll('images')).toHaveLength(1)
    expect(headers['idempotency-key']).toBeTruthy()
    expect(localStorage.getItem('draft:7:need')).toContain('tap drips')
    await lastUpload().answer(201, aNeed(12))
    await eventually(() => expect(localStorage.getItem('draft:7:need')).toBeNull())
  })

  test.each([
    ['22', '22'],
    ['Electrician', ''],
  ])('has the category %s of a link as %j', async (given, proposed) => {
    void mockServer({
      ...answers,
      'GET /api/search/': reply({ understood: { ...understood, category: null } }),
    })
    await open(`?q=Fan+is+slow&category=${given}`)
    await eventually(() => expect(category().options).toHaveLength(3))
    expect(category().value).toBe(proposed)
  })

  test('changes the proposed category', async () => {
    await open('?q=Plumber+chahiye')
    await eventually(() => expect(category().value).toBe('23'))
    expect(words()).toContain(en.new.proposed)
    category().value = '22'
    fire(category(), new Event('change', { bubbles: true }))
    await eventually(() => expect(words()).not.toContain(en.new.proposed))
    expect(category().value).toBe('22')
  })

  test('finds the draft after a reload, and can start again', async () => {
    await open()
    fillIn({ text: 'Plumber chahiye Gaya mein' })
    await eventually(() => expect(localStorage.getItem('draft:7:need')).toContain('Plumber'))
    cleanup()
    await open()
    expect(inputNamed('text').value).toBe('Plumber chahiye Gaya mein')
    await click(button(en.new.startOver))
    expect(inputNamed('text').value).toBe('')
    await eventually(() => expect(localStorage.getItem('draft:7:need')).toBeNull())
  })

  test('adds two photos at most', async () => {
    const router = await open()
    choose('images', 'a.png', 'b.png', 'c.png')
    await describeIt()
    expect(words()).toContain('*You can upload a maximum of 2 images.')
    expect(router.state.location.search).toBe('')
  })

  test('stays at a step until its fields are valid', async () => {
    const router = await open()
    fillIn({ text: 'Tap' })
    await submit()
    await eventually(() => expect(words()).toContain('*Describe it in at least 10 characters.'))
    expect(router.state.location.search).toBe('')
    await describeIt()
    await eventually(() => expect(router.state.location.search).toBe('?step=place'))
    await submit()
    await eventually(() => expect(words()).toContain(en.rules.needWhenUnknown))
    expect(router.state.location.search).toBe('?step=place')
  })

  test('returns to the step of a field that the server refuses, with the text', async () => {
    const router = await open()
    await toBudget()
    await submit()
    await lastUpload().answer(400, { text: ['*Describe your need in at least 10 characters.'] })
    await eventually(() => expect(router.state.location.search).toBe(''))
    expect(inputNamed('text').getAttribute('aria-invalid')).toBe('true')
    expect(inputNamed('text').value).toBe('Plumber chahiye Gaya mein, tap drips')
  })
})

test('a visitor logs in at the last step, and finds the need again', async () => {
  await open()
  await toBudget()
  expect(screen.getByRole('link', { name: en.new.logIn }).getAttribute('href')).toBe('/logincustomer')
  await submit()
  expect(uploads).toHaveLength(0)
  signIn('customer', 'asha')
  act(() => void window.dispatchEvent(new Event('storage')))
  await eventually(() => button(en.new.submit))
  expect(words()).toContain('Plumber chahiye Gaya mein, tap drips')
})

test('asks a business to log in as a customer', async () => {
  signIn('provider', 'sharma_sweets')
  await openPage('/needs/new', NewNeedPage)
  await eventually(() => expect(words()).toContain(en.new.providers))
})
