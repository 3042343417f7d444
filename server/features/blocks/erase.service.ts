import type { Eraser } from '../accounts/delete-account.service.ts'
import { deleteBlocksOf } from './blocks.queries.ts'

/** Nobody meets a deleted person any more: their blocks, and those on them, have no use. */
export const eraseBlocks: Eraser = async (tx, { id }) => {
  await deleteBlocksOf(tx, id)
}
