import { expect, test } from 'vitest'
import { type RuleCode, ruleCodes, ruleNumbers, ruleText } from './rule-texts.ts'

// What the server answers, letter for letter. A limit that changes shows here.
const SENTENCES = {
  required: '*This field is required.',
  usernameSpaces: '*Username cannot contain spaces.',
  usernameEdges: '*Username cannot start or end with spaces.',
  usernameAt: "*Username cannot contain '@'.",
  usernameShape: '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .',
  usernameTaken: '*Username already taken.',
  emailTaken: '*Email already registered.',
  mobileTaken: '*Mobile number already registered.',
  passwordSpaces: '*Password cannot contain spaces.',
  passwordUppercase: '*Password must contain at least one uppercase letter.',
  passwordShape: '*Password must include 1 uppercase, 1 lowercase, 1 special char, and be 6–8 chars.',
  passwordCommon: '*This password is too common. Please choose another one.',
  passwordsDiffer: '*Passwords do not match.',
  mobileExactly: '*Mobile number must be exactly 10 digits.',
  mobileProfile: '*Mobile number must be 10 digits.',
  emailFormat: 'Invalid email format.',
  captchaRequired: 'Captcha is required.',
  codeMissing: 'Please enter OTP.',
  codeDigits: 'OTP must be 6 digits',
  commentShort: 'Comment must be at least 3 characters long.',
  replyShort: 'Reply must be at least 3 characters long.',
  commentLong: 'Comment must be at most 2000 characters long.',
  replyLong: 'Reply must be at most 2000 characters long.',
  ratingWrong: 'Please choose 1 to 5 stars.',
  reviewShort: 'Review must be at least 10 characters long.',
  reviewLong: 'Review must be at most 2000 characters long.',
  reviewReplyShort: 'Reply must be at least 2 characters long.',
  reviewReplyLong: 'Reply must be at most 1000 characters long.',
  reviewImagesCount: '*You can upload a maximum of 2 images.',
  reviewImageUnknown: '*This image is not part of your review.',
  titleLong: '*Title must be at most 150 characters.',
  contentLong: '*Content must be at most 20000 characters.',
  blockReason: 'Please provide a reason for blocking',
  reportReason: 'Please provide a reason for reporting',
  reportReasonUnknown: 'Please choose a reason from the list.',
  reportDescriptionLong: 'Description must be at most 500 characters.',
  blockReasonLong: 'Reason must be at most 255 characters.',
  reportReasonLong: 'Reason must be at most 255 characters.',
  staffReasonLong: 'Reason must be at most 500 characters.',
  appealLong: 'At most 2000 characters, please.',
  untilWrong: 'Choose a time within the next year.',
  noteLong: 'Note must be at most 500 characters.',
  hoursTime: 'Times must be written as HH:MM, from 00:00 to 24:00.',
  hoursCount: 'A day can have at most 3 opening times.',
  hoursOverlap: 'These opening times overlap.',
  specialDate: 'Choose a date from today to a year ahead.',
  specialDateTwice: 'This date is already in the list.',
  specialNoteLong: 'Note must be at most 80 characters.',
  specialDaysCount: 'You can add at most 60 special days.',
  nameLong: '*Name must be at most 100 characters.',
  businessNameLong: '*Business name must be at most 100 characters.',
  taglineLong: '*Tagline must be at most 150 characters.',
  descriptionLong: '*Description must be at most 2000 characters.',
  addressLong: '*Address must be at most 300 characters.',
  zipcodeDigits: '*PIN code must be 6 digits.',
  categoryUnknown: '*Please choose a category from the list.',
  districtUnknown: '*Please choose a district from the list.',
  stateDiffers: '*This district is not in this state.',
  positionWrong: '*This location is not on the map. Please choose it again.',
  websiteWrong: '*Please enter a web address, like https://example.in.',
  websiteLong: '*Web address must be at most 300 characters.',
  imagesKept: '*A profile shows at most 5 images.',
  videosKept: '*A profile shows at most 2 videos.',
  mediaUnknown: '*This file is not part of your profile.',
  postMediaUnknown: '*This file is not part of your post.',
  fileBroken: '*This file cannot be read. Please choose another one.',
  nameRequired: 'Name is required.',
  emailRequired: 'Email is required.',
  subjectRequired: 'Subject is required.',
  messageEmpty: 'Message cannot be empty.',
  chatMessageLong: 'Message must be at most 4000 characters long.',
  postImagesCount: '*You can upload a maximum of 2 images.',
  postVideosCount: '*You can upload only 1 video.',
  logoKind: '*Invalid logo format. Only .webp, .jpeg, .jpg, and .png are allowed.',
  logoCount: '*You can upload only 1 logo.',
  logoSize: '*Logo must be less than 5MB.',
  imagesCount: '*You can upload a maximum of 2 images.',
  imageKind: '*Invalid image format. Only .webp, .jpeg, .jpg, and .png are allowed.',
  imageSize: '*Each image must be less than 10MB.',
  videosCount: '*You can upload only 1 video.',
  videoKind: '*Invalid video format. Only .mp4, .webm, and .ogg are allowed.',
  videoSize: '*Video must be less than 10MB.',
  postImageSize: 'Each image must be under 5MB.',
  postVideoSize: 'Video must be under 10MB.',
} as const satisfies Record<RuleCode, string>

test.each(ruleCodes)('%s has its exact English sentence', (code) => {
  expect(ruleText(code)).toBe(SENTENCES[code])
})

test('no sentence names a number that its code does not give', () => {
  expect(ruleCodes.filter((code) => /undefined|NaN|[{}]/.test(ruleText(code)))).toEqual([])
})

test('the numbers of a sentence are those of the limits', () => {
  expect(ruleNumbers('usernameShape')).toEqual({ min: 3, max: 15 })
  expect(ruleNumbers('logoSize')).toEqual({ megabytes: 5 })
  expect(ruleNumbers('required')).toEqual({})
})
