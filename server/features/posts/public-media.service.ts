// Whether everybody may see a stored picture or video: a business or a post that everybody may see shows it.
import type { Db } from '../../platform/db/db.ts'
import { publicMediaRead } from './public-media.queries.ts'

export const isPublicMedia = async (db: Db, folder: string) =>
  (await publicMediaRead(db, { folder })).length > 0
