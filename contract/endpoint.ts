// One definition serves the server's validation, the web's typed call and the OpenAPI document.
import type { Static, TSchema } from 'typebox'
import type { StaffRight } from './admin-roles.ts'
import type { RefusalCode } from './errors.ts'

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Access = 'anyone' | 'signed-in' | 'customer' | 'provider' | 'admin'

// Tags of cached replies. `market`: everything about businesses, posts, places, categories and people, except what follows. `posts`: new
// posts, in the lists that show them at once; searches of posts may be ten seconds old. `follows`: follower counts. A handler may narrow
// its tags to ids (`narrowTags`).
export type CacheTag = 'market' | 'posts' | 'comments' | 'follows'
export const CACHE_TAGS: readonly CacheTag[] = ['market', 'posts', 'comments', 'follows']

/** A field that accepts files. The feature refuses too many, too large or wrong files with an error on the field. */
export type FileField = { kind: 'image' | 'video' | 'voice'; most: number; bytes: number }

/** Accepted calls within a number of minutes, counted per account or, without a session, per IP. */
export type Rate = {
  calls: number
  minutes: number
  /** Endpoints with the same name share one count. */
  name?: string
  /** Invalid calls count too, because the refusal itself reveals what an attacker wants to know. */
  countsInvalid?: true
}

/** Every write declares which replies it may change, with `[]` for none: an undeclared change would leave stale replies in the caches. */
type Effects =
  | { method: 'GET'; invalidates?: never }
  | {
      method: WriteMethod
      invalidates: readonly CacheTag[]
      cacheTags?: never
      hasExactTags?: never
      maxAge?: never
    }

export type Endpoint = Effects & {
  /** Below /api. Served with and without a trailing slash. */
  path: `/${string}`
  /** Enforced by serve(), which is the only way to add a route. */
  access: Access
  /** Required for admin endpoints, and only for these. */
  right?: StaffRight
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The body may also be text/plain, as `navigator.sendBeacon` sends it. */
  takesText?: true
  /** The body is application/octet-stream of at most this many bytes. */
  takesBytes?: number
  /** A multipart form: `body` declares its text fields, `files` its files. */
  files?: Readonly<Record<string, FileField>>
  /** Status to schema. A field that is not declared here never leaves the server. */
  reply: Readonly<Record<number, TSchema>>
  contentType?: string
  /** Refusals besides invalid input, missing rights and rate limits. */
  refusals?: readonly RefusalCode[]
  /** `max-age` of a public read in seconds. Without it clients revalidate each time. */
  maxAge?: number
  /** A read whose reply is the same for all anonymous clients: cached until one of these tags is invalidated. */
  cacheTags?: readonly CacheTag[]
  /** Each change of the reply invalidates one of its tags or ends its validity: it is cached for a minute instead of ten seconds. */
  hasExactTags?: true
  /** Stricter than the general limit. Above it, anonymous callers need a proof of work for each call. */
  rate?: Rate | readonly Rate[]
  /** Writes content that others see: refused to limited accounts. */
  isUserContent?: true
  /** Request or reply contains a secret: neither is stored, so an Idempotency-Key has no effect. */
  isSecret?: true
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends string, S = K extends keyof E ? E[K] : undefined> = S extends TSchema
  ? { [P in K]: Static<S> }
  : unknown

export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

export type FileFields<E extends Endpoint> = Extract<keyof E['files'], string>

export type Reply<E extends Endpoint> = {
  [S in keyof E['reply']]: E['reply'][S] extends TSchema ? Static<E['reply'][S]> : never
}[keyof E['reply']]
