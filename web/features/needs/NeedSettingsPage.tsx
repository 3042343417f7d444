import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useOptimisticMutation } from '../../lib/forms/useOptimisticMutation.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { showProviderToast } from '../../lib/toast.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type NeedSettings, needSettingsQuery, saveNeedSettings } from './needs.api.ts'

export const handle = { namespaces: ['Needs'] } satisfies PageHandle

const NeedSettingsPage = () => {
  const { t } = useTranslation('Needs')
  const session = useRequiredSession('provider', t('received.guard'))
  return (
    <AccountPage
      isNarrow
      tone="leaf"
      title={t('settings.title')}
      text={t('settings.description')}
      description={t('settings.description')}
      links={
        <ButtonLink to={paths.receivedNeeds()} variant="quiet" size="small" icon="arrow-left">
          {t('received.title')}
        </ButtonLink>
      }
    >
      {session ? <OwnSettings accountId={session.id} /> : <Loading />}
    </AccountPage>
  )
}

const Loading = () => {
  const { t } = useTranslation('Needs')
  return <Skeleton label={t('loading')} shape="row" count={3} />
}

const OwnSettings = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Needs')
  const query = useQuery(needSettingsQuery(accountId))
  if (!query.data)
    return (
      <QueryResult
        query={query}
        loading={<Loading />}
        title={t('settings.loadFailed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  return <Settings accountId={accountId} settings={query.data} />
}

type Props = { accountId: number; settings: NeedSettings }

const CHOICES = { max_per_day: [3, 5, 10, 20, 50], radius_km: [5, 10, 25, 50, 100, 200] } as const

/** With a value that was set by another client. */
const choicesWith = (name: keyof typeof CHOICES, value: number) =>
  [...new Set([...CHOICES[name], value])].toSorted((one, other) => one - other)

/** Each is saved at once. */
const Settings = ({ accountId, settings }: Props) => {
  const { t } = useTranslation('Needs', { keyPrefix: 'settings' })
  const isOn = useSaved(accountId, 'is_on', settings)
  const perDay = useSaved(accountId, 'max_per_day', settings)
  const radius = useSaved(accountId, 'radius_km', settings)
  return (
    <Panel>
      <Switch label={t('isOn')} checked={isOn.value} onChange={() => isOn.save(!isOn.value)} />
      {!isOn.value && <Notice kind="info">{t('off')}</Notice>}
      <Select
        name="max_per_day"
        label={t('maxPerDay')}
        value={perDay.value}
        onChange={(event) => perDay.save(Number(event.currentTarget.value))}
      >
        {choicesWith('max_per_day', perDay.value).map((count) => (
          <option key={count} value={count}>
            {t('times', { count })}
          </option>
        ))}
      </Select>
      <Select
        name="radius_km"
        label={t('radius')}
        hint={t('radiusHint')}
        value={radius.value}
        onChange={(event) => radius.save(Number(event.currentTarget.value))}
      >
        {choicesWith('radius_km', radius.value).map((km) => (
          <option key={km} value={km}>
            {t('km', { count: km })}
          </option>
        ))}
      </Select>
    </Panel>
  )
}

const useSaved = <Name extends keyof NeedSettings>(accountId: number, name: Name, settings: NeedSettings) => {
  const { t } = useTranslation('Needs')
  const client = useQueryClient()
  const { mutate, variables } = useOptimisticMutation({
    key: ['save need settings', accountId, name],
    mutationFn: (value: NeedSettings[Name]) => saveNeedSettings({ [name]: value }),
    onDone: (_reply, { input }) =>
      // Not the reply, which may be older than the change of another setting.
      client.setQueryData(
        needSettingsQuery(accountId).queryKey,
        (before) => before && { ...before, [name]: input },
      ),
    onFailed: (error) =>
      showProviderToast({ kind: 'error', text: refusalText(t, error, t('settings.saveFailed')) }),
  })
  return { value: variables ?? settings[name], save: mutate }
}

export default NeedSettingsPage
