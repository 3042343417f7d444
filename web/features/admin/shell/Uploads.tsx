import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from './Uploads.module.css'

export const Uploads = ({ images, videos }: { images: readonly string[]; videos: readonly string[] }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'uploads' })
  if (images.length + videos.length === 0) return null
  return (
    <div className={styles.uploads}>
      {images.map((image, at) => (
        <a key={image} href={image} target="_blank" rel="noreferrer">
          <img src={image} alt={t('picture', { number: at + 1 })} loading="lazy" />
        </a>
      ))}
      {videos.map((video, at) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions
        <video
          key={video}
          src={video}
          controls
          preload="metadata"
          aria-label={t('video', { number: at + 1 })}
        />
      ))}
    </div>
  )
}
