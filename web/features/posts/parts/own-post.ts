import type { PostInFull } from '../posts.api.ts'

/** Only its own provider is told the version. */
export type OwnPostInFull = PostInFull & { version: string }

export const isOwn = (post: PostInFull): post is OwnPostInFull => post.version !== undefined
