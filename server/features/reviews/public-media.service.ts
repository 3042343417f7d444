import type { Db } from '../../platform/db/db.ts'
import { publicMediaRead } from './public-media.queries.ts'

export const isPublicMedia = async (db: Db, folder: string) =>
  (await publicMediaRead(db, { folder })).length > 0
