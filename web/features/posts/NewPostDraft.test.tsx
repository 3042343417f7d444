// An unpublished post: its draft, and leaving the page.
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import en from '../../locales/en/CreateNewPost.json'
import { mockServer, inputNamed, openPage, expectToast, submit, fillIn } from '../../testing/forms.tsx'
import { anOwnPostInFull } from '../../testing/own-posts.ts'
import { click, find } from '../../testing/page.tsx'
import { choose, fakeUploads, lastUpload } from '../../testing/upload.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import NewPostPage from './NewPostPage.tsx'

fakeUploads()

const DRAFT = 'draft:7:post'
const GOOD = { title: 'Fresh tilkut', content: 'From Monday.\nTwo kinds.' }
const NO_OFFER = {
  kind: 'update',
  starts_at: '',
  ends_at: '',
  price_paise: '',
  was_price_paise: '',
  offer_code: '',
}
const OFFER = {
  kind: 'offer',
  ends_at: '2098-11-22',
  price_paise: '510',
  was_price_paise: '600',
  offer_code: 'DIWALI',
}
const text = () => document.body.textContent

const open = async () => {
  signIn('provider', 'sharma_sweets')
  mockServer({})
  const router = await openPage('/createnewpost', NewPostPage)
  await settle()
  return router
}

describe('the draft', () => {
  test('is saved while typing and restored', async () => {
    await open()
    expect(text()).not.toContain(en.draft.title)
    fillIn(GOOD)
    expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toEqual({ ...NO_OFFER, ...GOOD })
  })

  test('has the fields of an offer', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ ...GOOD, ...OFFER }))
    await open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Offer/ }).checked).toBe(true)
    expect([inputNamed('ends_at').value, inputNamed('offer_code').value]).toEqual(['2098-11-22', 'DIWALI'])
  })

  test('is announced, and deleted when discarded', async () => {
    localStorage.setItem(DRAFT, JSON.stringify(GOOD))
    await open()
    expect([text()?.includes(en.draft.title), inputNamed('content').value]).toEqual([true, GOOD.content])
    await click(button(en.draft.discard))
    await click(button(en.draft.keep))
    expect(inputNamed('title').value).toBe(GOOD.title)
    await click(button(en.draft.discard))
    await click(within(find('dialog')).getAllByRole('button')[1] as Element)
    await settle()
    expect([inputNamed('title').value, inputNamed('content').value, localStorage.getItem(DRAFT)]).toEqual([
      '',
      '',
      null,
    ])
    expect(text()).not.toContain(en.draft.title)
  })

  test('belongs to one account, and an invalid one is ignored', async () => {
    localStorage.setItem('draft:8:post', JSON.stringify(GOOD))
    localStorage.setItem(DRAFT, '{"title":1')
    await open()
    expect([inputNamed('title').value, localStorage.getItem('draft:8:post')]).toEqual([
      '',
      JSON.stringify(GOOD),
    ])
  })

  test('is deleted once the post is published', async () => {
    await open()
    fillIn(GOOD)
    await submit()
    await lastUpload().answer(201, anOwnPostInFull(1))
    await expectToast(en.created)
    expect(localStorage.getItem(DRAFT)).toBeNull()
  })
})

describe('leaving', () => {
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('with text alone shows no dialog: the draft has it', async () => {
    const router = await open()
    fillIn(GOOD)
    expect(closing()).toBe(false)
    await act(() => router.navigate('/services'))
    expect(router.state.location.pathname).toBe('/services')
  })

  test('with files shows a confirmation', async () => {
    const router = await open()
    choose('blog_images', 'a.png')
    expect(closing()).toBe(true)
    await act(() => router.navigate('/services'))
    expect(find('dialog').textContent).toContain(en.leave.text)
    await click(button(en.leave.confirm))
    await eventually(() => expect(router.state.location.pathname).toBe('/services'))
  })
})
