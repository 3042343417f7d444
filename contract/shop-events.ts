// Visitor events of a business, counted by day without personal data (docs/privacy.md).
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits, viewSources } from './limits.ts'
import { Id } from './schemas.ts'

const EventKind = Type.Enum(['view', 'call', 'whatsapp', 'directions', 'website', 'share', 'save_contact'])

export const countProviderEvent = endpoint({
  method: 'POST',
  path: '/shop-events/',
  access: 'anyone',
  summary:
    'Count a view of a business, or what a visitor does with it. 204 also where nothing is counted: unknown and hidden businesses, ' +
    'robots, the owner, a visitor who was counted today, an IP address that was counted often, requests from pages of other sites',
  body: Type.Object({
    provider_id: Id,
    kind: EventKind,
    /** A post of that business that is being read: its view is counted too. */
    post_id: Type.Optional(Id),
    from: Type.Optional(Type.Enum([...viewSources], { description: 'what led to a view; without it: link' })),
    search_text: Type.Optional(
      Type.String({
        maxLength: limits.searchSentence,
        description: 'what was searched for, when `from` is search',
      }),
    ),
  }),
  takesText: true,
  reply: { 204: Type.Null() },
  // Events are not stored, so an Idempotency-Key has no effect. A visitor counts once a day.
  isSecret: true,
  invalidates: [],
})
