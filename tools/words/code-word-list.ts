// Words that code, comments, test names and documents must not use, and the standard term for each. See docs/glossary.md.

/** `word` is a part of an identifier or of a file name: `laneOf`, `LANES` and `lane.ts` all contain `lane`. */
type ForbiddenIdentifier = Readonly<{
  word: RegExp
  say: string
  /** Also the name of a database column or API field, and therefore allowed as a property. */
  isField?: boolean
  /** Identifiers in which the word has its usual meaning. */
  unless?: RegExp
  /** The folders that the rule holds for; all when it is missing. */
  within?: RegExp
}>

/** A pattern of code, outside comments and strings. */
type ForbiddenShape = Readonly<{ shape: RegExp; say: string }>

type ForbiddenPhrase = Readonly<{ phrase: RegExp; say: string }>

const DOMAIN = /^(?:contract|server\/features|web\/features|tools|bench|cluster|demo|e2e)\//

export const IDENTIFIERS: readonly ForbiddenIdentifier[] = [
  { word: /^(?:some|no|any|every)body$|^whoever$/, say: 'user, client, caller, owner, guest, none' },
  { word: /^anew$/, say: 'again, recreate, recompute' },
  { word: /^lanes?$/, say: 'queue, limit, concurrency' },
  { word: /^doors?$/, say: 'listener, server' },
  { word: /^newcomers?$/, say: 'new account, new client' },
  { word: /^told$/, say: 'notified, sent', isField: true },
  { word: /^kept$/, say: 'cached, stored, saved', isField: true },
  { word: /^shown$/, say: 'visible, media, pageRows', isField: true },
  { word: /^questions?$/, say: 'query, statement, prompt', isField: true },
  { word: /^stands?$|^standing$/, say: 'status, quality, is', isField: true },
  { word: /^tally$/, say: 'counts' },
  { word: /^habits?$/, say: 'part of a profile', isField: true },
  { word: /^clues?$/, say: 'match key', isField: true },
  { word: /^erasers?$/, say: 'erase step' },
  { word: /^sturdy$/, say: 'resilient' },
  { word: /^wires?$/, say: 'transport, connection' },
  { word: /^lettering$/, say: 'text' },
  { word: /^wholes$/, say: 'stage query', isField: true },
  { word: /^deeds?$/, say: 'action' },
  { word: /^(?:utils?|helpers?|misc)$/, say: 'what it holds or does', isField: true },
  { word: /^shops?$/, say: 'provider', isField: true, within: DOMAIN },
  { word: /^trades?$/, say: 'category', isField: true, within: DOMAIN },
  {
    word: /^address(?:es)?$/,
    say: 'url, path, ip, email',
    isField: true,
    // Postal addresses, schema.org and node:net.
    unless:
      /(?:street|postal|delivery|google|provider)[_-]?address|^address(?:fields|text|long|locality|region|country|info|component)|^(?:local|remote)address$/i,
    within: DOMAIN,
  },
]

export const SHAPES: readonly ForbiddenShape[] = [
  { shape: /(?<=\s)look=(?!=)/, say: 'variant' },
  { shape: /\b[A-Z]\w*(?:Slot|Host)\b/, say: 'what the component renders' },
  { shape: /\(of\) =>/, say: 'eb, for the expression builder of Kysely' },
]

export const PHRASES: readonly ForbiddenPhrase[] = [
  // 'nobody' in quotes is a user of Unix.
  {
    phrase: /\b(?:some|any|every)body\b|(?<!')\bnobody\b|\bnobody\b(?!')/i,
    say: 'users, clients, callers, the owner, no one',
  },
  { phrase: /\bwhoever\b/i, say: 'users who, the client that' },
  { phrase: /\banew\b/i, say: 'again; recreates, recomputes' },
  { phrase: /\b(?:is|are|was|were|be|been|being) (?:not )?told\b/i, say: 'is notified, receives' },
  { phrase: /\bstands?\b/i, say: 'is, appears, is stored' },
  {
    phrase: /\b(?:the|a) line (?:is|was|breaks|dies|drops)\b|\bwithout a line\b/i,
    say: 'connection, network',
  },
  { phrase: /\b(?:newcomers?|lanes?)\b/i, say: 'new connection, queue' },
  { phrase: /\b(?:for ever|in vain|all the same)\b/i, say: 'indefinitely, without a result, anyway' },
  { phrase: /\bof the own data\b/i, say: 'data archive, personal data' },
  { phrase: /\bat the same moment\b/i, say: 'concurrently' },
  { phrase: /\bhand(?:s|ed)? on\b/i, say: 'requeue, pass, forward' },
  { phrase: /\bhave? (?:its|their) (?:turn|say)\b/i, say: 'is processed, decides' },
]
