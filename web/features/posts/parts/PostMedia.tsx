import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Photo } from '../../media/Photo.tsx'
import { Video } from '../../media/Video.tsx'
import type { Post } from '../posts.api.ts'
import styles from './PostMedia.module.css'

const SIZES = {
  one: '(min-width: 960px) 44rem, 100vw',
  two: '(min-width: 960px) 22rem, (min-width: 600px) 50vw, 100vw',
}

export const PostPictures = ({ post: { title, blog_images: images } }: { post: Post }) => {
  const { t } = useTranslation('Postpage')
  const isPair = images.length > 1
  if (images.length === 0) return null
  return (
    <div className={isPair ? styles.pair : styles.one}>
      {images.map(({ image_id: id, picture }, at) => (
        <Photo
          key={id}
          picture={picture}
          alt={t('picture', { title, number: at + 1 })}
          sizes={isPair ? SIZES.two : SIZES.one}
          first={at === 0}
          className={styles.picture}
        />
      ))}
    </div>
  )
}

export const PostVideos = ({ post: { title, blog_videos: videos } }: { post: Post }) => {
  const { t } = useTranslation('Postpage')
  return videos.map(({ video_id: id, video }) => (
    <Video key={id} src={video} aria-label={t('video', { title })} className={styles.video} />
  ))
}
