// An event as iCalendar (RFC 5545).
import { contentLines, escapeText } from '../../platform/content-lines.ts'

type CalendarEvent = {
  id: number
  title: string
  content: string
  startsAt: string
  endsAt: string
  updatedAt: string
  place: string
  url: string
  /** Host of the site. With the id it forms the stable UID. */
  host: string
}

// UTC, so that no VTIMEZONE is needed.
const utc = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

export const eventCalendar = (event: CalendarEvent) =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haat//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:post-${event.id}@${event.host}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.content)}`,
    `LOCATION:${escapeText(event.place)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
