import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    media: {
      id: Generated<number>
      kind: 'image' | 'video' | 'voice'
      folder: string
      extension: 'webp' | 'mp4' | 'webm' | 'ogg' | 'm4a'
      widths: number[]
      width: number | null
      height: number | null
      bytes: number
      createdAt: Generated<Date>
    }
    mediaLeftovers: { folder: string; dueAt: Date; recordedAt: Generated<Date> }
    mediaArchive: { isOnly: Generated<boolean>; deletableUntil: Date }
  }
}
