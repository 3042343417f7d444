// The migration that makes partitions of the figures, beside a process that writes counts.
import { Client } from 'pg'
import type { Db } from '../../server/platform/db/db.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { ms } from './measure.ts'

const UPSERT = `
  insert into shop_days as known (provider_id, day, views) values ($1, current_date, 1)
  on conflict (provider_id, day) do update set views = known.views + excluded.views`

const writeUntil = async (url: string, businesses: number, isOver: () => boolean) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const pauses: number[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    const startedAt = performance.now()
    await client.query({ name: 'count', text: UPSERT, values: [1 + ((turn * 7_919) % businesses)] })
    pauses.push(performance.now() - startedAt)
  }
  await client.end()
  return pauses
}

type Market = { db: Db; url: string; businesses: number }

export const measurePause = async ({ db, url, businesses }: Market) => {
  let isOver = false
  const writing = writeUntil(url, businesses, () => isOver)
  const startedAt = performance.now()
  try {
    await migrate(db)
  } finally {
    isOver = true
  }
  const took = performance.now() - startedAt
  const pauses = await writing
  console.log(
    `migration: ${ms(took)}, ${pauses.length} writes meanwhile, the slowest took ${ms(Math.max(...pauses))}`,
  )
}
