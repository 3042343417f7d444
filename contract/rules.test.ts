import { describe, expect, test } from 'vitest'
import { MB } from './limits.ts'
import * as rules from './rules.ts'

const file = (name: string, size = 1) => ({ name, size })

describe('a username', () => {
  test.each(['asha', 'sharma_sweets', 'a.b', 'आशा_कुमारी', 'मिठाई123', 'शर्माजी', 'É.lan', 'क्षत्रिय'])(
    'may be %s',
    (name) => {
      expect(rules.username(name)).toBeUndefined()
    },
  )

  test.each([
    ['asha kumari', 'usernameSpaces'],
    [' asha', 'usernameEdges'],
    ['asha ', 'usernameEdges'],
    ['asha@gaya', 'usernameAt'],
    ['ab', 'usernameShape'],
    ['a234567890123456', 'usernameShape'],
    ['asha!', 'usernameShape'],
    ['ашаашa', 'usernameShape'],
    ['aa\u200dshaa', 'usernameShape'],
    ['', 'usernameShape'],
  ])('may not be %j', (name, message) => {
    expect(rules.username(name)).toBe(message)
  })

  test('is counted in graphemes: vowel signs belong to their letter', () => {
    expect([...'मिठाईवालेकीदुकानमें'].length).toBeGreaterThan(15)
    expect(rules.username('मिठाईवालेकीदुकानमें')).toBeUndefined()
    expect(rules.username('कि')).toBe('usernameShape')
  })
})

describe('a password', () => {
  test.each(['Haat@123', 'Abc#de', 'aB_defgh'])('may be %s', (password) => {
    expect(rules.password(password)).toBeUndefined()
  })

  test.each([
    ['Haat 12#', 'passwordSpaces'],
    ['haat@123', 'passwordUppercase'],
    ['HAAT@123', 'passwordShape'],
    ['Haat1234', 'passwordShape'],
    ['Ha@12', 'passwordShape'],
    ['Haat@1234', 'passwordShape'],
  ])('may not be %s', (password, message) => {
    expect(rules.password(password)).toBe(message)
  })

  test('must be repeated', () => {
    expect(rules.confirmPassword('Haat@123', 'Haat@123')).toBeUndefined()
    expect(rules.confirmPassword('', 'Haat@123')).toBe('required')
    expect(rules.confirmPassword('Haat@124', 'Haat@123')).toBe('passwordsDiffer')
  })
})

test('a mobile number has ten digits, with a code per form', () => {
  expect(rules.mobileNumber('9876543210')).toBeUndefined()
  for (const wrong of ['987654321', '98765432101', '98765 4321', '+919876543', '९८७६५४३२१०', ''])
    expect(rules.mobileNumber(wrong)).toBe('mobileExactly')
  expect(rules.profileMobileNumber('1')).toBe('mobileProfile')
})

test('an e-mail address has a name, an @ and a domain with a dot', () => {
  for (const right of ['a@b.in', 'asha.kumari+haat@example.co.in', 'आशा@उदाहरण.भारत'])
    expect(rules.email(right)).toBeUndefined()
  for (const wrong of [
    '',
    'asha',
    'asha@',
    '@gaya.in',
    'a b@c.in',
    'a@b',
    'a@b..in',
    'a@b.in,c@d.in',
    `${'a'.repeat(250)}@b.in`,
  ])
    expect(rules.email(wrong)).toBe('emailFormat')
  expect(rules.optionalEmail('')).toBeUndefined()
  expect(rules.optionalEmail('asha')).toBe('emailFormat')
})

test('a comment and a reply have three characters after trimming, Unicode spaces too', () => {
  expect(rules.comment(' अच्छा ')).toBeUndefined()
  expect(rules.comment('\u00a0ok\u3000')).toBe('commentShort')
  expect(rules.reply('  ok  ')).toBe('replyShort')
  expect(rules.reply('yes')).toBeUndefined()
})

test('a one-time code has six digits', () => {
  expect(rules.code('')).toBe('codeMissing')
  expect(rules.signupCode('12345')).toBe('codeDigits')
  expect(rules.signupCode('12345a')).toBe('codeDigits')
  expect(rules.signupCode('012345')).toBeUndefined()
})

test('a person has a name of at most a hundred characters', () => {
  expect(rules.personName(' आशा ')).toBeUndefined()
  expect(rules.personName(' ')).toBe('required')
  expect(rules.personName('x'.repeat(101))).toBe('nameLong')
})

test('a position has both coordinates or none', () => {
  expect(rules.position('', ' ')).toBeUndefined()
  expect(rules.position('24.7955', '-85.0002')).toBeUndefined()
  expect(rules.position('-90', '180')).toBeUndefined()
  for (const [latitude, longitude] of [
    ['24', ''],
    ['90.1', '85'],
    ['24', '-181'],
    ['1e1', '0x10'],
    ['NaN', '1'],
  ])
    expect(rules.position(latitude ?? '', longitude ?? '')).toBe('positionWrong')
})

