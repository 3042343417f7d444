import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { adminPaths } from '../shell/admin-paths.ts'
import { Column, Columns } from '../shell/Columns.tsx'
import { Panel } from '../shell/Panel.tsx'
import { BreachForm } from './parts/BreachForm.tsx'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const BreachNoticePage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'breach' })
  const back = { to: adminPaths.announcements(), text: t('back') }
  return (
    <AdminPage title={t('title')} text={t('text')} back={back}>
      <Columns widths="1-1">
        <Column>
          <Notice kind="info">{t('duty')}</Notice>
          <Panel title={t('new')}>
            <BreachForm />
          </Panel>
        </Column>
      </Columns>
    </AdminPage>
  )
}

export default BreachNoticePage
