// Narrows what a reply shows, and what a write changes, to ids: a write about one business invalidates only the replies that show this
// business, its place or its post.
import type { FastifyReply } from 'fastify'
import type { CacheTag } from '../../../../contract/endpoint.ts'

/** `posts`: new ones of a business. `cell`: district and category. `businesses`: searches of businesses. */
export type NarrowTag =
  | `${'provider' | 'posts' | 'followers' | 'comments' | 'district'}:${number}`
  | `cell:${number}.${number}`
  | 'businesses'
export type Change = { subjects: readonly CacheTag[]; narrowed?: readonly NarrowTag[] | null }

const noted = new WeakMap<FastifyReply, readonly NarrowTag[]>()

/** For a read what of its tags it shows, for a write what it changes. Without it: all. */
export const narrowTags = (reply: FastifyReply, tags: readonly NarrowTag[]) => void noted.set(reply, tags)
export const narrowedTags = (reply: FastifyReply) => noted.get(reply) ?? null

const every = (tags: readonly CacheTag[]) => tags.map((tag) => `every:${tag}`)

/** Each write of a tag without ids invalidates the reply; one with ids does so if the reply shows one of them, or shows all. */
export const tagsOfReply = (reply: FastifyReply, cacheTags: readonly CacheTag[]): readonly string[] => [
  ...cacheTags,
  ...(narrowedTags(reply) ?? every(cacheTags)),
]
export const tagsOfChange = ({ subjects, narrowed }: Change): readonly string[] =>
  narrowed ? [...narrowed, ...every(subjects)] : subjects
