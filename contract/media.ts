// Pictures and videos in replies. A picture is stored in several widths, all WebP.
import { type Static, Type } from 'typebox'
import { media } from './media-limits.ts'
import { Id } from './schemas.ts'

export const Picture = Type.Object({
  url: Type.String({ description: 'URL of the widest file' }),
  width: Type.Integer(),
  height: Type.Integer(),
  /** A srcset, narrowest first. */
  sources: Type.Array(Type.Object({ url: Type.String(), width: Type.Integer() })),
})

/** An entry of the specification's `images` and `videos`: the id under both names, the URL, and the widths for a srcset. */
export const ProviderImage = Type.Object({
  id: Id,
  image_id: Id,
  image_data: Type.String(),
  picture: Picture,
})
/** For lists, whose cards display only the first picture. */
export const SummaryImage = Type.Object({
  ...ProviderImage.properties,
  picture: Type.Optional(Picture),
})
/** The loudness of each part of a voice note, 0 to 100. */
const Peaks = Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), {
  minItems: media.voice.peaks,
  maxItems: media.voice.peaks,
})

export const Voice = Type.Object({
  url: Type.String({ description: 'signed, valid for less than an hour' }),
  seconds: Type.Integer({ minimum: 1, maximum: media.voice.seconds }),
  bytes: Type.Integer(),
  peaks: Peaks,
})
export type Voice = Static<typeof Voice>

export const ProviderVideo = Type.Object({ id: Id, video_id: Id, video_data: Type.String() })
