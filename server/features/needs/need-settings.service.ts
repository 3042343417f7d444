import { needs } from '../../../contract/limits.ts'
import type { NeedSettings } from '../../../contract/needs.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectSettings, upsertSettings } from './need-settings.queries.ts'

type Settings = { isOn: boolean; maxPerDay: number; radiusKm: number }

const { maxPerDay, radiusKm } = needs.settings
const DEFAULTS: Settings = { isOn: true, maxPerDay: maxPerDay.default, radiusKm: radiusKm.default }

const settingsView = (row: Settings): NeedSettings => ({
  is_on: row.isOn,
  max_per_day: row.maxPerDay,
  radius_km: row.radiusKm,
})

export const needSettings = async (db: Db, providerId: number) =>
  settingsView((await selectSettings(db, providerId)) ?? DEFAULTS)

export const saveNeedSettings = async (db: Db, providerId: number, change: Partial<NeedSettings>) =>
  settingsView(
    await upsertSettings(db, providerId, {
      ...(change.is_on !== undefined && { isOn: change.is_on }),
      ...(change.max_per_day !== undefined && { maxPerDay: change.max_per_day }),
      ...(change.radius_km !== undefined && { radiusKm: change.radius_km }),
    }),
  )
