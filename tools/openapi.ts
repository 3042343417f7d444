import { apiDocument } from '../server/app/api-document.ts'

process.stdout.write(`${JSON.stringify(await apiDocument(), null, 2)}\n`)
