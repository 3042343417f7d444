// Which pictures and videos of the own profile go, and how many then hang there.
import { media as limits } from '../../../contract/limits.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import { type DeletedIdsInput, checkMediaChange } from '../media/media-changes.service.ts'
import type { OwnRow } from './profile.queries.ts'

export type ProfileMediaChanges = {
  deletedImages: DeletedIdsInput
  deletedVideos: DeletedIdsInput
  newImages: number
  newVideos: number
}

export const validateMediaChanges = ({ shown }: OwnRow, change: ProfileMediaChanges) => {
  const { images: mostImages, videos: mostVideos } = limits.profile
  const { deletedImages, deletedVideos, newImages, newVideos } = change
  const images = checkMediaChange(shown, {
    kind: 'image',
    most: mostImages,
    given: deletedImages,
    added: newImages,
  })
  const videos = checkMediaChange(shown, {
    kind: 'video',
    most: mostVideos,
    given: deletedVideos,
    added: newVideos,
  })
  return {
    deleted: [...images.deleted, ...videos.deleted],
    messages: {
      deleted_images: images.isOwn ? undefined : ruleTexts.mediaUnknown,
      deleted_videos: videos.isOwn ? undefined : ruleTexts.mediaUnknown,
      images: images.isFull ? ruleTexts.imagesKept : undefined,
      videos: videos.isFull ? ruleTexts.videosKept : undefined,
    },
  }
}
