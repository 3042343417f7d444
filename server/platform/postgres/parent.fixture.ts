import { Client } from 'pg'
import { startEmbedded } from './embedded.ts'

const { url } = await startEmbedded({ dir: process.argv[2] ?? '' })
const client = new Client(url)
await client.connect()
await client.query('CREATE TABLE IF NOT EXISTS committed (n int)')
await client.query('TRUNCATE committed')
for (let n = 1; ; n += 1) {
  await client.query('INSERT INTO committed VALUES ($1)', [n])
  process.stdout.write(`${n}\n`)
}
