import enComments from '../../web/locales/en/ViewComments.json' with { type: 'json' }
import enOlder from '../../web/locales/en/ViewOlderPost.json' with { type: 'json' }
import enPrices from '../../web/locales/en/PriceList.json' with { type: 'json' }
import hiBar from '../../web/locales/hi/Navbar.json' with { type: 'json' }
import hiComments from '../../web/locales/hi/ViewComments.json' with { type: 'json' }
import hiNewPost from '../../web/locales/hi/CreateNewPost.json' with { type: 'json' }
import hiOlder from '../../web/locales/hi/ViewOlderPost.json' with { type: 'json' }
import hiPost from '../../web/locales/hi/Postpage.json' with { type: 'json' }
import hiPrices from '../../web/locales/hi/PriceList.json' with { type: 'json' }
import hiProfile from '../../web/locales/hi/ProfileProvider.json' with { type: 'json' }
import hiSignUp from '../../web/locales/hi/SignUpProvider.json' with { type: 'json' }
import hiReviews from '../../web/locales/hi/Reviews.json' with { type: 'json' }
import { openRow } from '../open.ts'
import { expect } from '../test.ts'
import { bearer } from './people.ts'
import { DIALOG, either, type FailedWrite, fillIn, openDialog, pressIn, says } from './write.ts'

const POST = { title: 'Laddu on Friday', content: 'Two kinds, from six on.' }
const WENT_WRONG = 'Something went wrong. Please try again.'

export const providerWrites: readonly FailedWrite[] = [
  {
    name: 'a new post',
    as: 'provider',
    path: () => '/createnewpost',
    request: { method: 'POST', url: /\/api\/blogs\/(\?|$)/ },
    hasKey: true,
    words: says('Failed to create post. Please try again.', hiNewPost.failed),
    typed: POST,
    fill: async (page) => {
      await fillIn(page, 'main', POST)
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'a changed post',
    as: 'provider',
    path: ({ postId }) => `/viewolderpost/${postId}/edit`,
    request: { method: 'PUT', url: /\/api\/blogs\/\d+\// },
    hasKey: true,
    words: says('Failed to update post. Try again.', hiOlder.failed),
    typed: { content: 'From Tuesday on.' },
    fill: async (page) => {
      await fillIn(page, 'main', { content: 'From Tuesday on.' })
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'the deletion of a post',
    as: 'provider',
    path: () => '/viewolderpost',
    request: { method: 'DELETE', url: /\/api\/blogs\/\d+\/$/ },
    hasKey: false,
    words: says('Error deleting post.', hiOlder.delete.failed),
    fill: async (page) => {
      const [en, hi] = [enOlder, hiOlder].map(({ deleteThis }) =>
        deleteThis.replace('{{title}}', 'Soon deleted'),
      )
      await openDialog(page, either(en ?? '', hi ?? ''))
      const name = either(enOlder.delete.confirm, hiOlder.delete.confirm)
      return () => page.locator(DIALOG).getByRole('button', { name }).click()
    },
  },
  {
    name: 'a reply to a comment',
    as: 'provider',
    path: ({ postPath }) => postPath,
    request: { method: 'POST', url: /\/reply\/$/ },
    hasKey: true,
    words: says('Failed to post reply. Please try again.', hiPost.reply.failed),
    typed: { reply: 'Yes, until noon.' },
    fill: async (page) => {
      const comment = page.locator('main li[id^="comment-"]', { hasText: 'Is it open on Sunday?' })
      await comment.locator('[name="reply"]').fill('Yes, until noon.')
      return () => comment.locator('button[type="submit"]').click()
    },
  },
  {
    name: 'a reply to a review',
    as: 'provider',
    path: () => '/viewreviews',
    request: { method: 'PUT', url: /\/reviews\/\d+\/reply\/$/ },
    hasKey: true,
    words: says('Reply not sent. Try again.', hiReviews.reply.failed),
    typed: { reply: 'Thank you!' },
    fill: async (page) => {
      const review = page.locator('main li[id^="review-"]', { hasText: 'Fresh sweets and a kind owner' })
      await openRow(review)
      await review.getByRole('button').first().click()
      await fillIn(page, 'main', { reply: 'Thank you!' })
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'the profile of a business',
    as: 'provider',
    path: () => '/profile-provider',
    request: { method: 'PUT', url: /\/api\/manage-provider-profile\// },
    hasKey: true,
    words: says(
      'Error updating profile: something went wrong on our side. Try again.',
      hiProfile.saveError.replace('{{message}}', hiSignUp.refusals.unexpected),
    ),
    typed: { business_tagline: 'Fresh every day' },
    fill: async (page) => {
      await expect(page.locator('main [name="business_name"]')).not.toHaveValue('')
      await fillIn(page, 'main', { business_tagline: 'Fresh every day' })
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'opening hours',
    as: 'provider',
    path: () => '/traderdashboard/hours',
    request: { method: 'PUT', url: /\/api\/provider-hours\/$/ },
    hasKey: false,
    words: says(WENT_WRONG, hiBar.refusals.unexpected),
    fill: async (page) => {
      await page.locator('form ul').first().getByRole('switch').first().press('Space')
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'an item of the price list',
    as: 'provider',
    path: () => '/traderdashboard/prices',
    request: { method: 'POST', url: /\/api\/items\/$/ },
    hasKey: true,
    words: says(`Item not saved. ${WENT_WRONG}`, `${hiPrices.form.failed} ${hiBar.refusals.unexpected}`),
    typed: { price_paise: '12' },
    fill: async (page) => {
      await page.getByRole('button', { name: either(enPrices.add, hiPrices.add) }).click()
      await fillIn(page, 'main', { name: 'Samosa', price_paise: '12' })
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'a block of a customer',
    as: 'provider',
    path: () => '/viewcomments',
    request: { method: 'POST', url: /\/api\/blocks\/$/ },
    hasKey: false,
    words: says('Failed to block customer', hiComments.block.failed),
    typed: { reason: 'Quarrels under every post' },
    fill: async (page) => {
      const comment = page.locator('main li[id^="comment-"]', { hasText: 'Too sweet for me' })
      await openRow(comment)
      await comment.getByRole('button', { name: either(enComments.block.do, hiComments.block.do) }).click()
      await fillIn(page, DIALOG, { reason: 'Quarrels under every post' })
      return pressIn(page, DIALOG)
    },
  },
  {
    name: 'the end of a block of a customer',
    as: 'provider',
    path: () => '/viewcomments',
    prepare: async (page, { provider, blockedId }) =>
      page.request.post('/api/blocks/', {
        headers: bearer(provider.session),
        data: { customer: blockedId, reason: 'Quarrels' },
      }),
    request: { method: 'DELETE', url: /\/api\/blocks\/\d+\/$/ },
    hasKey: false,
    words: says('Failed to unblock customer', hiComments.unblock.failed),
    fill: async (page) => {
      const comment = page.locator('main li[id^="comment-"]', { hasText: 'Too sweet for me' })
      await openRow(comment)
      const name = either(enComments.unblock.do, hiComments.unblock.do)
      return () => comment.getByRole('button', { name }).click()
    },
  },
]
