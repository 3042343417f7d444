// Letters as outlines, since a demo machine has no fonts that a renderer could use.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Command, type Font, parse } from 'opentype.js/dist/opentype.mjs'
import { group, path } from './svg.ts'

type Script = 'latin' | 'devanagari'

// Only signs that stand after the letter or above it: the others change place or shape, and nothing shapes them here.
const DEVANAGARI_INITIAL = /^([\u0905-\u0914\u0915-\u0939])(\u093C?)([\u093E\u0940\u0947\u094B\u094C]?)/
const LATIN_INITIAL = /^[A-Za-z]/

/** One letter of a Hindi name with its vowel sign, up to two of an English one; nothing when a name begins otherwise. */
export const monogramOf = (businessName: string, most: number): string => {
  const words = businessName
    .normalize('NFD')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
  const hindi = DEVANAGARI_INITIAL.exec(words[0] ?? '')
  if (hindi) return hindi[0]
  const initials = words
    .filter((word) => LATIN_INITIAL.test(word))
    .map((word) => word.slice(0, 1).toUpperCase())
  return initials.slice(0, most).join('')
}

/** Drawn as large as the box around (0, 0) allows. */
export const lettering = (
  text: string,
  { width, height }: { width: number; height: number },
  colour: string,
) => {
  const { commands } = fontOf(text).getPath(text, 0, 0, 100)
  const { left, top, right, bottom } = boundsOf(commands)
  const scale = Math.min(width / (right - left), height / (bottom - top))
  const shift = `translate(${-(left + right) / 2} ${-(top + bottom) / 2})`
  return group(`scale(${scale}) ${shift}`, path(commands.map(written).join(''), colour))
}

const fonts = new Map<Script, Font>()

const fontOf = (text: string): Font => {
  const script: Script = LATIN_INITIAL.test(text) ? 'latin' : 'devanagari'
  const font = fonts.get(script) ?? readFont(script)
  fonts.set(script, font)
  return font
}

const readFont = (script: Script) => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/poppins/files/poppins-${script}-600-normal.woff`,
  )
  return parse(new Uint8Array(readFileSync(file)).buffer)
}

const pointsOf = (step: Command): [number, number][] => {
  if (step.type === 'Z') return []
  if (step.type === 'Q')
    return [
      [step.x1, step.y1],
      [step.x, step.y],
    ]
  if (step.type === 'C')
    return [
      [step.x1, step.y1],
      [step.x2, step.y2],
      [step.x, step.y],
    ]
  return [[step.x, step.y]]
}

const written = (step: Command) =>
  `${step.type}${pointsOf(step)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ')}`

const boundsOf = (commands: readonly Command[]) => {
  const points = commands.flatMap(pointsOf)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
