import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/orders.ts'
import { call } from '../../lib/http/call.ts'

export type OrderSettings = api.OrderSettings

export const orderSettingsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['order-settings', accountId],
    queryFn: () => call<typeof api.readOrderSettings>('GET', '/order-settings/'),
    networkMode: 'always',
  })

export const saveOrderSettings = (body: api.OrderSettingsChange) =>
  call<typeof api.saveOrderSettings>('PUT', '/order-settings/', { body })
