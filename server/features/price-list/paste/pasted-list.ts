// Parses a pasted list of items and prices. Ambiguous lines are reported instead of guessed.
import type { Static } from 'typebox'
import { limits } from '../../../../contract/limits.ts'
import type { pasteItems } from '../../../../contract/price-list.ts'
import { lengthOf } from '../../../../contract/rules.ts'
import { parseLine } from './parse-line.ts'
import { plainWord, unitOf, words } from './unit-words.ts'

type PastedList = Static<(typeof pasteItems.reply)[200]>

const LONGEST_LINE = 500
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/
const DEVANAGARI_DIGIT = /[\u0966-\u096F]/g
const INVISIBLE = /[\u200B\u2060\uFEFF\p{Cc}]/gu

const toDigit = (sign: string) => String((sign.codePointAt(0) ?? 0) - 0x0966)

const isUnit = (cell: string) => unitOf(cell.replaceAll(/[\s.]/g, '')) !== undefined
const ROW_NUMBER = /^\s*[0-9]{1,3}[.)]?\s*$/

/** Joins the cells of a table row: a leading row number is dropped, and a unit after the price belongs to it. */
const joinCells = (line: string) => {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '')
  const named = cells.length > 2 && ROW_NUMBER.test(cells[0] ?? '') ? cells.slice(1) : cells
  const last = named.at(-1) ?? ''
  return named.length > 2 && isUnit(last) ? `${named.slice(0, -1).join(' ')} per ${last}` : named.join(' ')
}

const plainLine = (line: string) =>
  joinCells(line.replaceAll(DEVANAGARI_DIGIT, toDigit))
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .trim()

// [16/11/26, 10:20 am] Ramesh: Samosa 12
const MESSAGE_HEAD = /^\[\d{1,2}\/\d{1,2}[^\]]{0,30}\] [^:]{1,40}: (?=\S)/
const KEYCAP = /^\d\uFE0F?\u20E3\s*/
const BULLET = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[•●○▪◦‣⁃►·»→*+>#–—-]|\s)+/u
const NUMBERING = /^(?:\(\d{1,3}\)|\d{1,3}\)|\d{1,3}\.(?= ?\p{L})) ?(?=\S)/u
/** Markup of messages such as *bold*, but not 4*6. */
const EMPHASIS = /(?<=^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$)/g

const withoutOrnaments = (line: string) =>
  line
    .replace(MESSAGE_HEAD, '')
    .replaceAll(EMPHASIS, '')
    .replace(KEYCAP, '')
    .replace(BULLET, '')
    .replace(NUMBERING, '')
    .trim()

const GROUP_END = /\s*[:：]\s*-?$/

const groupOf = (line: string) => (GROUP_END.test(line) ? line.replace(GROUP_END, '').trim() : undefined)

const HEADINGS = words(
  'item items name product rate rates price prices list mrp amount cost unit वस्तु सामान नाम दाम कीमत मूल्य रेट लिस्ट सूची दर',
)
const isHeading = (line: string) =>
  line.split(/[\s|/,:-]+/).every((word) => word === '' || HEADINGS.has(plainWord(word)))

const isTitle = (title: string) => title !== '' && lengthOf(title) <= limits.item.group

export const parsePastedList = (text: string): PastedList => {
  const list: PastedList = { items: [], problems: [] }
  let group = ''
  for (const [at, given] of text.split(LINE_BREAK).entries()) {
    const fail = () => list.problems.push({ line: at + 1, text: given.trim() })
    const isTooLong = given.length > LONGEST_LINE
    const plain = isTooLong ? '' : plainLine(given)
    const line = withoutOrnaments(plain)
    const title = groupOf(line)
    if (title !== undefined) {
      group = isTitle(title) ? title : ''
      if (!isTitle(title)) fail()
      continue
    }
    if (plain === '' && !isTooLong) continue
    const item = isHeading(line) ? undefined : parseLine(line)
    if (item) list.items.push({ ...item, group })
    else fail()
  }
  return list
}
