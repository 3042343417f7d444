import { DAY, HOUR, lists } from '../../../contract/limits.ts'
import { invalidFields, contactNote, contactRequest, trimmed } from '../../../contract/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { refuseBlocks, type MaybeViewer } from '../blocks/blocks.service.ts'
import { publishNotified } from '../notifications/notifications.service.ts'
import {
  type ContactRow,
  countRequests,
  latestRequestsQuery,
  requestsQuery,
  selectRequest,
  updateContact,
} from './contacts.queries.ts'
import { contactView } from './contacts.view.ts'
import { contactLock, contactWrite } from './send-contact.queries.ts'

// Limits per business. Accounts and visitors have separate limits, so that a flood of visitors does not block customers.
const RATE_LIMITS = { byAccount: { count: 10, within: DAY }, byStrangers: { count: 60, within: HOUR } }

export { contactsBetween } from './contacts.queries.ts'

export type ContactDeps = Readonly<{ clock: Clock; isLimited: boolean; publish: Publish }>

type Fields = { name?: string; email?: string; mobile_number?: string }

const validateContact = ({ name = '', email = '', mobile_number = '' }: Fields) => {
  const given = { name: trimmed(name), email: trimmed(email), mobile_number: trimmed(mobile_number) }
  const broken = invalidFields(contactRequest, given)
  if (broken) throw new FormRefusal(broken)
  return { name: given.name, email: given.email, mobileNumber: given.mobile_number }
}

type NewContactRequest = Fields & { providerId: number }

/** A repeated request within a day is stored once and gets the same response. */
export const sendContactRequest = (
  db: Db,
  viewer: MaybeViewer,
  newRequest: NewContactRequest,
  deps: ContactDeps,
) => {
  const { isLimited, publish } = deps
  const now = deps.clock()
  const to = { providerId: newRequest.providerId, senderId: viewer?.id ?? null }
  if (to.senderId === to.providerId) throw new Refusal('forbidden')
  const contact = validateContact(newRequest)
  const { count, within } = to.senderId === null ? RATE_LIMITS.byStrangers : RATE_LIMITS.byAccount
  const before = (ms: number) => new Date(now.getTime() - ms)
  return inTransaction(db, async (tx) => {
    const [provider] = await contactLock(tx, to)
    if (!provider) throw new Refusal('not_found')
    refuseBlocks(provider, 'provider_blocked')
    const [written] = await contactWrite(tx, {
      ...contact,
      ...to,
      now,
      emailKey: contact.email.toLowerCase(),
      yesterday: before(DAY),
      maxSent: isLimited ? count : null,
      since: before(within),
    })
    if (written?.isRepeated) return
    const id = written?.notificationId ?? null
    if (id === null) throw new Refusal('too_many', { retryAfter: within / 1_000 })
    publishNotified(tx, { id, to: to.providerId, publish })
  })
}

type ContactsPageQuery = { providerId: number; page: number; upTo: number | undefined }

const linkTo = ({ providerId, page, upTo }: ContactsPageQuery) =>
  `/api/contacts/?provider_id=${providerId}&page=${page}&up_to=${upTo}`

export const contactsPage = async (db: Db, { providerId, page, upTo: given }: ContactsPageQuery) => {
  const { count, newest } = await countRequests(db, { providerId, upTo: given ?? Number.MAX_SAFE_INTEGER })
  const upTo = given ?? newest ?? 0
  const offset = (page - 1) * lists.contactsPage
  const last = Math.ceil(count / lists.contactsPage)
  const rows = await requestsQuery(db, { providerId, upTo, offset }).execute()
  const link = (to: number) => linkTo({ providerId, page: to, upTo })
  return {
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > 1 && last > 0 ? link(Math.min(page - 1, last)) : null,
    results: rows.map(contactView),
  }
}

export const latestContacts = (db: Db, providerId: number) => latestRequestsQuery(db, providerId).execute()

type ContactChange = { id: number; providerId: number; status?: ContactRow['status']; note?: string }

/** Unknown requests, requests of others and of customers who blocked the business are indistinguishable. */
export const updateOwnContact = (db: Db, { id, providerId, status, note }: ContactChange) => {
  const broken = contactNote(note ?? '')
  if (broken) throw new FormRefusal({ note: [broken] })
  return inTransaction(db, async (tx) => {
    const before = await selectRequest(tx, { id, providerId })
    if (!before) throw new Refusal('not_found')
    const changed = {
      status: status ?? before.status,
      note: note === undefined ? before.note : trimmed(note),
    }
    await updateContact(tx, id, changed)
    return contactView({ ...before, ...changed })
  })
}
