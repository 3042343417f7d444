// Prints the OpenAPI document. Needs no database: nothing is asked of it.
import { apiDocument } from '../server/app/api-document.ts'

process.stdout.write(`${JSON.stringify(await apiDocument(), null, 2)}\n`)
