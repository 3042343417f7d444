import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Panel } from '../../shell/Panel.tsx'
import type { Overview } from '../overview.api.ts'
import styles from './SystemStatus.module.css'

const TONES = { ok: 'leaf', degraded: 'marigold', failed: 'beet' } as const

export const SystemStatus = ({ parts, jobs }: { parts: Overview['parts']; jobs: number }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview.house' })
  return (
    <Panel title={t('title')}>
      <ul className={styles.parts}>
        {parts.map(({ name, state }) => (
          <li key={name} className={styles.part}>
            {t(`parts.${name}`, { defaultValue: name })}
            <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          </li>
        ))}
        <li className={styles.part}>
          {t('jobs')}
          <Badge tone={jobs > 0 ? 'beet' : 'leaf'}>{jobs}</Badge>
        </li>
      </ul>
    </Panel>
  )
}
