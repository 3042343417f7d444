import { expect, test } from 'vitest'
import { media } from '../../../contract/media-limits.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { aProvider } from '../../testing/providers.ts'
import { type ReviewReply, reviewerOn } from '../../testing/reviews.ts'
import { testServer } from '../../testing/test-server.ts'
import { sweepMedia } from '../media/media.service.ts'
import { isPublicMedia } from './reviews.service.ts'

const server = await testServer()
const { db } = server

const codeOf = async (reply: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await reply
  return [statusCode, json().code]
}

const picture = async (width = 400) => aFile(await aPicture({ width, height: 300 }).png().toBuffer())
const isServed = (url = '') => isPublicMedia(db, url.split('/').slice(2, 4).join('/'))

test('stores at most two images, replaces, deletes and removes them with the review', async () => {
  const provider = await aProvider(db)
  const { review, edit, remove } = await reviewerOn(server)
  const images = [await picture(), await picture()]
  const written = (await review(provider, { rating: '5', images })).json<ReviewReply>()
  expect(written.images).toHaveLength(2)
  const [first, second] = written.images
  if (!first || !second) throw new Error('no pictures')
  expect([await isServed(first.image), await isServed(second.image)]).toEqual([true, true])
  const full = await edit(written.review_id, { images: [await picture()] })
  expect([full.statusCode, full.json()]).toEqual([
    400,
    { images: ['*You can upload a maximum of 2 images.'] },
  ])
  const changed = (
    await edit(written.review_id, { images: [await picture()], deleted_images: String(first.image_id) })
  ).json<ReviewReply>()
  expect(changed.images.map(({ image_id }) => image_id)).toEqual([second.image_id, expect.any(Number)])
  expect(await isServed(first.image)).toBe(false)
  await remove(written.review_id)
  expect(await isServed(second.image)).toBe(false)
  await sweepMedia(db, server.ctx.mediaDeps)
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
  expect(await db.selectFrom('mediaLeftovers').select('folder').execute()).toEqual([])
})

test('does not serve images of a hidden review', async () => {
  const provider = await aProvider(db)
  const { review } = await reviewerOn(server)
  const written = (await review(provider, { rating: '5', images: [await picture()] })).json<ReviewReply>()
  await db.updateTable('reviews').set({ visibility: 'hidden' }).where('id', '=', written.review_id).execute()
  expect(await isServed(written.images[0]?.image)).toBe(false)
})

test('refuses other files, too many images and images of others', async () => {
  const provider = await aProvider(db)
  const { review, edit } = await reviewerOn(server)
  const many = [await picture(), await picture(), await picture()]
  expect((await review(provider, { rating: '5', images: many })).json()).toEqual({
    images: ['*You can upload a maximum of 2 images.'],
  })
  const text = aFile(Buffer.from('no picture'))
  expect(await codeOf(review(provider, { rating: '5', images: [text] }))).toEqual([415, 'image_wrong_kind'])
  const large = aFile(
    Buffer.concat([await aPicture().png().toBuffer(), Buffer.alloc(media.review.imageBytes)]),
  )
  const refused = await review(provider, { rating: '5', images: [large] })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    413,
    { code: 'review_image_too_large', error: 'Each photo of a review can be at most 5 MB.' },
  ])
  const { review_id } = (await review(provider)).json<ReviewReply>()
  expect((await edit(review_id, { deleted_images: '999999' })).json()).toEqual({
    deleted_images: ['*Photo not found. Reload and choose it again.'],
  })
})
