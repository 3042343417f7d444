import type { PostInFull } from '../posts.api.ts'

/** Only the owner gets the version. */
export type OwnPostInFull = PostInFull & { version: string }

export const isOwn = (post: PostInFull): post is OwnPostInFull => post.version !== undefined
