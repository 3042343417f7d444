// Starts a trial: the server, which fills an empty installation with the demo market. A live one starts server/main.ts.
import { start } from '../server/start.ts'

// Loaded when it is needed: every later start finds the market in the database.
await start({ fillDemo: async (empty) => (await import('./fill.ts')).fillDemo(empty) })
