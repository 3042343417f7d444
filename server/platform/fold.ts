import { sound, soundKeys, UNFINISHED } from './fold/sound.ts'
import { isDevanagari, latinSpellings } from './fold/devanagari.ts'
const breaks = /[^\p{L}\p{M}\p{N}]+/u
const digits = (t: string) => t.replace(/[०-९]/g, (d) => String(d.charCodeAt(0) - 0x966))
export const words = (text: string): string[] =>
  digits(text.normalize('NFC').replace(/[\u200c\u200d]/g, '').toLowerCase()).split(breaks).filter(Boolean)
export const keys = soundKeys
export const queryKeys = (word: string) =>
  /^[a-z]{2,}[^aeiou]a$/.test(word) ? [...keys(word), ...keys(word.slice(0, -1))] : keys(word)
const H = process.env.NOH ? /[aeiouyvh]/g : /[aeiouyv]/g
export const skeleton = (key: string) => {
  const k = key.replaceAll('ch','c').replace(/g(?=[ei])/g,'j')
  const s = k[0]!.replace(/[aeiou]/, 'a') + k.slice(1).replace(H, '').replace(/n(?=[pbfm])/g,'m')
  const t = s.replace('ch', 'c').replace(/(.)\1+/g, '$1')
  return t.length < 3 ? '' : t
}
export const typedPrefix = (word: string) => {
  const typed = word.replace(/(?<=.)[cँं]$/, '')
  const latin = isDevanagari(typed) ? latinSpellings(typed)[0]! : typed
  const open = sound(latin + UNFINISHED).replace(UNFINISHED, '')
  return open.replace(/(?<=.)(?:[aeiouyv]+|[eo]r)$/, '')
}
