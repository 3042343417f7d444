import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { eventCalendar } from './event-calendar.ts'
import { type PostReader, postInFull } from './posts.service.ts'

export const readEventCalendar = async (
  db: Db,
  id: number,
  { publicUrl, ...reader }: PostReader & { publicUrl: string },
) => {
  const post = await postInFull(db, id, reader)
  const { kind, starts_at, ends_at, provider } = post
  if (kind !== 'event' || !starts_at || !ends_at) throw new Refusal('not_found')
  const venue = [provider.business_name, provider.street_address, provider.district, provider.state]
  return eventCalendar({
    id,
    title: post.title,
    content: post.content,
    startsAt: starts_at,
    endsAt: ends_at,
    updatedAt: post.updated_at,
    place: venue.filter(Boolean).join(', '),
    url: `${publicUrl}/postpage/${id}`,
    host: new URL(publicUrl).host,
  })
}
