// Every refusal of an endpoint has a text in the namespace of its page, or in a shared one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractEndpoints } from '../../server/testing/contract-endpoints.ts'

const FILES = ['image_too_large', 'video_too_large', 'image_wrong_kind', 'video_wrong_kind']

/** Endpoint, namespace, key prefix; then the codes that are not displayed there. */
const DISPLAYED: [call: string, namespace: string, place: string, ...never: string[]][] = [
  ['writeComment', 'Postpage', ''],
  ['replyToComment', 'Postpage', ''],
  ['createContact', 'Contact', 'ask'],
  ['sendReport', 'Contact', 'report'],
  ['makeAppeal', 'Contact', 'appeal'],
  ['blockProvider', 'Contact', 'block', 'provider_already_blocked'],
  ['unblockProvider', 'Contact', 'block'],
  ['createPost', 'CreateNewPost', '', ...FILES],
  ['editPost', 'CreateNewPost', '', 'conflict', ...FILES],
  ['saveOwnProvider', 'SignUpProvider', '', 'conflict'],
  ['saveHours', 'Hours', '', 'conflict'],
  ['saveClosedToday', 'Traderdashboard', ''],
  ['signupProvider', 'SignUpProvider', ''],
  ['openChat', 'ProviderProfile', 'chat', 'customer_blocked'],
  ['writeMessage', 'Waiting', ''],
  ['changeContact', 'ViewRequests', ''],
  ['deleteAccount', 'Navbar', 'deletion'],
]
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
const wordsIn = (language: string, namespace: string, place: string): string[] => {
  const file = new URL(`../../web/locales/${language}/${namespace}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts
  const own = (place ? texts[place] : texts) as Texts
  return Object.keys(own['refusals'] ?? {})
}

const endpoints = await contractEndpoints()

test.each(DISPLAYED)('what %s refuses has words in %s %s', (call, namespace, place, ...never) => {
  const { refusals = [], isUserContent, files } = endpoints.get(call) ?? {}
  const codes = [
    ...ALWAYS,
    ...refusals,
    ...(isUserContent ? ['account_limited'] : []),
    ...(files ? ['no_room', 'too_large', 'upload_missing', 'piece_too_small'] : []),
  ]
  for (const language of ['en', 'hi']) {
    const worded = new Set([...wordsIn(language, namespace, place), ...wordsIn(language, 'Navbar', '')])
    expect(codes.filter((code) => !never.includes(code) && !worded.has(code))).toEqual([])
  }
})
