import { Type } from 'typebox'
import { Picture } from './media.ts'
import { Id } from './schemas.ts'

export const Post = Type.Object({
  blog_id: Id,
  title: Type.String(),
  content: Type.String(),
  category_title: Type.String(),
  created_at: Type.String(),
  /** The business's name. */
  created_by: Type.String(),
  created_by_id: Id,
  blog_images: Type.Array(Type.Object({ image: Type.String(), picture: Picture })),
  blog_videos: Type.Array(Type.Object({ video: Type.String() })),
})
