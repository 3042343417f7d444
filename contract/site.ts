import { Type } from 'typebox'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Post } from './posts.ts'
import { ProviderSummary } from './providers.ts'
import { Detail, FormText, Lang, LangQuery, OpenNow } from './schemas.ts'

const AdminMessage = Type.Object({
  name: FormText(limits.name),
  email: FormText(limits.email),
  subject: FormText(limits.adminMessage.subject),
  message: FormText(limits.adminMessage.message),
})

export const contactAdmin = endpoint({
  method: 'POST',
  path: '/contact-haat-admin/',
  access: 'anyone',
  summary: 'Write to the administrators; the answer comes in the language of `lang`',
  query: LangQuery,
  body: AdminMessage,
  reply: { 201: Detail },
  rate: { calls: 10, minutes: 60 },
  invalidates: [],
})

const OutboxMessage = Type.Object({
  at: Type.String(),
  via: Type.Union([Type.Literal('email'), Type.Literal('mobile')]),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
})

export const readOutbox = endpoint({
  method: 'GET',
  path: '/outbox/',
  access: 'anyone',
  summary: 'The newest mails and text messages of a trial installation; only from the machine itself',
  reply: { 200: Type.Array(OutboxMessage) },
  refusals: ['not_found'],
  isSecret: true,
})

export const readIndex = endpoint({
  method: 'GET',
  path: '/index/',
  access: 'anyone',
  summary:
    'What the home page shows: categories, recently listed providers, current offers, and how many people are here',
  query: Type.Object({
    lang: Lang,
    location: Type.Optional(
      Type.String({
        maxLength: limits.searchText,
        description:
          'the visitor’s district, as in a search: its offers stand first. An unknown one counts as none',
      }),
    ),
    open_now: OpenNow,
  }),
  reply: {
    200: Type.Object({
      categories: Type.Array(Category),
      providers: Type.Array(ProviderSummary),
      offers: Type.Array(Post),
      provider_count: Type.Integer(),
      customer_count: Type.Integer(),
    }),
  },
  cacheTags: ['market'],
})
