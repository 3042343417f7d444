import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { adminLimits } from '../../../../contract/admin-limits.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { AdminTabs } from '../shell/AdminTabs.tsx'
import { AdminSearchBox } from '../shell/AdminSearchBox.tsx'
import { ShortcutButton } from '../shell/ShortcutButton.tsx'
import { Categories } from './parts/Categories.tsx'
import { Districts } from './parts/Districts.tsx'
import { parseFilter, referenceKinds, referencePath } from './reference-filter.ts'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const ReferencePage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const filter = parseFilter(searchParams)
  const tabs = referenceKinds.map((kind) => ({
    name: kind,
    text: t(`kinds.${kind}`),
    to: referencePath({ kind, q: '' }),
  }))
  const add = () => void navigate(referencePath({ ...filter, open: 'new' }))
  return (
    <AdminPage
      title={t('title')}
      text={t('text')}
      actions={
        filter.kind === 'categories' && (
          <ShortcutButton shortcut="a" size="small" icon="plus" label={t('add')} onPress={add} />
        )
      }
    >
      <AdminTabs label={t('kinds.label')} tabs={tabs} current={filter.kind} />
      <AdminSearchBox
        key={filter.kind}
        label={t(`find.${filter.kind}`)}
        hint={t('find.hint')}
        submitText={t('find.submit')}
        maxLength={adminLimits.referenceName}
        text={filter.q}
        onSearch={(q) => void navigate(referencePath({ kind: filter.kind, q }))}
      />
      {filter.kind === 'categories' ? (
        <Categories key={filter.q} filter={filter} />
      ) : (
        <Districts key={filter.q} filter={filter} />
      )}
    </AdminPage>
  )
}

export default ReferencePage
