// The line format of iCalendar (RFC 5545) and vCard (RFC 2426).

export const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

const LINE_OCTETS = 75

/** The limit counts octets, and a line must not end within a character. */
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

export const contentLines = (lines: readonly string[]) =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('')
