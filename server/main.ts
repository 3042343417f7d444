// Reads the configuration, builds, listens, stops gracefully.
import { start } from './start.ts'

await start()
