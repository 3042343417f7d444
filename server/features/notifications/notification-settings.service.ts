// Stores what an account has disabled, so that a new kind is enabled.
import {
  notificationKinds,
  type NotificationSettings,
  type SettingsChange,
  type SettingsKind,
} from '../../../contract/notification-settings.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import type { Language } from '../../../contract/language.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { recordConsent } from '../consents/consents.service.ts'
import {
  lockSettings,
  selectSettings,
  type SettingsRow,
  updateSettings,
  USUAL_SETTINGS,
} from './notification-settings.queries.ts'
const HH_MM = 5

const settingsView = (row: SettingsRow): NotificationSettings => {
  const wanted = (kind: SettingsKind) => ({
    bell: !row.bellOff.includes(kind),
    push: !row.pushOff.includes(kind),
  })
  return {
    quiet_from: row.quietFrom.slice(0, HH_MM),
    quiet_to: row.quietTo.slice(0, HH_MM),
    kinds: Object.fromEntries(
      notificationKinds.map((kind) => [kind, wanted(kind)]),
    ) as NotificationSettings['kinds'],
  }
}

export const ownSettings = async (db: Db, accountId: number) =>
  settingsView((await selectSettings(db, accountId)) ?? USUAL_SETTINGS)

type Switch = 'bell' | 'push'

const switchedOff = (off: readonly SettingsKind[], { kinds }: SettingsChange, what: Switch) =>
  notificationKinds.filter((kind) => !(kinds?.[kind]?.[what] ?? !off.includes(kind)))

const applyChange = (row: SettingsRow, change: SettingsChange): SettingsRow => ({
  quietFrom: change.quiet_from ?? row.quietFrom,
  quietTo: change.quiet_to ?? row.quietTo,
  bellOff: switchedOff(row.bellOff, change, 'bell'),
  pushOff: switchedOff(row.pushOff, change, 'push'),
})

export type SettingsDeps = {
  now: Date
  publish: Publish
  /** Injected by app/, because push is a later feature. */
  reconsiderPushes: (tx: Tx, accountId: number, now: Date) => Promise<unknown>
}

type AccountChange = { accountId: number; change: SettingsChange }

export const changeSettings = async (
  tx: Tx,
  { accountId, change }: AccountChange,
  { now, publish, reconsiderPushes }: SettingsDeps,
) => {
  const row = applyChange(await lockSettings(tx, accountId), change)
  await updateSettings(tx, accountId, row)
  await reconsiderPushes(tx, accountId, now)
  // Every tab recounts its unread notifications.
  afterCommit(tx, () => publish({ kind: 'notifications-read', accountId }))
  return settingsView(row)
}

export const saveSettings = (
  db: Db,
  { language, ...own }: AccountChange & { language: Language },
  deps: SettingsDeps,
) =>
  inTransaction(db, async (tx) => {
    const settings = await changeSettings(tx, own, deps)
    const { bell, push } = settings.kinds.announcement
    const consent = { accountId: own.accountId, purpose: 'announcements', isGiven: bell || push } as const
    if (own.change.kinds?.announcement) await recordConsent(tx, { ...consent, language, now: deps.now })
    return settings
  })
