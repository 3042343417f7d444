// Folds Latin letters to a sound: the same key for a romanised word, however it is spelled, and for a Devanagari word
// that was spelled out. The rules run from top to bottom, and each sees what those above have left. No rule repeats
// more than one class of letters, so the work stays linear in the length of the word.
import { isDevanagari, latinSpellings } from './devanagari.ts'

type Rule = readonly [pattern: RegExp, replacement: string]

// Follows the last letter of a word that is still being typed, so that rules for the end of a word don't fire.
export const UNFINISHED = '…'

// Spellings that romanised Hindi hardly has, brought to what a Hindi signboard writes: स्टेशन, पिक्चर, लाइट, लॉज, हाउस.
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

// One letter for a consonant that people spell in several ways. Aspiration goes, because many leave it out (mitai, dobi).
// ch is C until the end, so that its h survives.
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
  // y as a vowel: cyber, mistry; as a glide that some write and some don't: maurya mauria, mithayi, sevayen.
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
  // A short a before h is said, and often written, as e: गहना gehna, लहंगा lehenga. A last h is mute: Etawah.
  [/(?<=..[aeiou])h$/g, ''],
  [/ehe?(?=[^eiou])/g, 'ah'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/anv$/g, 'aon'],
  [/[ao]u/g, 'o'],
]

// Hindi drops a schwa by rules that no two romanisers follow alike (bhojnalay, bhojanalaya): here every a goes, except
// the first vowel of the word and a last a, which tell words apart, and one that y is about to make an e.
const schwa: Rule[] = [[/a(?!$|y(?:[^eiou]|$))/g, '']]

const yGlides: Rule[] = [
  [/[ae]y(?![aeiou])/g, 'e'],
  [/o[iy](?![aeiou])/g, 'oe'],
]

// Vowels that English spells and Hindi speech swallows: tailor टेलर, property प्रॉपर्टी, Ahmed अहमद.
const unstressed: Rule[] = [
  [/e(?=r(?:[^aeiou…]|$))/g, ''],
  [/(?<=[ilt])o(?=rs?$)/g, ''],
  [/(?<=m)e(?=d)/g, ''],
]

// v closes a syllable as o: देवघर Deoghar, उन्नाव Unnao, चौक chowk.
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

// The spellings of a normalised word in Latin letters; a roman word has only its own.
export const spellings = (word: string): string[] => (isDevanagari(word) ? latinSpellings(word) : [word])

// The keys that the rules alone give, without the lexicon of loans.
export const soundKeys = (word: string): string[] => [...new Set(spellings(word).map(sound).filter(Boolean))]
