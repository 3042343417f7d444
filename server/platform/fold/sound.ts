// Latin letters folded to a sound, the same for a transliterated Devanagari word and for one typed in roman. The rules run
// from top to bottom, so a rule sees what the ones above have left. None has an open-ended repeat except a single class,
// which keeps the work linear in the length of the word.
import { isDevanagari, latinSpellings } from './devanagari.ts'

type Rule = readonly [pattern: RegExp, replacement: string]

// Stands after the last letter of a word that is still being typed: rules for the end of a word don't fire then.
export const UNFINISHED = '…'

// Spellings that only English words have, brought to how a Hindi sign writes them: स्टेशन, पिक्चर, लाइट, लॉज, हाउस.
const english: Rule[] = [
  [/^sch/g, 'sk'],
  [/tech(?=n|$)/g, 'tek'],
  [/^wh(?=o)/g, 'h'],
  [/^wh/g, 'v'],
  [/(?:ss|sh|s|t)ion/g, 'shan'],
  [/ture(?=s?$)/g, 'char'],
  [/ight/g, 'ait'],
  [/dge$/g, 'j'],
  [/dg(?=e)/g, 'j'],
  [/ery$/g, 'ri'],
  [/logy$/g, 'loji'],
  [/ouse$/g, 'aus'],
  [/ies$/g, 'iz'],
  [/ce$/g, 's'],
  [/tre$/g, 'tr'],
  [/ore$/g, 'or'],
  [/ware$/g, 'ver'],
  [/que?$|qu(?=[ei])/g, 'k'],
  [/qu(?=[ao])/g, 'kv'],
  [/gu(?=[ei])/g, 'g'],
]

// One letter for each consonant that romanisation spells in several ways. Aspiration goes, because many people leave it
// out (mitai, dobi); ch is C until the end, so that its h is safe.
const consonants: Rule[] = [
  [/[ct]?chh?/g, 'C'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/sh/g, 's'],
  [/zh?/g, 'j'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/^(?:jn|gn|dny)/g, 'gy'],
  [/nh$/g, 'ng'],
  [/^hr/g, 'r'],
  [/(?<=[bdgjkprt])h/g, ''],
  [/([b-df-hj-np-tv-zC])\1+/g, '$1'],
]

const vowels: Rule[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  // cyber, gym
  [/(?<=[^aeiouy])y(?=[^aeiouy])/g, 'i'],
  [/(?<=[^aeiou])y$/g, 'i'],
  [/(?<=[^aeiou])ya$/g, 'ia'],
  [/alaya$/g, 'alay'],
  [/ayi/g, 'ai'],
  [/ea/g, 'ia'],
  // सेवाएँ sevayen, नए naye
  [/(?<=[aeou])y(?=e)/g, ''],
  [/ae/g, 'e'],
  [/ui(?=[^aeiouy])/g, 'u'],
  [/(?<=..[aeiou])h$/g, ''],
  // गहना gehna
  [/ehe?(?=[^eiou])/g, 'ah'],
  [/iy(?=[aeou])/g, 'i'],
  [/uv(?=[aeio])/g, 'u'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/anv$/g, 'aon'],
  [/[ao]u/g, 'o'],
]
const schwa: Rule[] = [[/a(?!$|y(?:[^eiou]|$))/g, '']]
const glides: Rule[] = [
  [/[ae]y(?![aeiou])/g, 'e'],
  [/o[iy](?![aeiou])/g, 'oe'],
]
const unstressed: Rule[] = [
  [/e(?=r(?:[^aeiou…]|$))/g, ''],
  [/(?<=[tli])o(?=rs?$)/g, ''],
  [/(?<=m)e(?=d)/g, ''],
]
const last: Rule[] = [
  [/(?<=[aeiou])v(?![aeiou])/g, 'o'],
  [/v$/g, 'o'],
  [/ao(?=[^aeiou])/g, 'o'],
  [/([a-zC])\1+/g, '$1'],
  [/C/g, 'ch'],
]
const apply = (text: string, rules: Rule[]) => rules.reduce((t, [from, to]) => t.replace(from, to), text)

const afterFirstVowel = (text: string, rules: Rule[]) => {
  const rest = text.search(/[aeiou]/) + 1
  return text.slice(0, rest) + apply(text.slice(rest), rules)
}
const strip = (t: string) => t.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
export const sound = (latin: string) => {
  const a = apply(strip(latin), [...english, ...consonants, ...vowels])
  const b = apply(afterFirstVowel(a, schwa), glides)
  return apply(afterFirstVowel(b, unstressed), last)
}

export const soundKeys = (word: string): string[] => [
  ...new Set((isDevanagari(word) ? latinSpellings(word) : [word]).map(sound).filter(Boolean)),
]
