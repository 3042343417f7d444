import type { Post } from '../../../features/posts/posts.api.ts'

export const postElementId = ({ blog_id }: Post) => `post-${blog_id}`
