import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useOptimisticMutation } from '../../../lib/forms/useOptimisticMutation.ts'
import {
  type NotificationSettings,
  notificationSettingsQuery,
  saveNotificationSettings,
  type SettingsChange,
  type SettingsKind,
} from '../notification-settings.api.ts'

const withChange = (settings: NotificationSettings, { kinds = {}, ...times }: SettingsChange) => {
  const changed = Object.entries(kinds) as [SettingsKind, NonNullable<(typeof kinds)[SettingsKind]>][]
  return {
    ...settings,
    ...times,
    kinds: {
      ...settings.kinds,
      ...Object.fromEntries(
        changed.map(([kind, channels]) => [kind, { ...settings.kinds[kind], ...channels }]),
      ),
    },
  }
}

type SaveOptions = {
  accountId: number
  /** Per switch, so that several can be saved concurrently. */
  name: string
  onSaved?: () => unknown
}

export const useSaveSettings = ({ accountId, name, onSaved }: SaveOptions) => {
  const { t } = useTranslation('Push')
  const client = useQueryClient()
  return useOptimisticMutation({
    key: ['save notification settings', accountId, name],
    mutationFn: saveNotificationSettings,
    onDone: (_reply, { input }) => {
      // Not the reply, which may be older than the change of another switch.
      client.setQueryData(notificationSettingsQuery(accountId).queryKey, (settings) =>
        settings ? withChange(settings, input) : settings,
      )
      onSaved?.()
    },
    onFailed: (error) => showProviderToast({ kind: 'error', text: refusalText(t, error, t('saveFailed')) }),
  })
}
