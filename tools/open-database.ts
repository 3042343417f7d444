// The database of a command: the running server's, or one that is started for the command.
import { join } from 'node:path'
import type { Config } from '../server/platform/config.ts'
import { startEmbedded } from '../server/platform/postgres/embedded.ts'
import { runningUrl } from '../server/platform/postgres/running.ts'

export const openDatabase = async (config: Config) => {
  const dir = join(config.dataDir, 'postgres')
  const url = config.databaseUrl ?? (await runningUrl(dir))
  return url ? { url, stop: async () => {} } : startEmbedded({ dir })
}
