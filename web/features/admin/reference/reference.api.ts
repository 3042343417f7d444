import { queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-reference.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'

export type Category = Reply<typeof api.listReferenceCategories>[number]
export type District = Reply<typeof api.listReferenceDistricts>[number]
export type CategoryWords = Reply<typeof api.listCategoryWords>
export type Word = CategoryWords['results'][number]
type CategoryNames = Required<Input<typeof api.editCategory>['body']>
type DistrictNames = Required<Input<typeof api.editDistrict>['body']>

export const REFERENCE = 'reference'

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, REFERENCE, 'categories'],
    queryFn: () => adminCall<typeof api.listReferenceCategories>('GET', '/admin/categories/'),
    staleTime: 0,
  })

export const wordsQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, REFERENCE, 'words', id],
    queryFn: () =>
      adminCall<typeof api.listCategoryWords>('GET', '/admin/categories/:id/words/', { params: { id } }),
    staleTime: 0,
  })

export const districtsQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, REFERENCE, 'districts'],
    queryFn: () => adminCall<typeof api.listReferenceDistricts>('GET', '/admin/districts/'),
    staleTime: 0,
  })

/** Without an id: a new one. */
export const saveCategory = (id: number | undefined, body: CategoryNames, key: string) =>
  id === undefined
    ? adminCall<typeof api.addCategory>('POST', '/admin/categories/', { body, key })
    : adminCall<typeof api.editCategory>('PUT', '/admin/categories/:id/', { params: { id }, body, key })

export const retireCategory = (id: number, moveTo: number | undefined) =>
  adminCall<typeof api.retireCategory>('POST', '/admin/categories/:id/retire/', {
    params: { id },
    body: moveTo === undefined ? {} : { move_to: moveTo },
  })

export const restoreCategory = (id: number) =>
  adminCall<typeof api.restoreCategory>('POST', '/admin/categories/:id/restore/', { params: { id } })

type NewWords = Input<typeof api.replaceCategoryWords>['body']

export const saveWords = (id: number, body: NewWords, key: string) =>
  adminCall<typeof api.replaceCategoryWords>('PUT', '/admin/categories/:id/words/', {
    params: { id },
    body,
    key,
  })

export const restoreWords = (id: number) =>
  adminCall<typeof api.restoreCategoryWords>('DELETE', '/admin/categories/:id/words/', { params: { id } })

export const saveDistrict = (id: number, body: DistrictNames, key: string) =>
  adminCall<typeof api.editDistrict>('PUT', '/admin/districts/:id/', { params: { id }, body, key })
