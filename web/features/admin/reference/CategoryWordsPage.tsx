import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { adminLimits } from '../../../../contract/admin-limits.ts'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { AdminSearchBox } from '../shell/AdminSearchBox.tsx'
import { isNotFound, NotFoundPanel } from '../shell/NotFoundPanel.tsx'
import { ShortcutButton } from '../shell/ShortcutButton.tsx'
import { matchesName, referencePath } from './reference-filter.ts'
import { categoriesQuery, type CategoryWords, wordsQuery } from './reference.api.ts'
import { RestoreDialog } from './words/RestoreDialog.tsx'
import { WordDialog } from './words/WordDialog.tsx'
import { WordLists } from './words/WordLists.tsx'
import { parseWordsFilter, wordsPath } from './words/words-list.ts'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const CategoryWordsPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const language = useLanguage()
  const id = Number(useParams().id)
  const query = useQuery(wordsQuery(id))
  const categories = useQuery(categoriesQuery()).data
  const category = categories?.find((each) => each.id === id)
  const back = { to: referencePath({ kind: 'categories', q: '' }), text: t('title') }
  const title = category ? t('words.of', { name: category[`title_${language}`] }) : t('words.title')
  if (query.data && !isNotFound(query.error))
    return <WordsOfCategory key={id} {...{ id, title, back }} list={query.data} />
  return (
    <AdminPage {...{ title, back }}>
      <NotFoundPanel query={query} notFoundText={t('words.gone')} />
    </AdminPage>
  )
}

type Props = { id: number; title: string; back: { to: string; text: string }; list: CategoryWords }

const WordsOfCategory = ({ id, title, back, list }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const navigate = useNavigate()
  const filter = parseWordsFilter(useSearchParams()[0])
  const [isRestoring, setRestoring] = useState(false)
  const open = list.results.find(({ word }) => word === filter.word)
  const matching = list.results.filter(({ word, narrower }) => matchesName([word, narrower ?? ''], filter.q))
  const close = () => void navigate(wordsPath(id, { q: filter.q }), { preventScrollReset: true })
  return (
    <AdminPage
      title={title}
      text={t('words.text')}
      back={back}
      actions={
        <>
          {list.can_restore && (
            <Button variant="quiet" size="small" onClick={() => setRestoring(true)}>
              {t('words.restore')}
            </Button>
          )}
          <ShortcutButton
            shortcut="a"
            size="small"
            icon="plus"
            label={t('words.add')}
            onPress={() => void navigate(wordsPath(id, { q: filter.q, isAdding: true }))}
          />
        </>
      }
    >
      <AdminSearchBox
        label={t('words.find')}
        hint={t('words.legend')}
        submitText={t('find.submit')}
        maxLength={adminLimits.referenceName}
        text={filter.q}
        onSearch={(q) => void navigate(wordsPath(id, { q }))}
      />
      <WordLists words={matching} pathOf={(word) => wordsPath(id, { q: filter.q, word })} />
      {(open || filter.isAdding) && (
        <WordDialog key={filter.word} categoryId={id} list={list} word={open} onClose={close} />
      )}
      {isRestoring && <RestoreDialog categoryId={id} onClose={() => setRestoring(false)} />}
    </AdminPage>
  )
}

export default CategoryWordsPage
