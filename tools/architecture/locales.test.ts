import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRuleCode, ruleCodes, ruleNumbers, ruleText } from '../../contract/rule-texts.ts'
import { NAMESPACES, SPECIFIED_NAMESPACES } from '../../web/lib/i18n/namespaces.ts'

const read = (language: string, name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../web/locales/${language}/${name}.json`, import.meta.url), 'utf8'),
  ) as object

const flat = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? flat(inner as object, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(inner)]],
  )

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted()

// Brand names, codes and examples may stay Latin; a sentence may not.
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)
const isWorded = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{\{[^}]*\}\}|WhatsApp/g, ''))

test('both languages have exactly the 23 namespaces of the specification, the three of the admin panel and seventeen of our own', () => {
  expect([SPECIFIED_NAMESPACES.length, NAMESPACES.length]).toEqual([23, 43])
  for (const language of ['en', 'hi'])
    expect(readdirSync(new URL(`../../web/locales/${language}/`, import.meta.url)).toSorted()).toEqual(
      NAMESPACES.map((name) => `${name}.json`).toSorted(),
    )
})

describe.each(NAMESPACES)('%s', (name) => {
  const [en, hi] = [flat(read('en', name)), flat(read('hi', name))]

  test('has the same keys and the same holes in both languages', () => {
    expect(hi.map(([key]) => key).toSorted()).toEqual(en.map(([key]) => key).toSorted())
    const english = new Map(en)
    for (const [key, text] of hi) expect([key, holes(text)]).toEqual([key, holes(english.get(key) ?? '')])
  })

  test('has a text for every key', () => {
    expect([...en, ...hi].filter(([, text]) => text.trim() === '')).toEqual([])
    expect(en.length).toBeGreaterThan(0)
  })

  test('is Hindi in Hindi', () => {
    const worded = hi.filter(([, text]) => isWorded(text))
    const latin = worded.filter(([, text]) => !isDevanagari(text))
    expect(latin.length, latin.map(([key]) => key).join(', ')).toBeLessThanOrEqual(worded.length * 0.05)
  })
})

const USERNAME = 'usernameSpaces usernameEdges usernameAt usernameShape usernameTaken'
const PASSWORD = 'passwordSpaces passwordUppercase passwordShape passwordCommon passwordsDiffer'
const BUSINESS =
  'required nameLong businessNameLong taglineLong descriptionLong addressLong zipcodeDigits categoryUnknown districtUnknown ' +
  'stateDiffers positionWrong fileBroken logoCount logoKind logoSize imagesCount imageKind imageSize videosCount videoKind videoSize'

const FORMS = {
  'Admin.rules': 'required staffReasonLong appealLong untilWrong',
  'Contact.rules':
    'nameRequired emailRequired emailFormat subjectRequired messageEmpty required nameLong mobileExactly reportReason ' +
    'reportReasonUnknown reportReasonLong reportDescriptionLong appealLong',
  'Contact.block.rules': 'blockReasonLong',
  'CreateNewPost.rules':
    'required titleLong contentLong fileBroken postMediaUnknown postImagesCount imageKind postImageSize postVideosCount ' +
    'videoKind postVideoSize',
  'CustomerProfile.rules': `required nameLong ${USERNAME} emailFormat emailTaken`,
  'Hours.rules':
    'hoursTime hoursCount hoursOverlap specialDate specialDateTwice specialNoteLong specialDaysCount',
  'LoginCustomer.forgotPassword.rules': 'required emailFormat mobileExactly codeMissing codeDigits',
  'Needs.rules':
    'required needShort needLong needWhenUnknown budgetWrong needReplyShort needReplyLong categoryUnknown districtUnknown ' +
    'itemPriceWrong itemPriceToWrong postImagesCount imageKind postImageSize fileBroken imagePixels',
  'Postpage.rules': 'commentShort commentLong replyShort replyLong',
  'Reviews.rules':
    'ratingWrong reviewShort reviewLong reviewReplyShort reviewReplyLong reviewImagesCount reviewImageSize ' +
    'reviewImageUnknown',
  'ProfileProvider.rules':
    'emailRequired mobileProfile websiteWrong websiteLong imagesKept videosKept mediaUnknown',
  'ProviderProfile.chat.rules': 'messageEmpty chatMessageLong',
  'SignUpCustomer.rules': `required nameLong ${USERNAME} emailFormat emailTaken mobileExactly mobileTaken ${PASSWORD}`,
  'SignUpCustomer.verification.rules': 'codeMissing codeDigits',
  'SignUpProvider.rules': `${BUSINESS} ${USERNAME} emailFormat emailTaken mobileExactly mobileTaken ${PASSWORD}`,
  'ViewComments.block.rules': 'blockReason blockReasonLong',
  'ViewRequests.note.rules': 'noteLong',
}

describe('the words of the rules', () => {
  // `rules` in ConsentForm are rules of the marketplace, and `taken` is part of other texts.
  const rulesOf = (language: string, name: string) =>
    flat(read(language, name)).flatMap(([key, text]) => {
      const code = /(?:^|\.)rules\.(\w+)$/.exec(key)?.[1]
      return code && code !== 'taken' && name !== 'ConsentForm' ? [{ at: `${name}.${key}`, code, text }] : []
    })
  const all = (language: string) => NAMESPACES.flatMap((name) => rulesOf(language, name))

  const numbersOf = (code: string) => (isRuleCode(code) ? ruleNumbers(code) : {})

  test('are under codes that rules return', () => {
    expect(all('en').filter(({ code }) => !isRuleCode(code))).toEqual([])
  })

  test.each(['en', 'hi'])('are there for every code in %s', (language) => {
    const worded = new Set(all(language).map(({ code }) => code))
    expect(ruleCodes.filter((code) => !worded.has(code))).toEqual([])
  })

  test.each(Object.entries(FORMS))('cover what a form can find, in both languages: %s', (at, codes) => {
    for (const language of ['en', 'hi']) {
      const worded = new Set(all(language).map((each) => each.at))
      expect(codes.split(' ').filter((code) => !worded.has(`${at}.${code}`))).toEqual([])
    }
  })

  test.each(['en', 'hi'])('name the limits, and write none of them down in %s', (language) => {
    for (const { at, code, text } of all(language)) {
      const numbers = numbersOf(code)
      expect([at, holes(text)]).toEqual([at, Object.keys(numbers).toSorted()])
      const digits = text.match(/\d+/g) ?? []
      expect([at, digits.filter((each) => Object.values(numbers).includes(Number(each)))]).toEqual([at, []])
    }
  })

  const filled = (text: string, numbers: Readonly<Record<string, number>>) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, hole: string) => (numbers[hole] ?? 0).toLocaleString('en-IN'))

  const isOwnWording = ({ at }: { at: string }) => /^SignUpCustomer\.rules\.\w+Taken$/.test(at)

  test.each(['SignUpCustomer', 'SignUpProvider', 'ProfileProvider', 'CreateNewPost'])(
    'are in English those of the specification: %s',
    (name) => {
      const own = rulesOf('en', name).filter((each) => !isOwnWording(each))
      const texts = own.map(({ at, code, text }) => [at, filled(text, numbersOf(code))])
      expect(texts).toEqual(own.map(({ at, code }) => [at, isRuleCode(code) && ruleText(code)]))
      expect(texts.length).toBeGreaterThan(0)
    },
  )
})
