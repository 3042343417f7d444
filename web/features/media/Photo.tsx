import type { Static } from 'typebox'
import { MIN_LARGE_PICTURE } from '../../../contract/media-limits.ts'
import type { Picture as PictureSchema } from '../../../contract/media.ts'
import { SMALLEST, useSavesData } from '../../lib/browser/data-saver.ts'

export type Picture = Static<typeof PictureSchema>

type Props = {
  picture: Picture
  alt: string
  /** The `sizes` attribute of <img>. */
  sizes: string
  /** The first picture on the screen is loaded with high priority. */
  first?: boolean | undefined
  soon?: boolean | undefined
  className?: string | undefined
}

// With saved data the browser picks the narrowest source, which would be too coarse for a picture of 10rem (160 px) or more.
const sourcesFor = ({ sources }: Picture, sizes: string) =>
  /^\d(\.\d+)?rem$/.test(sizes) ? sources : sources.filter(({ width }) => width >= MIN_LARGE_PICTURE)

/** Width and height reserve its space. */
export const Photo = ({ picture, alt, sizes, first = false, soon = first, className }: Props) => (
  <img
    sizes={useSavesData() ? SMALLEST : sizes}
    srcSet={sourcesFor(picture, sizes)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ')}
    src={picture.url}
    width={picture.width}
    height={picture.height}
    alt={alt}
    // Only the browser knows whether the connection is slow.
    suppressHydrationWarning
    loading={soon ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'low'}
    decoding={first ? 'sync' : 'async'}
    className={className}
  />
)
