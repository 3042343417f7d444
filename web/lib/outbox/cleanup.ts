// Keeps waiting-accounts.ts up to date, and removes entries of accounts that have logged out or were absent for long.
import { DAY } from '../../../contract/limits.ts'
import { logWarning } from '../log.ts'
import { onOutboxChange } from './changes.ts'
import { clearDisowned, onWaitingChange, readDisowned, saveWaiting } from './waiting-accounts.ts'
import { currentOwner } from './owner.ts'
import { accountsBefore, removeAccount, removeUnusedTokens, waitingAccounts } from './store.ts'

const LONGEST_ABSENCE_MS = 30 * DAY

export const removeDisowned = async () => {
  const disowned = readDisowned()
  for (const account of disowned) await removeAccount(account)
  if (disowned.length > 0) clearDisowned()
}

const removeAbsent = async () => {
  const old = await accountsBefore(Date.now() - LONGEST_ABSENCE_MS)
  for (const account of old) if (account !== currentOwner()) await removeAccount(account)
}

const refreshWaiting = async () => saveWaiting(await waitingAccounts())

const inBackground = (work: () => Promise<void>) => () => {
  work().catch((error: unknown) => logWarning('the outbox could not be tidied', error))
}

export const recoverEntries = async () => {
  await removeDisowned()
  await removeUnusedTokens(currentOwner())
  await refreshWaiting()
}

export const startCleanup = async () => {
  onOutboxChange(inBackground(refreshWaiting))
  onWaitingChange(inBackground(removeDisowned))
  await removeAbsent()
  await recoverEntries()
}
