import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { adminPaths } from '../shell/admin-paths.ts'
import { Panel } from '../shell/Panel.tsx'
import { BreachForm } from './parts/BreachForm.tsx'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const BreachNoticePage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const back = { to: adminPaths.announcements(), text: t('back') }
  return (
    <AdminPage title={t('title')} text={t('text')} back={back}>
      <Panel title={t('new')}>
        <BreachForm />
      </Panel>
    </AdminPage>
  )
}

export default BreachNoticePage
