import enContact from '../../web/locales/en/Contact.json' with { type: 'json' }
import hiContact from '../../web/locales/hi/Contact.json' with { type: 'json' }
import hiLogin from '../../web/locales/hi/LoginCustomer.json' with { type: 'json' }
import hiSignUp from '../../web/locales/hi/SignUpCustomer.json' with { type: 'json' }
import { acceptConsent, newPerson, PASSWORD } from '../people.ts'
import { DIALOG, either, type FailedWrite, fillIn, openDialog, pressIn, says } from './write.ts'

const PERSON = { name: 'Meera Devi', email: 'meera@example.in', mobile_number: '9876543210' }
const MESSAGE = { name: 'Asha', email: 'asha@example.in', subject: 'A question', message: 'How do I begin?' }

export const visitorWrites: readonly FailedWrite[] = [
  {
    name: 'a message to the administrators',
    as: null,
    path: () => '/contact',
    request: { method: 'POST', url: /\/api\/contact-haat-admin\// },
    hasKey: true,
    words: says('Failed to send message. Please try again.', hiContact.failed),
    typed: MESSAGE,
    fill: async (page) => {
      await fillIn(page, 'main', MESSAGE)
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'a contact request',
    as: null,
    path: ({ provider }) => `/providerprofile/${provider.session.id}`,
    request: { method: 'POST', url: /\/api\/contacts\/create\// },
    hasKey: true,
    words: says('Your request was not sent.', hiContact.ask.failed),
    typed: PERSON,
    fill: async (page) => {
      await openDialog(page, either(enContact.ask.title, hiContact.ask.title))
      await fillIn(page, DIALOG, PERSON)
      return pressIn(page, DIALOG)
    },
  },
  {
    name: 'a sign-up',
    as: null,
    path: () => '/signupcustomer',
    request: { method: 'POST', url: /\/api\/customer\/signup\// },
    hasKey: false,
    words: says('An unexpected error occurred. Please try again.', hiSignUp.failed),
    typed: { name: 'Meera Devi' },
    fill: async (page) => {
      await acceptConsent(page)
      const { username, mobile } = newPerson('en')
      const password = { password: PASSWORD, confirm_password: PASSWORD }
      await fillIn(page, 'main', { name: 'Meera Devi', username, mobile_number: mobile, ...password })
      return pressIn(page, 'main form')
    },
  },
  {
    name: 'a code for a new password',
    as: null,
    path: () => '/forgetpassword',
    request: { method: 'POST', url: /\/api\/forget-password\// },
    hasKey: false,
    words: says('Something went wrong', hiLogin.forgotPassword.failed),
    fill: async (page, { customer }) => {
      // As newPerson() makes it.
      await fillIn(page, 'main', { contact: `9${customer.session.username.replaceAll(/\D/g, '')}` })
      return pressIn(page, 'main form')
    },
  },
]
