import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useModal } from '../../../ui/overlays/useModal.ts'
import { SlideArrows } from '../../../ui/SlideArrows.tsx'
import { Photo, type Picture } from '../Photo.tsx'
import styles from './PhotoViewer.module.css'
import { useSlideTrack } from './useSlideTrack.ts'

type Props = {
  name: string
  pictures: readonly Picture[]
  first: number
  onClose: () => void
}

/** Photos on the whole screen. The browser swipes and pinches: the track scrolls and snaps, and the page can be zoomed. */
export const PhotoViewer = ({ name, pictures, first, onClose }: Props) => {
  const { t } = useTranslation('Navbar')
  const dialog = useModal()
  const track = useRef<HTMLUListElement>(null)
  const { at, goTo } = useSlideTrack(track, first)
  // After the dialog has opened: before, the track has no width.
  useLayoutEffect(() => {
    const element = track.current
    element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' })
  }, [first])

  const move = (step: number) => goTo((at + step + pictures.length) % pictures.length)
  const handleArrowKeys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(step)
  }
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are a shortcut: the buttons do the same
    <dialog
      ref={dialog}
      aria-label={t('slider.label', { name })}
      className={styles.viewer}
      onCancel={cancel}
      onClose={onClose}
      onKeyDown={handleArrowKeys}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <ul ref={track} aria-label={t('slider.slides')} tabIndex={0} className={styles.track}>
        {pictures.map((picture, slide) => (
          <li key={picture.url} className={styles.slide}>
            <Photo
              picture={picture}
              alt={t('slider.picture', { name, number: slide + 1 })}
              sizes="100vw"
              soon={slide === first}
              className={styles.photo}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <SlideArrows previousLabel={t('slider.previous')} nextLabel={t('slider.next')} onMove={move} />
          <output className={styles.position}>
            {t('slider.at', { at: at + 1, total: pictures.length })}
          </output>
        </>
      )}
      <span className={styles.close}>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </span>
    </dialog>
  )
}
