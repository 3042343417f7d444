// Every code of a field rule, with its English text and the limits that the text names. The web translates the same codes.
import { limits, MB, oneTimeCode } from './limits.ts'
import { media } from './media-limits.ts'

type RuleNumbers = Readonly<Record<string, number>>
type RuleText = readonly [text: string, numbers?: RuleNumbers]

const atMost = (max: number) => ({ max })
const megabytes = (bytes: number) => ({ megabytes: bytes / MB })

const table = {
  required: ['*This field is required.'],
  usernameSpaces: ['*Username cannot contain spaces.'],
  usernameEdges: ['*Username cannot start or end with spaces.'],
  usernameAt: ["*Username cannot contain '@'."],
  usernameShape: [
    '*Username must be {{min}}–{{max}} chars, Hindi/English letters, numbers, _ or .',
    limits.username,
  ],
  usernameTaken: ['*Username already taken.'],
  emailTaken: ['*Email already registered.'],
  mobileTaken: ['*Mobile number already registered.'],
  passwordSpaces: ['*Password cannot contain spaces.'],
  passwordUppercase: ['*Password must contain at least one uppercase letter.'],
  passwordShape: [
    '*Password must include 1 uppercase, 1 lowercase, 1 special char, and be {{min}}–{{max}} chars.',
    limits.password,
  ],
  passwordCommon: ['*This password is too common. Choose another one.'],
  passwordsDiffer: ['*Passwords do not match.'],
  mobileExactly: ['*Mobile number must be exactly {{digits}} digits.', { digits: limits.mobileDigits }],
  mobileProfile: ['*Mobile number must be {{digits}} digits.', { digits: limits.mobileDigits }],
  emailFormat: ['Invalid email format.'],
  captchaRequired: ['Captcha is required.'],
  codeMissing: ['Please enter OTP.'],
  codeDigits: ['OTP must be {{digits}} digits', { digits: oneTimeCode.digits }],
  commentShort: ['Comment must be at least {{min}} characters long.', { min: limits.comment.min }],
  replyShort: ['Reply must be at least {{min}} characters long.', { min: limits.reply.min }],
  commentLong: ['Comment must be at most {{max}} characters long.', atMost(limits.comment.max)],
  replyLong: ['Reply must be at most {{max}} characters long.', atMost(limits.reply.max)],
  ratingWrong: ['Choose 1 to 5 stars.'],
  reviewShort: ['Review must be at least {{min}} characters long.', { min: limits.review.min }],
  reviewLong: ['Review must be at most {{max}} characters long.', atMost(limits.review.max)],
  reviewReplyShort: ['Reply must be at least {{min}} characters long.', { min: limits.reviewReply.min }],
  reviewReplyLong: ['Reply must be at most {{max}} characters long.', atMost(limits.reviewReply.max)],
  reviewImagesCount: ['*You can upload a maximum of {{max}} images.', atMost(media.review.images)],
  reviewImageSize: [
    'Each photo of a review can be at most {{megabytes}} MB.',
    megabytes(media.review.imageBytes),
  ],
  reviewImageUnknown: ['*Photo not found. Reload and choose it again.'],
  needShort: ['*Describe your need in at least {{min}} characters.', { min: limits.need.min }],
  needLong: ['*Describe your need in at most {{max}} characters.', atMost(limits.need.max)],
  needWhenUnknown: ['*Choose when you need it.'],
  budgetWrong: ['*Enter a budget up to ₹100 crore, or leave it empty.'],
  needReplyShort: ['*Reply must be at least {{min}} characters.', { min: limits.needReply.min }],
  needReplyLong: ['*Reply must be at most {{max}} characters.', atMost(limits.needReply.max)],
  titleLong: ['*Title must be at most {{max}} characters.', atMost(limits.title)],
  contentLong: ['*Content must be at most {{max}} characters.', atMost(limits.content)],
  postKindUnknown: ['*Choose update, offer or event.'],
  timeWrong: ['*Enter a valid date and time.'],
  endPast: ['*The end must be in the future.'],
  endBeforeStart: ['*The end must be after the start.'],
  offerEndFar: ['*An offer must end within a year.'],
  eventLong: ['*An event can last at most {{max}} days.', atMost(limits.event.days)],
  offerCodeLong: ['*Code must be at most {{max}} characters.', atMost(limits.offer.code)],
  wasPriceWrong: ['*The old price must be higher than the new price.'],
  blockReason: ['Please provide a reason for blocking'],
  reportReason: ['Please provide a reason for reporting'],
  reportReasonUnknown: ['Choose a reason from the list.'],
  reportDescriptionLong: [
    'Description must be at most {{max}} characters.',
    atMost(limits.report.description),
  ],
  blockReasonLong: ['Reason must be at most {{max}} characters.', atMost(limits.blockReason)],
  reportReasonLong: ['Reason must be at most {{max}} characters.', atMost(limits.report.reason)],
  staffReasonLong: ['Reason must be at most {{max}} characters.', atMost(limits.staffReason)],
  appealLong: ['At most {{max}} characters, please.', atMost(limits.appeal)],
  untilWrong: ['Choose a time within the next year.'],
  noteLong: ['Note must be at most {{max}} characters.', atMost(limits.contactNote)],
  hoursTime: ['Times must be written as HH:MM, from 00:00 to 24:00.'],
  hoursCount: ['You can add up to {{max}} time slots a day.', atMost(limits.hours.intervals)],
  hoursOverlap: ['These opening times overlap.'],
  specialDate: ['Choose a date from today to a year ahead.'],
  specialDateTwice: ['This date is already in the list.'],
  specialNoteLong: ['Note must be at most {{max}} characters.', atMost(limits.hours.note)],
  specialDaysCount: ['You can add up to {{max}} special days.', atMost(limits.hours.specialDays)],
  nameLong: ['*Name must be at most {{max}} characters.', atMost(limits.name)],
  businessNameLong: ['*Business name must be at most {{max}} characters.', atMost(limits.name)],
  taglineLong: ['*Tagline must be at most {{max}} characters.', atMost(limits.tagline)],
  descriptionLong: ['*Description must be at most {{max}} characters.', atMost(limits.description)],
  addressLong: ['*Address must be at most {{max}} characters.', atMost(limits.streetAddress)],
  zipcodeDigits: ['*PIN code must be {{digits}} digits.', { digits: limits.zipcodeDigits }],
  categoryUnknown: ['*Choose a category from the list.'],
  districtUnknown: ['*Choose a district from the list.'],
  stateDiffers: ['*This district is not in this state.'],
  positionWrong: ['*This location is not on the map. Choose it again.'],
  websiteWrong: ['*Enter a web address, like https://example.in.'],
  websiteLong: ['*Web address must be at most {{max}} characters.', atMost(limits.website)],
  imagesKept: ['*A profile shows at most {{max}} photos.', atMost(media.profile.images)],
  videosKept: ['*A profile shows at most {{max}} videos.', atMost(media.profile.videos)],
  mediaUnknown: ['*Photo not found. Reload and choose it again.'],
  postMediaUnknown: ['*Photo not found. Reload and choose it again.'],
  fileBroken: ['*This file cannot be read. Choose another one.'],
  imagePixels: [
    '*This photo is too large. Choose one of at most {{megapixels}} megapixels.',
    { megapixels: media.pictureMegapixels },
  ],
  nameRequired: ['Name is required.'],
  emailRequired: ['Email is required.'],
  subjectRequired: ['Subject is required.'],
  messageEmpty: ['Message cannot be empty.'],
  chatMessageLong: ['Message must be at most {{max}} characters long.', atMost(limits.chatMessage)],
  postImagesCount: ['*You can upload a maximum of {{max}} images.', atMost(media.post.images)],
  postVideosCount: ['*You can upload only {{max}} video.', atMost(media.post.videos)],
  logoKind: ['*Invalid logo format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
  logoCount: ['*You can upload only 1 logo.'],
  logoSize: ['*Logo must be less than {{megabytes}}MB.', megabytes(media.logo.bytes)],
  imagesCount: ['*You can upload a maximum of {{max}} images.', atMost(media.signup.images)],
  imageKind: ['*Invalid image format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
  imageSize: ['*Each image must be less than {{megabytes}}MB.', megabytes(media.signup.imageBytes)],
  videosCount: ['*You can upload only {{max}} video.', atMost(media.signup.videos)],
  videoKind: ['*Invalid video format. Only .mp4, .webm, and .ogg are allowed.'],
  videoSize: ['*Video must be less than {{megabytes}}MB.', megabytes(media.signup.videoBytes)],
  postImageSize: ['Each image must be under {{megabytes}}MB.', megabytes(media.post.imageBytes)],
  postVideoSize: ['Video must be under {{megabytes}}MB.', megabytes(media.post.videoBytes)],
  itemNameShort: ['*Item name must be at least {{min}} characters.', { min: limits.item.name.min }],
  itemNameLong: ['*Item name must be at most {{max}} characters.', atMost(limits.item.name.max)],
  itemDescriptionLong: ['*Description must be at most {{max}} characters.', atMost(limits.item.description)],
  itemGroupLong: ['*Group name must be at most {{max}} characters.', atMost(limits.item.group)],
  itemPriceWrong: ['*Enter a price up to ₹100 crore, or leave it empty.'],
  itemPriceToWrong: ['*The second price must be higher than the first.'],
  itemUnitUnknown: ['*Choose a unit from the list.'],
  itemImagesCount: ['*You can upload only 1 photo.'],
  itemOrderWrong: ['The list changed elsewhere. Reload it and try again.'],
  orderItemUnavailable: ['This item is sold out or no longer on the price list.'],
  orderPriceChanged: ['The price of this item has changed.'],
  orderQuantityWrong: [
    'Enter a quantity above 0, up to {{max}}, with at most 3 digits after the point.',
    atMost(limits.order.quantity),
  ],
  orderQuantityWhole: ['This item is sold in whole numbers only.'],
  orderNoteLong: ['Note must be at most {{max}} characters.', atMost(limits.order.note)],
  deliveryUnavailable: ['This business does not deliver. Choose pickup.'],
  deliveryAddressLong: ['Address must be at most {{max}} characters.', atMost(limits.order.address)],
  deliveryNoteLong: ['Note must be at most {{max}} characters.', atMost(limits.order.deliveryNote)],
  orderTotalWrong: ['Enter the total in rupees.'],
  upiIdWrong: ['Enter a UPI ID like name@bank.'],
} as const satisfies Record<string, RuleText>

export type RuleCode = keyof typeof table

export const ruleCodes = Object.keys(table) as RuleCode[]

export const isRuleCode = (text: unknown): text is RuleCode =>
  typeof text === 'string' && Object.hasOwn(table, text)

export const ruleNumbers = (code: RuleCode): RuleNumbers => {
  const [, numbers = {}]: RuleText = table[code]
  return numbers
}

export const ruleText = (code: RuleCode): string => {
  const numbers = ruleNumbers(code)
  return table[code][0].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) =>
    (numbers[name] ?? 0).toLocaleString('en-IN'),
  )
}
