import type { Client } from 'pg'
import { MB } from '../../contract/limits.ts'

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const megabytes = (bytes: number) => `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB`

const first = async <T extends object>(client: Client, text: string, values: unknown[] = []) =>
  (await client.query<T>(text, values)).rows[0] as T

/** The rows and bytes of a table with its partitions. */
export const sizeOf = async (client: Client, table: string) => {
  await client.query(`vacuum (analyze) ${table}`)
  const { rows, bytes, indexes } = await first<{ rows: number; bytes: number; indexes: number }>(
    client,
    `select sum(greatest(reltuples, 0))::bigint as rows, sum(pg_table_size(oid))::bigint as bytes, sum(pg_indexes_size(oid))::bigint as indexes
     from pg_class where relkind = 'r' and $1::regclass in (oid, pg_partition_root(oid))`,
    [table],
  )
  return `${rows} rows, ${megabytes(bytes)} + indexes ${megabytes(indexes)}, ${((bytes + indexes) / rows).toFixed(0)} bytes a row`
}

const walPosition = async (client: Client) =>
  (await first<{ lsn: string }>(client, `select pg_current_wal_insert_lsn() as lsn`)).lsn

/** Time and WAL, from a checkpoint on: the first change of a page after it writes the whole page. */
export const costOf = async (client: Client, work: () => Promise<unknown>) => {
  await client.query('checkpoint')
  const before = await walPosition(client)
  const startedAt = performance.now()
  await work()
  const took = performance.now() - startedAt
  const { bytes } = await first<{ bytes: number }>(
    client,
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::bigint as bytes',
    [before],
  )
  return `${ms(took)}, ${megabytes(bytes)} of WAL`
}

type Read = { name: string; text: string; values: (turn: number) => unknown[] }

const READS = 3_000
const WARM_UP = 300

/** The mean time of a prepared statement. */
export const readCostOf = async (client: Client, { name, text, values }: Read) => {
  for (let turn = 0; turn < WARM_UP; turn += 1) await client.query({ name, text, values: values(turn) })
  const startedAt = performance.now()
  for (let turn = 0; turn < READS; turn += 1) await client.query({ name, text, values: values(turn) })
  const mean = (performance.now() - startedAt) / READS
  return ms(mean)
}
