// What the Devanagari font of the site can draw: every letter with every sign, half forms, and the conjuncts below. Other conjuncts are drawn
// with half forms or a visible halant, as in a font without their ligatures.

const letters = (first: string, last: string) => {
  const [from, to] = [first, last].map((letter) => letter.codePointAt(0) ?? 0) as [number, number]
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

const HALANT = '्'
const JOINERS = ['\u200C', '\u200D'] as const
/** A dotted circle is drawn below a sign without a letter. */
const DOTTED_CIRCLE = '\u25CC'

/** Also the unicode-range in web/styles/fonts.css. */
export const characters = [...letters('ऀ', '॰'), '₹', ...JOINERS, DOTTED_CIRCLE]

export const consonants = [...letters('क', 'न'), ...letters('प', 'र'), 'ल', ...letters('व', 'ह')]
const withNukta = ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़']

const vowelSigns = ['', ...'ािीुूृेैोौॉॅ']
const nasalSigns = ['', 'ं', 'ँ', 'ः']
const signs = vowelSigns.flatMap((vowel) => nasalSigns.map((nasal) => vowel + nasal))

/** Those that half forms do not draw: of letters without a half form, and with a ligature of their own. */
const conjuncts = `
त्त त्त्व क्त क्ष क्ष्म क्ष्य ज्ञ श्च श्व श्न श्ल ङ्क ङ्ख ङ्ग ङ्घ ङ्क्ष ञ्च ञ्छ ञ्ज ञ्झ ट्ट ट्ठ ट्य ट्स ट्व ठ्ठ ठ्य ड्ड ड्ढ ड्य ड्ग ड्स ड्व ढ्ढ ढ्य द्ग द्घ द्द द्ध द्ध्य द्न द्ब द्भ द्म द्य द्व द्व्य ह्न ह्ण ह्म ह्य ह्ल ह्व
`
  .trim()
  .split(/\s+/)

const withSigns = (clusters: readonly string[]) =>
  clusters.flatMap((cluster) => signs.map((sign) => cluster + sign))

const halfForms = [...consonants, ...withNukta, 'क्ष', 'ज्ञ', 'त्र', 'श्र', 'त्त'].map(
  (consonant) => consonant + HALANT + JOINERS[1],
)
const withRa = [...consonants, ...withNukta].flatMap((consonant) => {
  const cluster = `${consonant}${HALANT}र`
  return [cluster, cluster + HALANT + JOINERS[1]]
})
const belowRa = consonants.map((consonant) => `र${HALANT}${consonant}`)

/** All pairs of letters, also those that Hindi does not have. */
export const conjunctsOfTwo = consonants.flatMap((first) =>
  consonants.map((second) => first + HALANT + second),
)

export const clusters = [
  ...withSigns([...consonants, ...withNukta, ...belowRa, ...conjuncts]),
  ...halfForms,
  ...withRa,
]
