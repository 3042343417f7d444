// Transliterates Devanagari to Latin letters. Every inner schwa is written out: sound.ts drops it from both scripts alike, so only the
// end of a word needs a rule for silent ones.

// Normalised, because ड़ may be one code point or, as in NFC, two.
const spelled = (
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ' +
  'प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l ऴ l ऩ n ऱ r ज़ z फ़ f ड़ r ढ़ rh ' +
  'अ a आ aa इ i ई ii उ u ऊ uu ऋ ri ॠ ri ए e ऐ ai ओ o औ au ऍ e ऑ o ऎ e ऒ o ॐ om ' +
  'ा aa ि i ी ii ु u ू uu ृ ri ॄ ri े e ै ai ो o ौ au ॅ e ॉ o ॆ e ॊ o'
).normalize('NFC')

const letters = new Map(
  [...spelled.matchAll(/(\S+) ([a-z]+)/g)].map(([, letter = '', latin = '']) => [letter, latin]),
)

const BARE_CONSONANT = /[क-ह]़?(?![ा-ौॄृॅॆॉॊ़्])/g
const SPOKEN_END = /(?:[bcdfghjkpst][lmnrv]|[^aeiou]y)a$/

export const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

// A nasal sign becomes the nasal of the next consonant: चंपा champa, सिंह singh, रांची ranchi.
const nasalBefore = (next: string | undefined) => {
  if (next && 'पफबभम'.includes(next)) return 'm'
  return next === 'ह' ? 'ng' : 'n'
}

// The final schwa is silent (राम ram), except after a cluster that needs it (मित्र mitra, वैद्य vaidya) or as the only vowel.
const dropLastSchwa = (latin: string) => {
  const stem = latin.slice(0, -1)
  const isSilent = /[^aeiou]a$/.test(latin) && !SPOKEN_END.test(latin) && /[aeiou]/.test(stem)
  return isSilent ? stem : latin
}

const spell = (word: string) => {
  const voiced = word.replaceAll('ज्ञ', 'ग्य').replace(BARE_CONSONANT, '$&a')
  const nasal = voiced.replace(/[ँं]/g, (_, at: number) => nasalBefore(voiced[at + 1]))
  const latin = nasal.replace(
    /(\p{Script=Devanagari})़?/gu,
    (letter, bare: string) => letters.get(letter) ?? letters.get(bare) ?? '',
  )
  return dropLastSchwa(latin)
}

// Several where people write both: ड़ and ढ़ as r or d, a final nasal vowel with or without n.
export const latinSpellings = (word: string): string[] => {
  const flaps = /[डढ]़/.test(word) ? [word, word.replace(/([डढ])़/g, '$1')] : [word]
  const ends = flaps.flatMap((each) => (/.[ँं]$/.test(each) ? [each, each.slice(0, -1)] : [each]))
  return ends.map(spell)
}
