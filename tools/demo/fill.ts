import type { Db } from '../../server/platform/db/db.ts'
export const fillDemo = async (_db: Db, _options: { mediaDir: string; now: Date }) => {}
