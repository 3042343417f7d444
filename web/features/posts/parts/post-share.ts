// What a chat shows of a link to a post.
import type { Language } from '../../../../contract/limits.ts'
import { postPicture, sharePicturePath } from '../../../../contract/share-picture.ts'
import { paths } from '../../../lib/paths.ts'
import type { PostInFull } from '../posts.api.ts'

export const postShare = (post: PostInFull, language: Language) => ({
  picture: sharePicturePath(postPicture(post), language),
  article: {
    publishedAt: post.created_at,
    modifiedAt: post.updated_at,
    section: post.category_title,
    author: paths.providerProfile(post.provider.id),
  },
})
