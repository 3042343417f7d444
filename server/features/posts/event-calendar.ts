// An event as a calendar file, RFC 5545.

type CalendarEvent = {
  id: number
  title: string
  content: string
  startsAt: string
  endsAt: string
  updatedAt: string
  /** The address of the business, in one line. */
  place: string
  url: string
  /** Of the site: with the id it names the event for good. */
  host: string
}

// UTC: no calendar has to know India's clock.
const utc = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

// Control characters are not allowed in a text, but for the tab.
const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

const LINE_OCTETS = 75

/** Lines are counted in octets, and none may end within a character. */
const foldLine = (line: string) => {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

export const eventCalendar = (event: CalendarEvent) =>
  [
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
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
