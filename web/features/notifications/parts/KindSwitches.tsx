import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Role } from '../../../lib/session/session.ts'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import type { NotificationSettings, SettingsKind } from '../notification-settings.api.ts'
import { SETTING_GROUPS, type SettingsGroup } from './setting-groups.ts'
import styles from './settings.module.css'
import { useSaveSettings } from './useSaveSettings.ts'

type Props = { accountId: number; settings: NotificationSettings }

export const KindSwitches = ({ role, ...props }: Props & { role: Role }) =>
  SETTING_GROUPS[role].map((group) => <Group key={group.name} group={group} {...props} />)

const Group = ({ group: { name, kinds }, ...props }: Props & { group: SettingsGroup }) => {
  const { t } = useTranslation('Push')
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} title={t(`groups.${name}`)} />
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <fieldset key={kind} className={styles.kind}>
            <legend className={styles.legend}>{t(`kinds.${kind}`)}</legend>
            <KindSwitch kind={kind} channel="bell" {...props} />
            <KindSwitch kind={kind} channel="push" {...props} />
          </fieldset>
        ))}
      </div>
    </section>
  )
}

type KindSwitchProps = Props & { kind: SettingsKind; channel: 'bell' | 'push' }

const KindSwitch = ({ kind, channel, accountId, settings }: KindSwitchProps) => {
  const { t } = useTranslation('Push')
  const client = useQueryClient()
  const { mutate, variables } = useSaveSettings({
    accountId,
    name: `${kind} ${channel}`,
    onSaved: () => {
      if (channel === 'bell') void client.invalidateQueries({ queryKey: ['notifications', accountId] })
    },
  })
  const isOn = variables?.kinds?.[kind]?.[channel] ?? settings.kinds[kind][channel]
  const change = () => mutate({ kinds: { [kind]: { [channel]: !isOn } } })
  return <Switch label={t(`places.${channel}`)} checked={isOn} onChange={change} />
}
