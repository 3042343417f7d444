import enContact from '../../web/locales/en/Contact.json' with { type: 'json' }
import enBar from '../../web/locales/en/Navbar.json' with { type: 'json' }
import hiContact from '../../web/locales/hi/Contact.json' with { type: 'json' }
import hiCustomer from '../../web/locales/hi/CustomerProfile.json' with { type: 'json' }
import hiFollowing from '../../web/locales/hi/Following.json' with { type: 'json' }
import hiBar from '../../web/locales/hi/Navbar.json' with { type: 'json' }
import hiPost from '../../web/locales/hi/Postpage.json' with { type: 'json' }
import hiPush from '../../web/locales/hi/Push.json' with { type: 'json' }
import hiReviews from '../../web/locales/hi/Reviews.json' with { type: 'json' }
import { expect } from '../test.ts'
import { post } from './people.ts'
import { DIALOG, either, type FailedWrite, fillIn, openDialog, pressIn, says } from './write.ts'

const REPORT = { description: 'They ask for money first.' }

export const customerWrites: readonly FailedWrite[] = [
  {
    name: 'a comment',
    as: 'customer',
    path: ({ postPath }) => postPath,
    request: { method: 'POST', url: /\/comments\/$/ },
    hasKey: true,
    words: says('Failed to post comment. Try again.', hiPost.comments.failed),
    typed: { comment: 'How much is a box?' },
    fill: async (page) => {
      await fillIn(page, 'main', { comment: 'How much is a box?' })
      return pressIn(page, 'main form:has([name="comment"])')
    },
  },
  {
    name: 'a review',
    as: 'customer',
    path: ({ provider }) => `/providerprofile/${provider.session.id}?review=1`,
    request: { method: 'POST', url: /\/reviews\/$/ },
    hasKey: true,
    words: says(
      'Review not sent. Check your internet and try again. Your text is saved.',
      hiReviews.form.new.failed,
    ),
    typed: { text: 'They answered at once.' },
    fill: async (page) => {
      await page.locator('#reviews form input[type="radio"]').nth(3).check({ force: true })
      await fillIn(page, '#reviews form', { text: 'They answered at once.' })
      return pressIn(page, '#reviews form')
    },
  },
  {
    name: 'a report',
    as: 'customer',
    path: ({ postPath }) => postPath,
    request: { method: 'POST', url: /\/api\/reports\/$/ },
    hasKey: true,
    words: says('Failed to submit report', hiContact.report.failed),
    typed: REPORT,
    fill: async (page) => {
      await openDialog(page, either(enContact.report.title.post, hiContact.report.title.post))
      await page.locator(`${DIALOG} select[name="reason"]`).selectOption('scam')
      await fillIn(page, DIALOG, REPORT)
      return pressIn(page, DIALOG)
    },
  },
  {
    name: 'a block of a business',
    as: 'customer',
    path: ({ otherShops: otherProviders }) => `/providerprofile/${otherProviders[0]}`,
    request: { method: 'POST', url: /\/api\/customer-blocks\/$/ },
    hasKey: false,
    words: says('Failed to block provider', hiContact.block.failed),
    typed: { blocked_reason: 'Calls at night' },
    fill: async (page) => {
      await openDialog(page, either(enContact.block.title, hiContact.block.title))
      await fillIn(page, DIALOG, { blocked_reason: 'Calls at night' })
      return pressIn(page, DIALOG)
    },
  },
  {
    name: 'the end of a block of a business',
    as: 'customer',
    path: () => '/blocked-providers',
    prepare: (page, { customer, otherShops: otherProviders }) =>
      post(page, customer.session, '/api/customer-blocks/', { data: { provider: otherProviders[1] } }),
    request: { method: 'DELETE', url: /\/api\/customer-blocks\/\d+\/$/ },
    hasKey: false,
    words: says('Failed to unblock provider', hiContact.block.unblockFailed),
    fill: async (page) => {
      await page.locator('main li button').first().click()
      const name = either(enContact.block.unblockConfirm, hiContact.block.unblockConfirm)
      return () => page.locator(DIALOG).getByRole('button', { name }).click()
    },
  },
  {
    name: 'a customer’s profile',
    as: 'customer',
    path: () => '/profile-customer',
    request: { method: 'PUT', url: /\/api\/manage-customer-profile\// },
    hasKey: true,
    words: says('Error updating profile.', hiCustomer.saveFailed),
    typed: { name: 'Meera Kumari' },
    fill: async (page) => {
      await expect(page.locator('main [name="name"]')).not.toHaveValue('')
      await fillIn(page, 'main', { name: 'Meera Kumari' })
      return pressIn(page, 'main form:has([name="username"])')
    },
  },
  {
    name: 'a saved post',
    as: 'customer',
    path: ({ postPath }) => postPath,
    request: { method: 'PUT', url: /\/save\/$/ },
    hasKey: false,
    words: says('The post was not saved. Try again.', hiFollowing.saved.saveFailed),
    fill: async (page) => {
      const save = page.locator('main button[aria-pressed]:not([aria-busy])[aria-label$=": Fresh tilkut"]')
      return () => save.click()
    },
  },
  {
    name: 'a notification setting',
    as: 'customer',
    path: () => '/notification-settings',
    request: { method: 'PUT', url: /\/api\/notification-settings\// },
    hasKey: false,
    words: says('Setting not saved. Try again.', hiPush.saveFailed),
    fill: async (page) => () =>
      page.locator('main fieldset').first().getByRole('switch').first().press('Space'),
  },
]

/** The last one: its comments and reviews go with it. */
export const accountDeletion: FailedWrite = {
  name: 'the deletion of an account',
  as: 'guest',
  path: () => '/services',
  request: { method: 'DELETE', url: /\/api\/delete-account\// },
  hasKey: false,
  words: says('Failed to delete account.', hiBar.deletion.refused),
  fill: async (page) => {
    await page.locator('header button[data-signed-in="true"]').click()
    await page.getByRole('button', { name: either(enBar.deleteAccount, hiBar.deleteAccount) }).click()
    const name = either(enBar.deletion.confirm, hiBar.deletion.confirm)
    return () => page.locator(DIALOG).getByRole('button', { name }).last().click()
  },
}
