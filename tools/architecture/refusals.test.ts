// Every refusal of an endpoint has a text in the namespace of its page, or in a shared one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractEndpoints } from '../../server/testing/contract-endpoints.ts'

/** The page displays it in its own way: as a field's error, as a dialog, or not at all. */
type Page = [namespace: string, place?: string, ...never: string[]]

// As errors of their field, not as a sentence.
const FILES = ['image_too_large', 'video_too_large', 'image_wrong_kind', 'video_wrong_kind']

/** Where the refusals of each call are displayed, then the codes that are not displayed there. None: the page ignores them. */
const DISPLAYED: Readonly<Record<string, Page[]>> = {
  writeComment: [['Postpage'], ['Waiting']],
  replyToComment: [['Postpage'], ['Waiting']],
  createContact: [['Contact', 'ask'], ['Waiting']],
  sendReport: [['Contact', 'report'], ['Waiting']],
  makeAppeal: [['Contact', 'appeal']],
  contactAdmin: [['Contact']],
  blockProvider: [['Contact', 'block', 'provider_already_blocked']],
  unblockProvider: [['Contact', 'block']],
  blockCustomer: [['ViewComments', 'block', 'customer_already_blocked']],
  unblockCustomer: [['ViewComments', 'unblock']],
  createPost: [['CreateNewPost', '', ...FILES], ['Waiting']],
  editPost: [['CreateNewPost', '', 'conflict', ...FILES]],
  deletePost: [['ViewOlderPost']],
  saveOwnProvider: [['SignUpProvider', '', 'conflict'], ['Waiting']],
  saveHours: [['Hours', '', 'conflict']],
  saveClosedToday: [['Traderdashboard']],
  signupProvider: [['SignUpProvider']],
  signupCustomer: [['SignUpCustomer']],
  saveCustomerProfile: [['CustomerProfile'], ['Waiting']],
  openChat: [['ProviderProfile', 'chat', 'customer_blocked']],
  writeMessage: [['ProviderProfile', 'chat'], ['Waiting']],
  sendVoice: [['Waiting']],
  changeContact: [['ViewRequests']],
  deleteAccount: [['Navbar', 'deletion']],
  writeReview: [['Reviews'], ['Waiting']],
  editReview: [['Reviews'], ['Waiting']],
  deleteReview: [['Reviews']],
  replyToReview: [['Reviews'], ['Waiting']],
  deleteReviewReply: [['Reviews']],
  createItem: [['PriceList']],
  createItems: [['PriceList']],
  editItem: [['PriceList']],
  deleteItem: [['PriceList']],
  orderItems: [['PriceList']],
  pasteItems: [['PriceList']],
  createNeed: [['Needs', '', ...FILES], ['Waiting']],
  closeNeed: [['Needs']],
  chooseReply: [['Needs']],
  replyToNeed: [['Needs'], ['Waiting']],
  editNeedReply: [['Needs'], ['Waiting']],
  declineNeed: [['Needs']],
  saveNeedSettings: [['Needs']],
  placeOrder: [['Orders', 'basket'], ['Waiting']],
  placeOrderByName: [['Orders', 'basket'], ['Waiting']],
  changeOrder: [['Orders', 'actions', 'conflict', 'order_status', 'if_match_missing']],
  openOrderChat: [['Orders', 'actions']],
  saveOrderSettings: [['Orders', 'settings']],
  followProvider: [['Following']],
  unfollowProvider: [['Following']],
  savePost: [['Following']],
  unsavePost: [['Following']],
  subscribePush: [['Push']],
  saveConsent: [['PrivacyData']],
  requestDataExport: [['PrivacyData', '', 'confirm_needed']],
  saveNotificationSettings: [['Push']],
  loginCustomer: [['LoginCustomer', '', 'captcha_required']],
  loginProvider: [['LoginProvider', '', 'captcha_required']],
  loginByCode: [['LoginProvider']],
  loginAdmin: [['LoginAdmin']],
  changePassword: [['LoginSecurity']],
  confirmIdentity: [['LoginSecurity']],
  endOtherSessions: [['LoginSecurity']],
  beginSecondFactor: [['LoginSecurity']],
  confirmSecondFactor: [['LoginSecurity']],
  renewRecoveryCodes: [['LoginSecurity']],
  switchOffSecondFactor: [['LoginSecurity']],
  forgotPassword: [['LoginCustomer', 'forgotPassword']],
  resendResetCode: [['LoginCustomer', 'forgotPassword']],
  verifyResetCode: [['LoginCustomer', 'forgotPassword']],
  resetPassword: [['LoginCustomer', 'forgotPassword']],
  sendCode: [['SignUpCustomer', 'verification']],
  resendCode: [['SignUpCustomer', 'verification']],
  verifyCode: [['SignUpCustomer', 'verification', 'code_wrong']],
  verifyUnverifiedUser: [['SignUpCustomer', 'verification']],
  // No page shows a refusal of these: they run in the background, or are parts of another write.
  logout: [],
  logoutAdmin: [],
  refreshTokens: [],
  countProviderEvent: [],
  readNotifications: [],
  renewPush: [],
  unsubscribePush: [],
  beginUpload: [],
  sendPiece: [],
  // Reads. A place that is not found has words of its own in the search of posts, of everything, and below the button.
  searchMarketplace: [['Home']],
  searchEverything: [],
  searchPosts: [],
  reverseGeocode: [],
  showDistrict: [],
}

// Codes of every endpoint: see server/platform/http.
const ALWAYS = [
  'bad_input',
  'not_authenticated',
  'forbidden',
  'too_many',
  'proof_needed',
  'still_working',
  'unexpected',
  'busy',
]

type Texts = { [name: string]: Texts | string }
const wordsIn = (language: string, namespace: string, place = ''): string[] => {
  const file = new URL(`../../web/locales/${language}/${namespace}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts
  const own = (place ? texts[place] : texts) as Texts
  return Object.keys(own['refusals'] ?? {})
}

const endpoints = await contractEndpoints()
const shared = new Set(wordsIn('en', 'Navbar'))
const canDisplayOwn = [...endpoints].filter(
  ([, { method, refusals = [] }]) => method !== 'GET' || refusals.some((code) => !shared.has(code)),
)

const pagesOf = (call: string): Page[] | undefined =>
  endpoints.get(call)?.path.startsWith('/admin/') && !(call in DISPLAYED) ? [['Admin']] : DISPLAYED[call]

test('the table names every write, and every read with a refusal of its own', () => {
  expect(canDisplayOwn.filter(([call]) => !pagesOf(call)).map(([call]) => call)).toEqual([])
  expect(Object.keys(DISPLAYED).filter((call) => !endpoints.has(call))).toEqual([])
})

const displayed = canDisplayOwn.flatMap(([call]) =>
  (pagesOf(call) ?? []).map(([namespace, place = '', ...never]) => ({ call, namespace, place, never })),
)

test.each(displayed)('what $call refuses has words in $namespace $place', (row) => {
  const { refusals = [], isUserContent, files } = endpoints.get(row.call) ?? {}
  const codes = [
    ...ALWAYS,
    ...refusals,
    ...(isUserContent ? ['account_limited'] : []),
    ...(files ? ['no_room', 'too_large', 'wrong_kind', 'upload_missing', 'piece_too_small'] : []),
  ]
  for (const language of ['en', 'hi']) {
    const worded = new Set([...wordsIn(language, row.namespace, row.place), ...wordsIn(language, 'Navbar')])
    expect(codes.filter((code) => !row.never.includes(code) && !worded.has(code))).toEqual([])
  }
})
