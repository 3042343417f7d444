// One definition serves the server's validation, the web's typed call and the OpenAPI document.
import type { Static, TSchema } from 'typebox'
import type { StaffRight } from './admin-roles.ts'
import type { RefusalCode } from './errors.ts'

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Access = 'anyone' | 'signed-in' | 'customer' | 'provider' | 'admin'

/**
 * What kept replies show: `market` is everything of businesses, posts, places, categories and people but the comments, `follows` the
 * numbers of followers. A reply with such a number is not dropped for it; only the browser that wrote gets a fresh one.
 */
export type CacheTag = 'market' | 'comments' | 'follows'
export const CACHE_TAGS: readonly CacheTag[] = ['market', 'comments', 'follows']

/** A field that takes files. What is too many, too large or of the wrong kind is refused by the feature, on the field. */
export type FileField = { kind: 'image' | 'video'; most: number; bytes: number }

/** Accepted calls in so many minutes: of an account that is signed in, otherwise of an IP. */
export type Rate = {
  calls: number
  minutes: number
  /** Endpoints that name the same share one count. */
  name?: string
  /** Calls that are refused as invalid count too, because the refusal already says what the caller wants to know. */
  countsInvalid?: true
}

/** Every write declares which replies it may change, with `[]` for none: an undeclared change would leave stale replies in the caches. */
type Effects =
  | { method: 'GET'; invalidates?: never }
  | { method: WriteMethod; invalidates: readonly CacheTag[]; cacheTags?: never; maxAge?: never }

export type Endpoint = Effects & {
  /** Below /api, as the specification writes it. It answers with and without the last slash. */
  path: `/${string}`
  /** Who may call. Enforced by serve(): there is no other way to add a route. */
  access: Access
  /** What of the staff's table it needs: said by every endpoint of administrators, and by no other. */
  right?: StaffRight
  /** One line for the API document. */
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The body may also come as text/plain: `navigator.sendBeacon` sends its JSON so. */
  takesText?: true
  /** Its body is bytes (application/octet-stream), at most so many. */
  takesBytes?: number
  /** A multipart form: `body` are its texts, these its files. */
  files?: Readonly<Record<string, FileField>>
  /** Status to schema. A field that is not declared here never leaves the server. */
  reply: Readonly<Record<number, TSchema>>
  /** Of a reply that is no JSON. */
  contentType?: string
  /** What it refuses beyond bad input, missing rights and too many calls. */
  refusals?: readonly RefusalCode[]
  /** Seconds that a public read may be kept without asking again. Without it: kept, but asked each time. */
  maxAge?: number
  /** A read whose reply is the same for all who are not signed in: kept and sent to all of them until one of these is written. */
  cacheTags?: readonly CacheTag[]
  /** Where the general limit is too generous. An IP that has used it up goes on with a proof of work for each call. */
  rate?: Rate | readonly Rate[]
  /** Others see what it writes: refused to an account that the administrators have limited. */
  isUserContent?: true
  /** The request or the reply opens something: neither is ever kept, so an Idempotency-Key is not heeded. */
  isSecret?: true
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends string, S = K extends keyof E ? E[K] : undefined> = S extends TSchema
  ? { [P in K]: Static<S> }
  : unknown

/** What a caller sends: params, query and body, as far as the endpoint declares them. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** The fields of an upload that take files. */
export type FileFields<E extends Endpoint> = Extract<keyof E['files'], string>

/** What a caller gets. */
export type Reply<E extends Endpoint> = {
  [S in keyof E['reply']]: E['reply'][S] extends TSchema ? Static<E['reply'][S]> : never
}[keyof E['reply']]
