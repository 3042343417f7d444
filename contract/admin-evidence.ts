// What a case is about: public content at once, chat messages and voice notes on request.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Voice } from './media.ts'
import { FormText, Id, orNull } from './schemas.ts'

/** A snapshot of the reported content. Contacts are masked. */
export const Evidence = Type.Object({
  business_name: orNull(Type.String()),
  title: orNull(Type.String()),
  content: orNull(Type.String()),
  writer_name: orNull(Type.String()),
  post_id: orNull(Id),
  post_title: orNull(Type.String()),
  provider_id: orNull(Id),
  rating: orNull(Type.Integer()),
  fields: Type.Record(Type.String(), Type.String()),
  /** It has parts that only `openEvidence` returns. */
  is_private: Type.Boolean(),
  images: Type.Array(Type.String()),
  videos: Type.Array(Type.String()),
})

const OpenedEvidence = Type.Object({
  /** Of a message; null for a voice note and for a need. */
  content: orNull(Type.String()),
  voice: orNull(Voice),
  sent_at: orNull(Type.String()),
  /** The messages before it, oldest first. */
  context: Type.Array(
    Type.Object({
      is_by_writer: Type.Boolean(),
      content: Type.String(),
      voice_seconds: orNull(Type.Integer()),
      sent_at: Type.String(),
    }),
  ),
})

export const openEvidence = endpoint({
  method: 'POST',
  path: '/admin/cases/:id/evidence/',
  access: 'admin',
  right: 'judge_cases',
  summary:
    'A reported chat message with the two before it, or the voice note of a reported need; the access and its reason are written to the audit log, and the persons can read them',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: { 200: Type.Object({ pieces: Type.Array(OpenedEvidence) }) },
  refusals: ['not_found'],
  isSecret: true,
  invalidates: [],
})
