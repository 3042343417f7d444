import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { type DevicePush, readDevicePush, turnPushOff, turnPushOn } from './subscription.ts'

/** Read again when the page becomes visible: the permission may have changed in the browser's settings. */
export const useDevicePush = (accountId: number, onTurned?: (state: DevicePush) => void) => {
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['device-push', accountId],
    queryFn: () => readDevicePush(accountId),
    staleTime: 0,
  })
  const { write, isPending, error } = useWrite({
    mutationFn: async (isOn: boolean) => {
      await (isOn ? turnPushOn(accountId, language) : turnPushOff())
      return readDevicePush(accountId)
    },
    onDone: async (state) => {
      await query.refetch()
      onTurned?.(state)
    },
  })
  return { state: query.data, turn: write, isTurning: isPending, error }
}