test('captcha, block and report require a text', () => {
  expect(rules.captchaAnswer(' ')).toBe('captchaRequired')
  expect(rules.blockReason(' ')).toBe('blockReason')
  expect(rules.reportReason('')).toBe('reportReason')
  expect(rules.reportReason('spam')).toBeUndefined()
})

describe('files', () => {
  test('a logo is a picture of at most 5 MB', () => {
    expect(rules.logo(file('logo.PNG', 5 * MB))).toBeUndefined()
    expect(rules.logo(file('logo.gif'))).toBe('logoKind')
    expect(rules.logo(file('logo.png', 5 * MB + 1))).toBe('logoSize')
  })

  test('a sign-up accepts two pictures and one video of at most 10 MB each', () => {
    expect(rules.signupImages([file('a.webp', 10 * MB), file('b.jpeg')])).toBeUndefined()
    expect(rules.signupImages([file('a.png'), file('b.png'), file('c.png')])).toBe('imagesCount')
    expect(rules.signupImages([file('a.svg')])).toBe('imageKind')
    expect(rules.signupImages([file('a.png', 10 * MB + 1)])).toBe('imageSize')
    expect(rules.signupVideos([file('a.mp4', 10 * MB)])).toBeUndefined()
    expect(rules.signupVideos([file('a.mp4'), file('b.mp4')])).toBe('videosCount')
    expect(rules.signupVideos([file('a.avi')])).toBe('videoKind')
    expect(rules.signupVideos([file('a.ogg', 10 * MB + 1)])).toBe('videoSize')
  })

  test('a post accepts two pictures of 5 MB and one video of 10 MB', () => {
    expect(rules.postImages([file('a.png', 5 * MB)])).toBeUndefined()
    expect(rules.postImages([file('a.png', 5 * MB + 1)])).toBe('postImageSize')
    expect(rules.postImages([file('a.png'), file('b.png'), file('c.png')])).toBe('postImagesCount')
    expect(rules.postVideos([file('a.mp4', 10 * MB + 1)])).toBe('postVideoSize')
    expect(rules.postVideos([file('a.mp4'), file('b.mp4')])).toBe('postVideosCount')
  })

  test('a review accepts two pictures of 5 MB, with its own code for a larger one', () => {
    expect(rules.reviewImages([file('a.png', 5 * MB)])).toBeUndefined()
    expect(rules.reviewImages([file('a.png', 5 * MB + 1)])).toBe('reviewImageSize')
    expect(rules.reviewImages([file('a.png'), file('b.png'), file('c.png')])).toBe('reviewImagesCount')
  })
})

test('the message to the administrators names every empty field', () => {
  expect(rules.invalidFields(rules.adminMessage, { name: ' ', email: '', message: '\n' })).toEqual({
    name: ['nameRequired'],
    email: ['emailRequired'],
    subject: ['subjectRequired'],
    message: ['messageEmpty'],
  })
  expect(rules.adminMessage.email('asha')).toBe('emailFormat')
  const whole = { name: 'Asha', email: ' asha@example.in ', subject: 'Namaste', message: 'Hello' }
  expect(rules.invalidFields(rules.adminMessage, whole)).toBeUndefined()
})

test('title and content of a post have a maximum length in characters', () => {
  expect(rules.postTitle(' \u00a0\u200b')).toBe('required')
  expect(rules.postTitle('🍬'.repeat(150))).toBeUndefined()
  expect(rules.postTitle('x'.repeat(151))).toBe('titleLong')
  expect(rules.postContent(`  ${'क'.repeat(20_000)}\n`)).toBeUndefined()
  expect(rules.postContent('x'.repeat(20_001))).toBe('contentLong')
})

test('comments and replies have three to two thousand characters after trimming', () => {
  expect(rules.comment('\u3000🍬🍬\u200b ')).toBe('commentShort')
  expect(rules.comment('🍬🍬🍬')).toBeUndefined()
  expect(rules.comment('x'.repeat(2_001))).toBe('commentLong')
  expect(rules.reply('ok')).toBe('replyShort')
  expect(rules.reply(` ${'x'.repeat(2_000)} `)).toBeUndefined()
  expect(rules.reply('x'.repeat(2_001))).toBe('replyLong')
})

test('several rules return the first code', () => {
  const rule = rules.firstOf(rules.required, rules.mobileNumber)
  expect(rule('')).toBe('required')
  expect(rule('1')).toBe('mobileExactly')
  expect(rule('9876543210')).toBeUndefined()
})
