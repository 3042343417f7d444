// Folds Latin letters to a phonetic key, for romanised and for transliterated words. Rules run in order, each on the result of the
// previous. No rule repeats more than one class of letters, so the time is linear in the length of the word.
import { isDevanagari, latinSpellings } from './devanagari.ts'

type Rule = readonly [pattern: RegExp, replacement: string]

export const UNFINISHED = '…'

// English spellings, folded to their Hindi spelling: स्टेशन, पिक्चर, लाइट, लॉज, हाउस.
const english: Rule[] = [
  [/^sch/g, 'sk'],
  [/tech(?=n|$)/g, 'tek'],
  [/^wh(?=o)/g, 'h'],
  [/^wh/g, 'v'],
  [/ation/g, 'eshan'],
  [/(?:ss|sh|s|t)ion/g, 'shan'],
  [/ture(?=s?$)/g, 'char'],
  [/ight/g, 'ait'],
  [/dge$/g, 'j'],
  [/dg(?=e)/g, 'j'],
  [/logy$/g, 'loji'],
  [/ery$/g, 'ri'],
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

// One letter for a consonant with several spellings. Aspiration is dropped, since many leave it out (mitai, dobi). ch is C until the
// end, so that its h survives.
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
  [/^hr/g, 'r'],
  [/nh$/g, 'ng'],
  [/(?<=[bdgjkprt])h/g, ''],
  [/([^aeiou\d])\1+/g, '$1'],
]

const vowels: Rule[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  // y as a vowel (cyber, mistry) and as an optional glide: maurya mauria, mithayi, sevayen.
  [/(?<=[^aeiouy])y(?=[^aeiouy]|$)/g, 'i'],
  [/(?<=[^aeiou])ya$/g, 'ia'],
  [/alaya$/g, 'alay'],
  [/ayi/g, 'ai'],
  [/(?<=[aeou])y(?=e)/g, ''],
  [/iy(?=[aeou])/g, 'i'],
  [/uv(?=[aeio])/g, 'u'],
  [/ea/g, 'ia'],
  [/ae/g, 'e'],
  [/ui(?=[^aeiouy])/g, 'u'],
  // A short a before h is often written e: गहना gehna, लहंगा lehenga. A final h is mute: Etawah.
  [/(?<=..[aeiou])h$/g, ''],
  [/ehe?(?=[^eiou])/g, 'ah'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/anv$/g, 'aon'],
  [/[ao]u/g, 'o'],
]

// Romanisations differ in which schwas they drop (bhojnalay, bhojanalaya), so every a is dropped, except the first vowel, a final a,
// and one before y that becomes e.
const schwa: Rule[] = [[/a(?!$|y(?:[^eiou]|$))/g, '']]

const yGlides: Rule[] = [
  [/[ae]y(?![aeiou])/g, 'e'],
  [/o[iy](?![aeiou])/g, 'oe'],
]

// Vowels that English writes and Hindi drops: tailor टेलर, property प्रॉपर्टी, Ahmed अहमद.
const unstressed: Rule[] = [
  [/e(?=r(?:[^aeiou…]|$))/g, ''],
  [/(?<=[ilt])o(?=rs?$)/g, ''],
  [/(?<=m)e(?=d)/g, ''],
]

// v at the end of a syllable is o: देवघर Deoghar, उन्नाव Unnao, चौक chowk.
const ending: Rule[] = [
  [/(?<=[aeiou])v(?![aeiou])|v$/g, 'o'],
  [/ao(?=[^aeiou])/g, 'o'],
  [/(\D)\1+/g, '$1'],
  [/C/g, 'ch'],
]

const spelling = [...english, ...consonants, ...vowels]

const apply = (text: string, rules: Rule[]) =>
  rules.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text)

const applyAfterFirstVowel = (text: string, rules: Rule[]) => {
  const start = text.search(/[aeiou]/) + 1
  return text.slice(0, start) + apply(text.slice(start), rules)
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

export const sound = (latin: string): string => {
  const spelled = apply(withoutAccents(latin), spelling)
  const spoken = apply(applyAfterFirstVowel(spelled, schwa), yGlides)
  return apply(applyAfterFirstVowel(spoken, unstressed), ending)
}

export const spellings = (word: string): string[] => (isDevanagari(word) ? latinSpellings(word) : [word])

export const soundKeys = (word: string): string[] => [...new Set(spellings(word).map(sound).filter(Boolean))]
