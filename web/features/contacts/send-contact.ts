// Separate from contacts.api.ts: only senders load the outbox.
import type { createContact } from '../../../contract/contacts.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import { contactTarget } from './contact-target.ts'
import type { NewContact } from './contacts.api.ts'

type Provider = { id: number; name: string }
/** `signal` is aborted when the form is closed. */
type ContactSending = { key: string; signal: AbortSignal }

/** Sent with the session, if there is one, so that blocks are checked. */
export const sendContact = ({ id, name }: Provider, body: NewContact, { key, signal }: ContactSending) =>
  sendOrQueue<typeof createContact>(
    'POST',
    '/contacts/create/',
    { body, key },
    {
      kind: 'contact',
      target: contactTarget(id),
      about: { title: name, to: paths.providerProfile(id) },
      signal,
    },
  )
