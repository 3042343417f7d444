import { queryOptions } from '@tanstack/react-query'
import { listDistricts } from './store.ts'

/** From the browser, so also without internet. */
export const savedDistrictsQuery = queryOptions({
  queryKey: ['saved-districts'],
  queryFn: listDistricts,
  networkMode: 'always',
  staleTime: 0,
})
