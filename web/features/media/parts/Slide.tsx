import type { MouseEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Photo, type Picture } from '../Photo.tsx'
import { Video } from '../Video.tsx'
import styles from './Slide.module.css'

export type SlideMedia = { key: string } & (
  | { picture: Picture; video?: never }
  | { video: string; picture?: never }
)

type Props = Omit<SlideMedia, 'key'> & {
  name: string
  sizes: string
  number: number
  total: number
  /** Preloaded. */
  isSoon: boolean
  onPlaying: (isPlaying: boolean) => void
  onOpen: (event: MouseEvent) => void
}

export const Slide = (props: Props) => {
  const { picture, video, name, sizes, number, total, isSoon, onPlaying, onOpen } = props
  const { t } = useTranslation('Navbar', { keyPrefix: 'slider' })
  const isFirst = number === 1
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a group of just this
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('at', { at: number, total })}
      className={styles.slide}
    >
      {picture && (
        <a href={picture.url} className={styles.link} onClick={onOpen}>
          <Photo
            picture={picture}
            alt={t('picture', { name, number })}
            sizes={sizes}
            first={isFirst}
            soon={isFirst || isSoon}
            className={styles.picture}
          />
        </a>
      )}
      {video && (
        <Video
          src={video}
          aria-label={t('video', { name })}
          onPlay={() => onPlaying(true)}
          onPause={() => onPlaying(false)}
          onEnded={() => onPlaying(false)}
          className={styles.video}
        />
      )}
    </div>
  )
}
