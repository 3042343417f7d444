// Spells a Devanagari word in Latin letters. Every inner schwa is written out: sound.ts drops it from both scripts alike,
// so only the end of the word has to know which a is spoken.

const table = (pairs: string) => new Map(pairs.split(', ').map((pair) => pair.split(' ') as [string, string]))

const letters = table(
  'क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh, न n, ' +
    'प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, व v, श sh, ष sh, स s, ह h, ' +
    'ळ l, ऴ l, ऩ n, ऱ r, ज़ z, फ़ f, ड़ r, ढ़ rh, ' +
    'अ a, आ aa, इ i, ई ii, उ u, ऊ uu, ऋ ri, ए e, ऐ ai, ओ o, औ au, ऍ e, ऑ o, ऎ e, ऒ o, ' +
    'ा aa, ि i, ी ii, ु u, ू uu, ृ ri, े e, ै ai, ो o, ौ au, ॅ e, ॉ o, ॆ e, ॊ o, ॐ om',
)

const nasal = /[ँं]/g
const nasalAtEnd = /(?<=.)[ँं]$/
const bareConsonant = /([क-हळ-ऴऩऱ]़?)(?![ा-ौृॅॉॆॊ़्])/g
const spokenEnd = /(?:[bcdfghjkpst][rlvnm]|[^aeiou]y)a$/

const isVowel = (letter = '') => 'aeiou'.includes(letter) && letter !== ''

// A nasal sign sounds like the consonant it leans on: चंपा champa, सिंह singh, गंगा ganga.
const nasalBefore = (next = '') => {
  if ('पफबभम'.includes(next)) return 'm'
  return next === 'ह' ? 'ng' : 'n'
}
const spellNasals = (word: string) =>
  word.replace(nasal, (_, at: number) => nasalBefore(word[at + 1] || ' '))

// The last schwa is silent (राम ram), but a closing cluster such as त्र or द्य can't be said without it (मित्र mitra), and
// a word keeps its only vowel.
const dropLastSchwa = (latin: string) => {
  const silent = latin.endsWith('a') && !isVowel(latin.at(-2)) && !spokenEnd.test(latin)
  return silent && /[aeiou]/.test(latin.slice(0, -1)) ? latin.slice(0, -1) : latin
}

const spell = (word: string) =>
  dropLastSchwa(
    spellNasals(word.replaceAll('ज्ञ', 'ग्य').replace(bareConsonant, '$1a')).replace(
      /\p{Script=Devanagari}़?/gu,
      (letter) => letters.get(letter) ?? letters.get(letter[0] ?? '') ?? '',
    ),
  )

export const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

// More than one spelling where people write it both ways: ड़ and ढ़ as r or d, a nasal vowel at the end with n or bare.
export const latinSpellings = (word: string): string[] => {
  const flaps = /[डढ]़/.test(word) ? [word, word.replace(/([डढ])़/g, '$1')] : [word]
  const ends = flaps.flatMap((each) => (nasalAtEnd.test(each) ? [each, each.slice(0, -1)] : [each]))
  return ends.map(spell)
}
