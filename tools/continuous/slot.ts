// A physical replication slot: PostgreSQL retains the WAL that the backup has not stored, up to max_slot_wal_keep_size.
import type { Client } from 'pg'
import { lsnOf, parseLsn, startOf } from './segments.ts'

const SLOT = 'haat_backup'
const NEW_SLOT = 'haat_backup_new'

type SlotRow = { position: string | null; status: string | null }

const findSlot = async (client: Client, name: string) => {
  const { rows } = await client.query<SlotRow>(
    'select restart_lsn::text as position, wal_status as status from pg_replication_slots where slot_name = $1',
    [name],
  )
  return rows[0]
}

const dropSlot = async (client: Client, name: string) => {
  if (await findSlot(client, name)) await client.query('select pg_drop_replication_slot($1)', [name])
}

/** The position from which PostgreSQL retains WAL. Undefined without a slot, or when it has retained too much and lost its WAL. */
export const slotPosition = async (client: Client) => {
  const slot = await findSlot(client, SLOT)
  return slot?.position && slot.status !== 'lost' ? parseLsn(slot.position) : undefined
}

/** The slot gets its name when `makeBase` has succeeded: a slot always has a base backup before it. */
export const createSlot = async (client: Client, makeBase: () => Promise<void>) => {
  for (const name of [SLOT, NEW_SLOT]) await dropSlot(client, name)
  await client.query('select pg_create_physical_replication_slot($1, true)', [NEW_SLOT])
  await makeBase()
  await client.query('select pg_copy_physical_replication_slot($1, $2)', [NEW_SLOT, SLOT])
  await dropSlot(client, NEW_SLOT)
}

export const advanceSlot = (client: Client, segment: bigint) =>
  client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [SLOT, lsnOf(startOf(segment))])

export const dropSlots = async (client: Client) => {
  for (const name of [SLOT, NEW_SLOT]) await dropSlot(client, name)
}
