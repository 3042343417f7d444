import { Photo, type Picture } from '../Photo.tsx'

type Props = { picture?: Picture; video?: string; title: string }

/** A picture or a video, as its owner looks through them. */
export const MediaPreview = ({ picture, video, title }: Props) =>
  picture ? (
    <Photo picture={picture} alt={title} sizes="(min-width: 600px) 9rem, 45vw" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a shop's own video; nobody wrote captions for it
    <video src={video} aria-label={title} controls playsInline preload="metadata" />
  )
