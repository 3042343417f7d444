import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { ReactNode } from 'react'
import { searchLimits } from '../../../../contract/display.ts'
import { AdminPage } from './AdminPage.tsx'
import { AdminTabs } from './AdminTabs.tsx'
import { AdminSearchBox } from './AdminSearchBox.tsx'

type Props = {
  /** Has `title`, `text`, `kinds` and `find`. */
  t: TFunction
  tabs: readonly { name: string; text: string; to: string }[]
  current: string
  q: string
  onSearch: (q: string) => void
  children: ReactNode
}

export const AdminSearchPage = ({ t, tabs, current, q, onSearch, children }: Props) => (
  <AdminPage title={t('title')} text={t('text')}>
    <AdminTabs label={t('kinds.label')} tabs={tabs} current={current} />
    <AdminSearchBox
      label={t('find.label')}
      hint={t('find.hint')}
      submitText={t('find.submit')}
      maxLength={searchLimits.text}
      text={q}
      onSearch={onSearch}
    />
    {children}
  </AdminPage>
)
