import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { DeskPage } from './DeskPage.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { FindBox } from './FindBox.tsx'

type Props = {
  /** Its words: title, text, kinds, find. */
  t: TFunction
  tabs: readonly { name: string; words: string; to: string }[]
  current: string
  /** What is looked for now. */
  q: string
  onFind: (q: string) => void
  children: ReactNode
}

/** A page on which something is found: of which kind, by which words, and below it what there is. */
export const FindPage = ({ t, tabs, current, q, onFind, children }: Props) => (
  <DeskPage title={t('title')} text={t('text')}>
    <DeskTabs label={t('kinds.label')} tabs={tabs} current={current} />
    <FindBox
      label={t('find.label')}
      hint={t('find.hint')}
      submitText={t('find.submit')}
      most={limits.searchText}
      text={q}
      onFind={onFind}
    />
    {children}
  </DeskPage>
)
