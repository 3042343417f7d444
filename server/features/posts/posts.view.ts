import { pictureView, type ShownMedia, videoUrl } from '../media/shown-media.service.ts'

/** The business that wrote a post, in the reader's language. */
export type Maker = { id: number; businessName: string; category: string }

/** As JSON inside another row, where times are texts. */
export type PostRow = { id: number; title: string; content: string; at: string; shown: ShownMedia[] }

const imageView = (media: ShownMedia) => {
  const picture = pictureView(media)
  return { image: picture.url, picture }
}

export const postView = (post: PostRow, maker: Maker) => ({
  blog_id: post.id,
  title: post.title,
  content: post.content,
  category_title: maker.category,
  created_at: new Date(post.at).toISOString(),
  created_by: maker.businessName,
  created_by_id: maker.id,
  blog_images: post.shown.filter(({ kind }) => kind === 'image').map(imageView),
  blog_videos: post.shown.filter(({ kind }) => kind === 'video').map((media) => ({ video: videoUrl(media) })),
})
