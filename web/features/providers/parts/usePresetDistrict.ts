import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { districtQuery } from '../../places/places.api.ts'
import { districtFromState } from '../signup-district.ts'
import type { ProviderForm } from './useProviderForm.ts'

/** Chooses the district of the page that led here. Nothing was typed, so nothing is lost when the person leaves. */
export const usePresetDistrict = ({ hook: { getValues, setValue } }: ProviderForm) => {
  const id = districtFromState(useLocation().state)
  const { data: chosen } = useQuery(districtQuery(call, id, useLanguage()))
  useEffect(() => {
    const { typed, chosen: before } = getValues('district')
    if (chosen && !typed && !before) setValue('district', { typed, chosen })
  }, [chosen, getValues, setValue])
}
