import { describe, expect, test } from 'vitest'
import { anEvent, anOffer, aPublishedPost } from '../../testing/posts.ts'
import { testServer } from '../../testing/test-server.ts'
import { eventCalendar } from './event-calendar.ts'

const server = await testServer()
const { db } = server

const event = {
  id: 7,
  title: 'Mela; tea, sweets \\ music',
  content: 'Line 1\r\nLine 2\u0007 '.padEnd(90, 'क'),
  startsAt: '2026-11-21T12:30:00.000Z',
  endsAt: '2026-11-21T15:30:00.000Z',
  updatedAt: '2026-11-16T09:00:00.123Z',
  place: 'Sharma Sweets, Gaya',
  url: 'https://haat.example/postpage/7',
  host: 'haat.example',
}

const parse = (text: string) =>
  new Map(
    text
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? []
        return [
          name,
          value.replaceAll(/\\([\\;,nN])/g, (_all, mark: string) => (/n/i.test(mark) ? '\n' : mark)),
        ]
      }),
  )

describe('a calendar file', () => {
  const text = eventCalendar(event)

  test('round-trips title, times and place', () => {
    const read = parse(text)
    expect(Object.fromEntries(read)).toMatchObject({
      VERSION: '2.0',
      UID: 'post-7@haat.example',
      DTSTAMP: '20261116T090000Z',
      DTSTART: '20261121T123000Z',
      DTEND: '20261121T153000Z',
      SUMMARY: event.title,
      DESCRIPTION: event.content.replace('\r', '').replace('\u0007', ''),
      LOCATION: event.place,
      URL: event.url,
    })
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/s)
  })

  test('folds lines at 75 octets without splitting a character', () => {
    const lines = Buffer.from(text).toString('latin1').split('\r\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBe(75)
    for (const line of lines) expect(Buffer.from(line, 'latin1').toString()).not.toContain('\uFFFD')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('escapes line breaks of texts', () => {
    const read = eventCalendar({ ...event, title: 'A\r\nATTENDEE:x\u2028\u0085', place: 'B\nURL:evil' })
    expect(read.match(/^(?:ATTENDEE|URL)/gm)).toEqual(['URL'])
  })
})

describe('GET /blogs/{id}/event.ics', () => {
  test('is an attachment in the requested language', async () => {
    const { post } = await aPublishedPost(db, anEvent({ title: 'Mela' }))
    const reply = await server.get(`/api/blogs/${post.id}/event.ics?lang=hi`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="event-${post.id}.ics"`)
    expect(parse(reply.body).get('LOCATION')).toContain('गया')
  })

  test.each(['an update', 'an offer', 'one that is hidden', 'one that is not there'])(
    '%s has none',
    async (what) => {
      const given = { 'an offer': anOffer(), 'one that is hidden': anEvent({ visibility: 'hidden' }) }[what]
      const { post } = await aPublishedPost(db, given)
      const id = what === 'one that is not there' ? 999_999 : post.id
      expect((await server.get(`/api/blogs/${id}/event.ics`)).statusCode).toBe(404)
    },
  )
})
