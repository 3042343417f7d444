import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { deskLimits } from '../../../../contract/admin-limits.ts'
import { DeskPage } from '../desk/DeskPage.tsx'
import { DeskTabs } from '../desk/DeskTabs.tsx'
import { FindBox } from '../desk/FindBox.tsx'
import { KeyButton } from '../desk/KeyButton.tsx'
import { Categories } from './parts/Categories.tsx'
import { Districts } from './parts/Districts.tsx'
import { filterIn, kinds, referencePath } from './reference-filter.ts'

export const handle = { namespaces: ['DeskSite'] } satisfies PageHandle

const ReferencePage = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'reference' })
  const [words] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterIn(words)
  const tabs = kinds.map((kind) => ({
    name: kind,
    words: t(`kinds.${kind}`),
    to: referencePath({ kind, q: '' }),
  }))
  const add = () => void navigate(referencePath({ ...filter, open: 'new' }))
  return (
    <DeskPage
      title={t('title')}
      text={t('text')}
      actions={
        filter.kind === 'categories' && (
          <KeyButton shortcut="a" size="small" icon="plus" words={t('add')} onAct={add} />
        )
      }
    >
      <DeskTabs label={t('kinds.label')} tabs={tabs} current={filter.kind} />
      <FindBox
        key={filter.kind}
        label={t(`find.${filter.kind}`)}
        hint={t('find.hint')}
        submitText={t('find.submit')}
        most={deskLimits.referenceName}
        text={filter.q}
        onFind={(q) => void navigate(referencePath({ kind: filter.kind, q }))}
      />
      {filter.kind === 'categories' ? (
        <Categories key={filter.q} filter={filter} />
      ) : (
        <Districts key={filter.q} filter={filter} />
      )}
    </DeskPage>
  )
}

export default ReferencePage
