const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// What no XML document may hold, not even escaped: control characters, halves of pairs and two that are no characters.
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** For the text of an element and for an attribute. */
export const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
