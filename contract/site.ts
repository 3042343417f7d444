import { Type } from 'typebox'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { limits, urgencies } from './limits.ts'
import { searchLimits } from './display.ts'
import { Post } from './posts.ts'
import { ProviderSummary } from './providers.ts'
import { Detail, FormText, Lang, LangQuery, OpenNow, orNull } from './schemas.ts'

const AdminMessage = Type.Object({
  name: FormText(limits.name),
  email: FormText(limits.email),
  subject: FormText(limits.adminMessage.subject),
  message: FormText(limits.adminMessage.message),
  /** Sets the deadlines (contract/grievance-clock.ts); `normal` when it is missing. */
  urgency: Type.Optional(Type.Enum([...urgencies])),
})

export const contactAdmin = endpoint({
  method: 'POST',
  path: '/contact-haat-admin/',
  access: 'anyone',
  summary: 'Send a message to the administrators, who answer in the language of `lang`',
  query: LangQuery,
  body: AdminMessage,
  reply: { 201: Type.Object({ ...Detail.properties, tracking_code: Type.String() }) },
  rate: { calls: 10, minutes: 60 },
  invalidates: [],
})

const OutboxMessage = Type.Object({
  at: Type.String(),
  via: Type.Union([Type.Literal('email'), Type.Literal('mobile')]),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  code: orNull(Type.String()),
})

export const readOutbox = endpoint({
  method: 'GET',
  path: '/outbox/',
  access: 'anyone',
  summary: 'The newest mails and text messages of a trial installation; only for local requests',
  reply: { 200: Type.Array(OutboxMessage) },
  refusals: ['not_found'],
  isSecret: true,
})

export const readIndex = endpoint({
  method: 'GET',
  path: '/index/',
  access: 'anyone',
  summary:
    'Content of the home page: categories, recently listed providers, current offers, and the number of accounts',
  query: Type.Object({
    lang: Lang,
    location: Type.Optional(
      Type.String({
        maxLength: searchLimits.text,
        description:
          'the district of the visitor, as in a search: its offers are listed first. An unknown one is ignored',
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
  cacheTags: ['market', 'posts'],
})
