import type { Static } from 'typebox'
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

/** Width and height reserve its space. */
export const Photo = ({ picture, alt, sizes, first = false, soon = first, className }: Props) => (
  <img
    sizes={useSavesData() ? SMALLEST : sizes}
    srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
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
