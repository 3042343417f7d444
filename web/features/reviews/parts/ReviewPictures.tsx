import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Photo } from '../../media/Photo.tsx'
import { usePhotoViewer } from '../../media/usePhotoViewer.tsx'
import type { Review } from '../reviews.api.ts'
import styles from './ReviewPictures.module.css'

export const ReviewPictures = ({ review: { images, customer_name: name } }: { review: Review }) => {
  const { t } = useTranslation('Reviews')
  const { viewer, openViewer } = usePhotoViewer({ name, pictures: images.map(({ picture }) => picture) })
  if (images.length === 0) return null
  return (
    <>
      <ul className={styles.pictures}>
        {images.map(({ image_id: id, image, picture }, at) => (
          <li key={id}>
            <a href={image} className={styles.link} onClick={(event) => openViewer(event, at)}>
              <Photo
                picture={picture}
                alt={t('picture', { name, number: at + 1 })}
                sizes="9rem"
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
