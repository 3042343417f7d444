import type { Generated } from 'kysely'
import type { needCloseReasons, needStatuses, needWhens } from '../../../contract/limits.ts'
import type { DerivedMedia, MediaItem } from '../media/media-urls.service.ts'
import type { VoiceColumn } from '../media/voice-upload.service.ts'

type Skip = 'off' | 'blocked' | 'radius' | 'max_per_day'

declare module '../../platform/db/db.ts' {
  interface Tables {
    needs: {
      id: Generated<number>
      customerId: number
      text: string
      wordsKey: string
      categoryId: number
      districtId: number
      wanted: (typeof needWhens)[number]
      budgetPaise: number | null
      status: Generated<(typeof needStatuses)[number]>
      closeReason: (typeof needCloseReasons)[number] | null
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      shown: DerivedMedia<MediaItem[]>
      voiceId: Generated<number | null>
      voice: Generated<VoiceColumn | null>
      askedCount: Generated<number>
      round: Generated<number>
      toAsk: Generated<number>
      nextRoundAt: Date | null
      createdAt: Date
      expiresAt: Date
      endedAt: Date | null
    }
    needMedia: { needId: number; mediaId: number; position: number }
    needProviders: {
      providerId: number
      isOn: Generated<boolean>
      maxPerDay: Generated<number>
      radiusKm: Generated<number>
      turn: number | null
      askedAt: Date | null
      askedThatDay: Generated<number>
    }
    needAsks: {
      needId: number
      providerId: number
      askedAt: Date
      round: number
      reason: 'first' | 'declined' | 'few_replies'
      distanceKm: number
      previouslyAskedAt: Date | null
      repliedAt: Date | null
      declinedAt: Date | null
    }
    needSkips: {
      needId: number
      providerId: number
      skippedAt: Date
      reason: Skip
      distanceKm: number
    }
    needReplies: {
      id: Generated<number>
      needId: number
      providerId: number
      text: string
      pricePaise: number | null
      priceToPaise: number | null
      minutes: number
      isChosen: Generated<boolean>
      createdAt: Date
      editedAt: Date | null
    }
  }
}
