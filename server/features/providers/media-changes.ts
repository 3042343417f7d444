import { media as limits } from '../../../contract/media-limits.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { type DeletedIdsInput, checkMediaChange } from '../media/media-changes.service.ts'
import type { OwnRow } from './profile.queries.ts'

export type ProfileMediaChanges = {
  deletedImages: DeletedIdsInput
  deletedVideos: DeletedIdsInput
  newImages: number
  newVideos: number
}

export const validateMediaChanges = ({ shown: media }: OwnRow, change: ProfileMediaChanges) => {
  const { images: mostImages, videos: mostVideos } = limits.profile
  const { deletedImages, deletedVideos, newImages, newVideos } = change
  const images = checkMediaChange(media, {
    kind: 'image',
    most: mostImages,
    given: deletedImages,
    added: newImages,
  })
  const videos = checkMediaChange(media, {
    kind: 'video',
    most: mostVideos,
    given: deletedVideos,
    added: newVideos,
  })
  return {
    deleted: [...images.deleted, ...videos.deleted],
    codes: {
      deleted_images: images.isOwn ? undefined : 'mediaUnknown',
      deleted_videos: videos.isOwn ? undefined : 'mediaUnknown',
      images: images.isFull ? 'imagesKept' : undefined,
      videos: videos.isFull ? 'videosKept' : undefined,
    } satisfies Record<string, RuleCode | undefined>,
  }
}
