import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as settings from '../../../contract/notification-settings.ts'
import { call } from '../../lib/http/call.ts'

export type NotificationSettings = Static<typeof settings.NotificationSettings>
export type SettingsKind = settings.SettingsKind
export type SettingsChange = settings.SettingsChange

export const notificationSettingsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['notification-settings', accountId],
    queryFn: () => call<typeof settings.readNotificationSettings>('GET', '/notification-settings/'),
  })

export const saveNotificationSettings = (body: SettingsChange) =>
  call<typeof settings.saveNotificationSettings>('PUT', '/notification-settings/', { body })
