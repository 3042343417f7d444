import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  expectToast,
  fieldCodes,
  fillIn,
  inputNamed,
  mockServer,
  openPage,
  submit,
} from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { anOwnReview } from '../../testing/reviews.ts'
import { choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import type { OwnReview } from './own-reviews.api.ts'
import { ReviewForm } from './ReviewForm.tsx'

fakeUploads()

const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockReset())

const open = async (review?: OwnReview) => {
  signIn('customer', 'asha')
  mockServer({})
  const Form = () => (
    <ReviewForm
      accountId={7}
      provider={{ id: 12, name: 'Sharma Sweets' }}
      onClose={onClose}
      {...(review && { review })}
    />
  )
  await openPage('/shop', Form)
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const words = () => document.body.textContent

describe('a new review', () => {
  test('is sent with stars, text and pictures, and the form closes', async () => {
    await open()
    await click(radio('5 stars'))
    fillIn({ text: 'Fresh and good sweets' })
    choose('images', 'shop.png')
    await submit()
    const { to, form, headers } = lastUpload()
    expect(to).toBe('POST /api/providers/12/reviews/')
    expect([form.get('rating'), form.get('text')]).toEqual(['5', 'Fresh and good sweets'])
    expect(form.getAll('images')).toHaveLength(1)
    expect(headers['idempotency-key']).toBeTruthy()
    await lastUpload().answer(201, anOwnReview(1))
    await expectToast('Thank you! Your review is on the page now.')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('needs stars; the text is optional, with at least 10 characters', async () => {
    await open()
    fillIn({ text: 'Good' })
    await submit()
    expect(uploads).toHaveLength(0)
    expect(words()).toContain('Choose 1 to 5 stars.')
    expect(words()).toContain('Review must be at least 10 characters long.')
    expect(document.activeElement?.getAttribute('role')).toBe('radiogroup')
    await click(radio('1 star'))
    fillIn({ text: '' })
    expect(words()).not.toContain('Please choose')
    await submit()
    expect(lastUpload().form.get('text')).toBe('')
  })

  test('is sent once after a double click, and a retry has the same key', async () => {
    await open()
    await click(radio('3 stars'))
    await submit()
    await submit()
    expect(uploads).toHaveLength(1)
    const key = lastUpload().headers['idempotency-key']
    await lastUpload().fail()
    expect(screen.getByRole('alert').textContent).toContain('Review not sent.')
    await submit()
    expect(lastUpload().headers['idempotency-key']).toBe(key)
    await lastUpload().answer(409, { code: 'already_done', message: '' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('keeps its draft', async () => {
    await open()
    await click(radio('2 stars'))
    fillIn({ text: 'Long wait on Sunday' })
    await openPage('/again', () => (
      <ReviewForm accountId={7} provider={{ id: 12, name: 'Sharma Sweets' }} onClose={onClose} />
    ))
    expect(inputNamed('text').value).toBe('Long wait on Sunday')
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: '2 stars' }).at(-1)?.checked).toBe(true)
  })

  test.each([
    [400, { code: 'already_reviewed', message: '' }, 'You have already reviewed this business.'],
    [403, { code: 'account_too_new', message: '' }, 'Your account is new.'],
    [429, { code: 'too_many', message: '' }, 'You can write at most 5 reviews in a day.'],
    [403, { code: 'account_limited', message: '' }, "You can't post for now. See why in your notifications."],
    [403, { code: 'provider_blocked', message: '' }, 'You have blocked this business.'],
  ])('displays the reason of a refusal with %i: %o', async (status, body, text) => {
    await open()
    await click(radio('5 stars'))
    await submit()
    await lastUpload().answer(status, body)
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('displays server errors at their fields', async () => {
    await open()
    await click(radio('5 stars'))
    fillIn({ text: 'Fresh and good sweets' })
    await submit()
    await lastUpload().answer(400, { text: ['…'] }, fieldCodes({ text: ['reviewLong'] }))
    expect(inputNamed('text').getAttribute('aria-invalid')).toBe('true')
    expect(words()).toContain('Review must be at most 2,000 characters long.')
    await submit()
    await lastUpload().answer(413, { code: 'review_image_too_large', message: '' })
    expect(inputNamed('images').getAttribute('aria-invalid')).toBe('true')
    expect(words()).toContain('Each photo of a review can be at most 5 MB.')
  })

  test('has at most two pictures', async () => {
    await open()
    await click(radio('5 stars'))
    choose('images', 'a.png', 'b.png', 'c.png')
    await submit()
    expect(uploads).toHaveLength(0)
    expect(words()).toContain('*You can upload a maximum of 2 images.')
  })
})

test('edits an own review and removes its pictures', async () => {
  const picture = { url: '/media/a.webp', width: 320, height: 240, sources: [] }
  await open(anOwnReview(9, { images: [{ image: '/media/a.webp', image_id: 5, picture }] }))
  expect(radio('4 stars').checked).toBe(true)
  expect(inputNamed('text').value).toBe('Review number 9')
  await click(radio('2 stars'))
  await click(button('Remove photo 1'))
  await submit()
  const { to, form } = lastUpload()
  expect(to).toBe('PUT /api/reviews/9/')
  expect([form.get('rating'), form.get('deleted_images')]).toEqual(['2', '[5]'])
  await lastUpload().answer(200, anOwnReview(9))
  await expectToast('Your review was changed.')
  await eventually(() => expect(onClose).toHaveBeenCalledOnce())
})
