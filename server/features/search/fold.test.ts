import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { latinSpellings } from '../../../contract/search-text/fold/devanagari.ts'
import { loans } from '../../../contract/search-text/fold/loans.ts'
import { soundKeys } from '../../../contract/search-text/fold/sound.ts'
import { fold, keys, queryKeys, skeleton, typedPrefix, words } from '../../../contract/search-text/fold.ts'

type Pair = { hindi: string; roman: string }
type KeysOf = (word: string) => string[]

const rows = (name: string): string[][] =>
  readFileSync(new URL(`../../../data/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const pairsOf = (name: string): Pair[] => rows(name).map(([hindi = '', roman = '']) => ({ hindi, roman }))

const meet = (some: string[], others: string[]) => some.some((each) => others.includes(each))

const allWordsMeet = ({ hindi, roman }: Pair, keysOf: KeysOf) => {
  const [left, right] = [words(hindi), words(roman)]
  return left.length === right.length && left.every((word, at) => meet(keysOf(word), keysOf(right[at] ?? '')))
}

const withSkeletons =
  (keysOf: KeysOf): KeysOf =>
  (word) =>
    keysOf(word).flatMap((key) => (skeleton(key) ? [key, `bones of ${skeleton(key)}`] : [key]))

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10

const shareOf = <T>(all: T[], holds: (each: T) => boolean) => percent(all.filter(holds).length, all.length)

const measure = (what: string, pairs: Pair[], keysOf: KeysOf) => {
  const byKey = shareOf(pairs, (pair) => allWordsMeet(pair, keysOf))
  const bySkeleton = shareOf(pairs, (pair) => allWordsMeet(pair, withSkeletons(keysOf)))
  process.stdout.write(
    `fold: ${what}: ${pairs.length} pairs, key ${byKey} %, with skeleton ${bySkeleton} %\n`,
  )
  return { byKey, bySkeleton }
}

const finds = (query: string, stored: string) => meet(queryKeys(query), keys(stored))

const merged = (pairs: Pair[], keysOf: KeysOf) => pairs.filter((pair) => allWordsMeet(pair, keysOf))

const fourLettersBegin = ({ hindi, roman }: Pair) =>
  keys(hindi).some((key) => key.startsWith(typedPrefix(roman.slice(0, 4))))

const letterPairs = (word: string) => Array.from(word.slice(1), (letter, at) => `${word[at]}${letter}`)

const likeness = (hindi: string, roman: string) => {
  const [left, right] = [letterPairs(latinSpellings(hindi)[0] ?? ''), letterPairs(roman)]
  return left.filter((each) => right.includes(each)).length / Math.max(left.length, right.length)
}

const nearest = (roman: string, candidates: string[]): Pair[] => {
  const [best] = candidates.toSorted((one, other) => likeness(other, roman) - likeness(one, roman))
  return best && likeness(best, roman) >= 0.4 ? [{ hindi: best, roman }] : []
}

describe('pairs across the scripts', () => {
  const dev = pairsOf('crossscript-pairs')
  const negatives = pairsOf('crossscript-negatives')

  test('are equal by the rules alone in 94 %, and with the skeleton in 98 %', () => {
    const { byKey, bySkeleton } = measure('development, rules alone', dev, soundKeys)
    expect(byKey).toBeGreaterThanOrEqual(94)
    expect(bySkeleton).toBeGreaterThanOrEqual(98)
  })

  test('include English loan words through the list of loans', () => {
    const { byKey, bySkeleton } = measure('development, with loans', dev, keys)
    expect(byKey).toBeGreaterThanOrEqual(97)
    expect(bySkeleton).toBeGreaterThanOrEqual(98)
  })

  test('match in both directions between query and index', () => {
    const single = dev.filter(({ roman }) => !roman.includes(' '))
    const toHindi = shareOf(single, ({ hindi, roman }) => finds(roman, hindi))
    const toRoman = shareOf(single, ({ hindi, roman }) => finds(hindi, roman))
    process.stdout.write(`fold: a query finds by key ${toHindi} % from roman, ${toRoman} % from Devanagari\n`)
    expect(Math.min(toHindi, toRoman)).toBeGreaterThanOrEqual(97)
  })

  test('have different keys for words that only look alike', () => {
    process.stdout.write(`fold: negatives merged: ${JSON.stringify(merged(negatives, queryKeys))}\n`)
    expect(merged(negatives, keys).length).toBeLessThanOrEqual(2)
    expect(merged(negatives, queryKeys).length).toBeLessThanOrEqual(2)
  })

  test('match by four typed letters of the roman word', () => {
    const typed = dev.filter(({ roman }) => roman.length > 4 && !roman.includes(' '))
    const recall = shareOf(typed, fourLettersBegin)
    process.stdout.write(`fold: four typed letters find ${recall} %\n`)
    expect(recall).toBeGreaterThanOrEqual(95)
  })
})

describe('words outside of the training pairs', () => {
  test('synonyms of a category match across the scripts', () => {
    const synonyms = rows('categories').flatMap(([, title = '', , hindi = '', roman = '']) => {
      const candidates = words(`${title} ${hindi}`)
      return [...new Set(words(roman))].flatMap((word) => nearest(word, candidates))
    })
    const alone = measure('category synonyms, rules alone', synonyms, soundKeys)
    const { byKey, bySkeleton } = measure('category synonyms, with loans', synonyms, keys)
    expect(alone.byKey).toBeGreaterThanOrEqual(85)
    expect(byKey).toBeGreaterThanOrEqual(90)
    expect(bySkeleton).toBeGreaterThanOrEqual(94)
  })

  test('names of districts match across the scripts, except for anglicised ones', () => {
    const districts = rows('districts')
      .map(([, roman = '', hindi = '']) => ({ hindi, roman }))
      .filter(({ hindi, roman }) => words(hindi).length === 1 && words(roman).length === 1)
    const { byKey, bySkeleton } = measure('districts', districts, keys)
    expect(byKey).toBeGreaterThanOrEqual(90)
    expect(bySkeleton).toBeGreaterThanOrEqual(95)
  })
})

describe('loans', () => {
  test('each matches its other script', () => {
    const lost = loans.filter(({ english, hindi }) => !finds(english, hindi) || !finds(hindi, english))
    expect(lost).toEqual([])
  })

  test('each is needed: the rules alone miss it', () => {
    const needless = loans.filter(({ english, hindi }) => meet(soundKeys(english), soundKeys(hindi)))
    expect(needless).toEqual([])
  })

  test('another Hindi spelling is the same loan, and a similar Hindi word is not', () => {
    expect(keys('कम्प्यूटर')).toEqual(keys('कंप्यूटर'))
    expect(keys('लाभ')).toHaveLength(1)
  })
})

describe('words', () => {
  test('are separated by spaces and punctuation, including the danda', () => {
    expect(words('श्री राम। मिठाई॥ Sharma-Sweets, (Gaya)')).toEqual([
      'श्री',
      'राम',
      'मिठाई',
      'sharma',
      'sweets',
      'gaya',
    ])
  })

  test('keep vowel signs, and lose joiners, capitals and Devanagari digits', () => {
    expect(words('क्\u200dष SHOP २४')).toEqual(['क्ष', 'shop', '24'])
    expect(words('दुर्\u200cगा')).toEqual(['दुर्गा'])
  })

  test('are idempotent', () => {
    const once = words('Café ड\u093cाक\u200dघर, १२ ‘दुकान’')
    expect(words(once.join(' '))).toEqual(once)
  })

  test('are empty for a text without letters or digits', () => {
    expect(words('')).toEqual([])
    expect(words(' ।। 🙏 — ')).toEqual([])
  })
})

describe('keys', () => {
  test('are equal for all spellings of a word', () => {
    for (const roman of ['mithai', 'Mithaai', 'mitai', 'mithayi']) expect(keys(roman)).toEqual(keys('मिठाई'))
  })

  test('are two for a flap, which is read as r and as d', () => {
    expect(keys('साड़ी')).toEqual([...keys('sari'), ...keys('sadi')])
    expect(keys('बढ़ई')).toEqual([...keys('barhai'), ...keys('badhai')])
  })

  test('are two for a nasal end, which is written with n or without', () => {
    expect(keys('गेहूँ')).toEqual([...keys('gehun'), ...keys('gehu')])
  })

  test('do not depend on the encoding of a nukta or an accent, nor on joiners', () => {
    expect(keys('\u095b\u0947\u0935\u0930')).toEqual(keys('\u091c\u093c\u0947\u0935\u0930'))
    expect(keys('\u0938\u093e\u095c\u0940')).toEqual(keys('\u0938\u093e\u0921\u093c\u0940'))
    expect(keys('caf\u00e9')).toEqual(keys('cafe\u0301'))
    expect(keys('मिस्\u200dत्री')).toEqual(keys('मिस्त्री'))
  })

  test('a cluster at the end keeps its a, a plain consonant does not', () => {
    expect(keys('मित्र')).toEqual(keys('mitra'))
    expect(keys('राम')).toEqual(keys('ram'))
    expect(keys('राम')).not.toEqual(keys('rama'))
  })

  test('digits stay digits, repeated ones too', () => {
    expect(keys('२००')).toEqual(['200'])
  })

  test.each(['', ' ', '🙏', '्', '़', '\u200d', '।'])('%j has none', (text) => {
    expect(keys(text)).toEqual([])
    expect([queryKeys(text), fold(text), typedPrefix(text)]).toEqual([[], '', ''])
  })

  test.each(['ा', 'ं', 'क्', 'शर्माji', 'a', '24x7', 'বাংলা', 'اردو', 'ॐ', 'ऽ', 'ड़ं', 'ß', '\ud800'])(
    'whatever is typed, %j is taken',
    (text) => {
      for (const key of queryKeys(text)) expect(skeleton(key)).toBeTypeOf('string')
      expect(typedPrefix(text)).toBeTypeOf('string')
    },
  )

  test('take linear time for a word of ten thousand letters', () => {
    for (const part of ['a', 'h', 'ay', 'ch', 'क', 'ड़ं', 'या'])
      expect(keys(part.repeat(10_000))).not.toEqual([])
  })
})

describe('queries', () => {
  test('match with or without a final a', () => {
    expect(queryKeys('shiva')).toEqual(expect.arrayContaining(keys('शिव')))
    expect(queryKeys('शिव')).toEqual(expect.arrayContaining(keys('shiva')))
  })

  test('keep a short roman word and a final vowel other than a', () => {
    expect(queryKeys('una')).toEqual(keys('una'))
    expect(queryKeys('bijli')).toEqual(keys('bijli'))
  })
})

describe('skeleton', () => {
  test('ignores vowels', () => {
    expect(skeleton(fold('pundit'))).toBe(skeleton(fold('पंडित')))
    expect(skeleton(fold('agency'))).toBe(skeleton(fold('एजेंसी')))
  })

  test('is empty where fewer than three letters are left', () => {
    expect(skeleton(fold('गया'))).toBe('')
    expect(skeleton('')).toBe('')
  })
})

describe('an incomplete word', () => {
  test.each(['m', 'mi', 'mit', 'mith', 'mitha', 'mithai', 'मि', 'मिठ', 'मिठा'])(
    '%s begins मिठाई',
    (typed) => {
      expect(fold('मिठाई').startsWith(typedPrefix(typed))).toBe(true)
    },
  )

  test('has a prefix without what the next letter may change', () => {
    expect(fold('machhli').startsWith(typedPrefix('mac'))).toBe(true)
    expect(fold('चंपारण').startsWith(typedPrefix('चं'))).toBe(true)
    expect(fold('kishorilal').startsWith(typedPrefix('kishor'))).toBe(true)
  })
})

describe('fold', () => {
  test('joins the first key of each word', () => {
    expect(fold('  साड़ी,  मेडिकल स्टोर 🙏 ')).toBe(
      [keys('sari'), keys('medical'), keys('store')].flat().join(' '),
    )
  })
})
