// Which pictures and videos of the own profile go, and how many then hang there.
import { media as limits } from '../../../contract/limits.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import { type GivenIds, judgeChange } from '../media/shown-changes.service.ts'
import type { OwnRow } from './profile.queries.ts'

export type ShownChanges = {
  deletedImages: GivenIds
  deletedVideos: GivenIds
  newImages: number
  newVideos: number
}

export const judgeShown = ({ shown }: OwnRow, change: ShownChanges) => {
  const { images: mostImages, videos: mostVideos } = limits.profile
  const { deletedImages, deletedVideos, newImages, newVideos } = change
  const images = judgeChange(shown, {
    kind: 'image',
    most: mostImages,
    given: deletedImages,
    added: newImages,
  })
  const videos = judgeChange(shown, {
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
