// Without scripts it is a row that scrolls, and each photo is a link.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { media as limits } from '../../../contract/media-limits.ts'
import { isSavingData } from '../../lib/browser/data-saver.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { SlideArrows } from '../../ui/SlideArrows.tsx'
import { SliderBar } from './parts/SliderBar.tsx'
import { Slide, type SlideMedia } from './parts/Slide.tsx'
import { useAutoplay } from './parts/useAutoplay.ts'
import { useSlideTrack } from './parts/useSlideTrack.ts'
import type { Picture } from './Photo.tsx'
import styles from './Slider.module.css'
import { usePhotoViewer } from './usePhotoViewer.tsx'

type Props = {
  name: string
  pictures: readonly Picture[]
  videos: readonly string[]
  sizes: string
}

const mediaOf = (pictures: readonly Picture[], videos: readonly string[]): SlideMedia[] => [
  ...pictures.map((picture) => ({ key: picture.url, picture })),
  ...videos.slice(0, limits.profile.videos).map((video) => ({ key: video, video })),
]

export const Slider = (props: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'slider' })
  const pictures = props.pictures.slice(0, limits.profile.images)
  const media = mediaOf(pictures, props.videos)
  const count = media.length
  const track = useRef<HTMLDivElement>(null)
  const { at, goTo } = useSlideTrack(track)
  const [isVideoPlaying, setVideoPlaying] = useState(false)
  const [isManual, setManual] = useState(false)
  usePauseHiddenVideos(track, at)
  const { viewer, openViewer } = usePhotoViewer({ name: props.name, pictures })
  const isHydrated = useHydrated()

  const autoplayTo = (slide: number) => {
    setManual(false)
    goTo(slide)
  }
  const { isOn, toggle, pauseHandlers } = useAutoplay({
    at,
    count,
    isBusy: isVideoPlaying || viewer !== undefined,
    onTurn: autoplayTo,
  })
  const moveTo = (slide: number) => {
    setManual(true)
    goTo((slide + count) % count)
  }
  const handleArrowKeys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || count < 2 || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    moveTo(at + step)
  }

  if (count === 0) return null
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are a shortcut: the buttons do the same */}
      <section
        aria-roledescription={t('carousel')}
        aria-label={t('label', { name: props.name })}
        className={styles.slider}
        onKeyDown={handleArrowKeys}
        {...pauseHandlers}
      >
        {count > 1 && <SliderBar {...{ at, count, isOn }} onToggle={toggle} onMove={moveTo} />}
        <div className={styles.stage}>
          {count > 1 && (
            <SlideArrows
              previousLabel={t('previous')}
              nextLabel={t('next')}
              onMove={(step) => moveTo(at + step)}
            />
          )}
          <div
            ref={track}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a group of just this
            role="group"
            aria-label={t('slides')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
            tabIndex={count > 1 ? 0 : undefined}
            className={styles.track}
          >
            {media.map(({ key, ...medium }, slide) => (
              <Slide
                key={key}
                {...medium}
                name={props.name}
                sizes={props.sizes}
                number={slide + 1}
                total={count}
                isSoon={isHydrated && slide === at + 1 && !isSavingData()}
                onPlaying={setVideoPlaying}
                onOpen={(event) => openViewer(event, slide)}
              />
            ))}
          </div>
        </div>
        <output className="visually-hidden">{isManual && t('at', { at: at + 1, total: count })}</output>
      </section>
      {viewer}
    </>
  )
}

const usePauseHiddenVideos = (track: RefObject<HTMLElement | null>, at: number) => {
  useEffect(() => {
    const visible = track.current?.children[at]
    for (const video of track.current?.querySelectorAll('video') ?? [])
      if (!video.paused && !visible?.contains(video)) video.pause()
  }, [track, at])
}
