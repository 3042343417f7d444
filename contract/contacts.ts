import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { contactStatuses, limits } from './limits.ts'
import { Detail, FormText, Id, IdInput, LangQuery, orNull } from './schemas.ts'

const ContactStatus = Type.Enum([...contactStatuses])

/** A request to be called back, with the status that the business set. Visible to that business only. */
export const Contact = Type.Object({
  id: Id,
  contact_id: Id,
  provider_id: Id,
  name: Type.String(),
  email: Type.String(),
  mobile_number: Type.String(),
  created_at: Type.String(),
  status: ContactStatus,
  note: Type.String(),
})

export const createContact = endpoint({
  method: 'POST',
  path: '/contacts/create/',
  access: 'anyone',
  summary: 'Request a call back; a duplicate within a day changes nothing',
  body: Type.Object({
    provider_id: IdInput,
    name: FormText(limits.name * 10),
    email: FormText(limits.email * 2),
    mobile_number: FormText(100),
  }),
  reply: { 201: Detail },
  refusals: ['forbidden', 'provider_blocked', 'not_found', 'too_many'],
  rate: { calls: 30, minutes: 60 },
  isUserContent: true,
  invalidates: [],
})

// The links of the first page carry the newest request, so that new requests do not shift later pages.
const ContactsQuery = Type.Object({
  provider_id: Type.Optional(Id),
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  up_to: Type.Optional(Id),
})

const PageLink = orNull(Type.String())

export const listContacts = endpoint({
  method: 'GET',
  path: '/contacts/',
  access: 'provider',
  summary: 'Requests to be called back, newest first, ten per page',
  query: ContactsQuery,
  reply: {
    200: Type.Object({
      count: Type.Integer(),
      next: PageLink,
      previous: PageLink,
      results: Type.Array(Contact),
    }),
  },
})

export const changeContact = endpoint({
  method: 'PUT',
  path: '/contacts/:id/',
  access: 'provider',
  summary: 'Update status and note of a request; omitted fields are unchanged',
  params: Type.Object({ id: Id }),
  body: Type.Object({ status: Type.Optional(ContactStatus), note: FormText(limits.contactNote * 10) }),
  reply: { 200: Contact },
  refusals: ['not_found'],
  invalidates: [],
})

export const downloadContacts = endpoint({
  method: 'GET',
  path: '/contacts/csv/',
  access: 'provider',
  summary: 'The latest ten thousand requests as CSV (UTF-8)',
  query: LangQuery,
  reply: { 200: Type.String() },
  contentType: 'text/csv; charset=utf-8',
})
