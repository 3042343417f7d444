import { describe, expect, test } from 'vitest'
import { MB } from './limits.ts'
import { ruleTexts } from './rule-texts.ts'
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
    ['asha kumari', '*Username cannot contain spaces.'],
    [' asha', '*Username cannot start or end with spaces.'],
    ['asha ', '*Username cannot start or end with spaces.'],
    ['asha@gaya', "*Username cannot contain '@'."],
    ['ab', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    ['a234567890123456', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    ['asha!', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    ['ашаашa', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    ['aa\u200dshaa', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    ['', '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
  ])('may not be %j', (name, message) => {
    expect(rules.username(name)).toBe(message)
  })

  test('is counted as a reader sees it: signs belong to their letter', () => {
    expect([...'मिठाईवालेकीदुकानमें'].length).toBeGreaterThan(15)
    expect(rules.username('मिठाईवालेकीदुकानमें')).toBeUndefined()
    expect(rules.username('कि')).toBe(ruleTexts.usernameShape)
  })
})

describe('a password', () => {
  test.each(['Haat@123', 'Abc#de', 'aB_defgh'])('may be %s', (password) => {
    expect(rules.password(password)).toBeUndefined()
  })

  test.each([
    ['Haat 12#', '*Password cannot contain spaces.'],
    ['haat@123', '*Password must contain at least one uppercase letter.'],
    ['HAAT@123', ruleTexts.passwordShape],
    ['Haat1234', ruleTexts.passwordShape],
    ['Ha@12', ruleTexts.passwordShape],
    ['Haat@1234', '*Password must include 1 uppercase, 1 lowercase, 1 special char, and be 6–8 chars.'],
  ])('may not be %s', (password, message) => {
    expect(rules.password(password)).toBe(message)
  })

  test('must be repeated', () => {
    expect(rules.confirmPassword('Haat@123', 'Haat@123')).toBeUndefined()
    expect(rules.confirmPassword('', 'Haat@123')).toBe('*This field is required.')
    expect(rules.confirmPassword('Haat@124', 'Haat@123')).toBe('*Passwords do not match.')
  })
})

test('a mobile number has ten digits, and each screen says it in its own words', () => {
  expect(rules.mobileNumber('9876543210')).toBeUndefined()
  for (const wrong of ['987654321', '98765432101', '98765 4321', '+919876543', '९८७६५४३२१०', ''])
    expect(rules.mobileNumber(wrong)).toBe('*Mobile number must be exactly 10 digits.')
  expect(rules.profileMobileNumber('1')).toBe('*Mobile number must be 10 digits.')
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
    expect(rules.email(wrong)).toBe('Invalid email format.')
  expect(rules.optionalEmail('')).toBeUndefined()
  expect(rules.optionalEmail('asha')).toBe('Invalid email format.')
})

test('a comment and a reply have three characters after trimming, Unicode spaces too', () => {
  expect(rules.comment(' अच्छा ')).toBeUndefined()
  expect(rules.comment('\u00a0ok\u3000')).toBe('Comment must be at least 3 characters long.')
  expect(rules.reply('  ok  ')).toBe('Reply must be at least 3 characters long.')
  expect(rules.reply('yes')).toBeUndefined()
})

test('a one-time code has six digits', () => {
  expect(rules.code('')).toBe('Please enter OTP.')
  expect(rules.signupCode('12345')).toBe('OTP must be 6 digits')
  expect(rules.signupCode('12345a')).toBe('OTP must be 6 digits')
  expect(rules.signupCode('012345')).toBeUndefined()
})

test('a person has a name of at most a hundred characters', () => {
  expect(rules.personName(' आशा ')).toBeUndefined()
  expect(rules.personName(' ')).toBe('*This field is required.')
  expect(rules.personName('x'.repeat(101))).toBe('*Name must be at most 100 characters.')
})

test('a place on the map is both numbers or none', () => {
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
    expect(rules.position(latitude ?? '', longitude ?? '')).toBe(ruleTexts.positionWrong)
})

test('captcha, block and report want words', () => {
  expect(rules.captchaAnswer(' ')).toBe('Captcha is required.')
  expect(rules.blockReason(' ')).toBe('Please provide a reason for blocking')
  expect(rules.reportReason('')).toBe('Please provide a reason for reporting')
  expect(rules.reportReason('spam')).toBeUndefined()
})

describe('files', () => {
  test('a logo is a picture of at most 5 MB', () => {
    expect(rules.logo(file('logo.PNG', 5 * MB))).toBeUndefined()
    expect(rules.logo(file('logo.gif'))).toBe(
      '*Invalid logo format. Only .webp, .jpeg, .jpg, and .png are allowed.',
    )
    expect(rules.logo(file('logo.png', 5 * MB + 1))).toBe('*Logo must be less than 5MB.')
  })

  test('signup takes two pictures and one video of at most 10 MB each', () => {
    expect(rules.signupImages([file('a.webp', 10 * MB), file('b.jpeg')])).toBeUndefined()
    expect(rules.signupImages([file('a.png'), file('b.png'), file('c.png')])).toBe(
      '*You can upload a maximum of 2 images.',
    )
    expect(rules.signupImages([file('a.svg')])).toBe(ruleTexts.imageKind)
    expect(rules.signupImages([file('a.png', 10 * MB + 1)])).toBe(ruleTexts.imageSize)
    expect(rules.signupVideos([file('a.mp4', 10 * MB)])).toBeUndefined()
    expect(rules.signupVideos([file('a.mp4'), file('b.mp4')])).toBe('*You can upload only 1 video.')
    expect(rules.signupVideos([file('a.avi')])).toBe(ruleTexts.videoKind)
    expect(rules.signupVideos([file('a.ogg', 10 * MB + 1)])).toBe(ruleTexts.videoSize)
  })

  test('a post takes two pictures of 5 MB and one video of 10 MB', () => {
    expect(rules.postImages([file('a.png', 5 * MB)])).toBeUndefined()
    expect(rules.postImages([file('a.png', 5 * MB + 1)])).toBe('Each image must be under 5MB.')
    expect(rules.postImages([file('a.png'), file('b.png'), file('c.png')])).toBe(
      '*You can upload a maximum of 2 images.',
    )
    expect(rules.postVideos([file('a.mp4', 10 * MB + 1)])).toBe('Video must be under 10MB.')
    expect(rules.postVideos([file('a.mp4'), file('b.mp4')])).toBe('*You can upload only 1 video.')
  })
})

test('the message to the administrators names every empty field', () => {
  expect(rules.invalidFields(rules.adminMessage, { name: ' ', email: '', message: '\n' })).toEqual({
    name: ['Name is required.'],
    email: ['Email is required.'],
    subject: ['Subject is required.'],
    message: ['Message cannot be empty.'],
  })
  expect(rules.adminMessage.email('asha')).toBe('Invalid email format.')
  const whole = { name: 'Asha', email: ' asha@example.in ', subject: 'Namaste', message: 'Hello' }
  expect(rules.invalidFields(rules.adminMessage, whole)).toBeUndefined()
})

test('a post has a title and a content, neither endless, counted as characters', () => {
  expect(rules.postTitle(' \u00a0\u200b')).toBe('*This field is required.')
  expect(rules.postTitle('🍬'.repeat(150))).toBeUndefined()
  expect(rules.postTitle('x'.repeat(151))).toBe('*Title must be at most 150 characters.')
  expect(rules.postContent(`  ${'क'.repeat(20_000)}\n`)).toBeUndefined()
  expect(rules.postContent('x'.repeat(20_001))).toBe('*Content must be at most 20000 characters.')
})

test('comments and replies have three to two thousand characters between their spaces', () => {
  expect(rules.comment('\u3000🍬🍬\u200b ')).toBe('Comment must be at least 3 characters long.')
  expect(rules.comment('🍬🍬🍬')).toBeUndefined()
  expect(rules.comment('x'.repeat(2_001))).toBe('Comment must be at most 2000 characters long.')
  expect(rules.reply('ok')).toBe('Reply must be at least 3 characters long.')
  expect(rules.reply(` ${'x'.repeat(2_000)} `)).toBeUndefined()
  expect(rules.reply('x'.repeat(2_001))).toBe('Reply must be at most 2000 characters long.')
})

test('several rules give the first message', () => {
  const rule = rules.firstOf(rules.required, rules.mobileNumber)
  expect(rule('')).toBe('*This field is required.')
  expect(rule('1')).toBe('*Mobile number must be exactly 10 digits.')
  expect(rule('9876543210')).toBeUndefined()
})
