import type { Static } from 'typebox'
import type { Picture as PictureSchema } from '../../../contract/media.ts'
import { SMALLEST, useSavesData } from '../../lib/browser/data-saver.ts'

export type Picture = Static<typeof PictureSchema>

type Props = {
  picture: Picture
  /** Empty where the words beside it say the same. */
  alt: string
  /** How wide it is shown, as in the attribute of an <img>: the browser picks the file by it. */
  sizes: string
  /** The one picture that a person sees first: it waits for nothing. */
  first?: boolean | undefined
  /** Fetched before it is seen. */
  soon?: boolean | undefined
  className?: string | undefined
}

/** Its own width and height keep its place before it comes. */
export const Photo = ({ picture, alt, sizes, first = false, soon = first, className }: Props) => (
  <img
    // Before src: otherwise a browser may request the widest file.
    sizes={useSavesData() ? SMALLEST : sizes}
    srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
    src={picture.url}
    width={picture.width}
    height={picture.height}
    alt={alt}
    // A slow connection is known to the browser alone.
    suppressHydrationWarning
    loading={soon ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'low'}
    decoding={first ? 'sync' : 'async'}
    className={className}
  />
)
