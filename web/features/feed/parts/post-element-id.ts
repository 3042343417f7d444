import type { Post } from '../../posts/PostCard.tsx'

export const postElementId = ({ blog_id }: Post) => `post-${blog_id}`
