import type { Generated } from 'kysely'
import type { ItemUnit } from '../../../contract/limits.ts'
import type { DerivedMedia, MediaItem } from '../media/media-urls.service.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    priceItems: {
      id: Generated<number>
      providerId: number
      position: number
      name: string
      description: Generated<string>
      pricePaise: number | null
      priceToPaise: number | null
      unit: Generated<'' | ItemUnit>
      groupTitle: Generated<string>
      imageId: number | null
      image: DerivedMedia<MediaItem | null>
      isAvailable: Generated<boolean>
    }
  }
}
