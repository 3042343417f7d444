import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { FindPage } from '../desk/FindPage.tsx'
import { Queue } from '../desk/Queue.tsx'
import { useQueue } from '../desk/queue-query.ts'
import { useStaff } from '../desk/useStaff.ts'
import { type ContentFilter, contentPath, filterIn, kinds, openIn } from './content-filter.ts'
import { contentQuery, type ListedContent } from './content.api.ts'
import { type Judged, JudgeDialog } from './parts/JudgeDialog.tsx'
import { ContentFilters } from './parts/ContentFilters.tsx'
import styles from './parts/ContentPage.module.css'
import { ContentRow } from './parts/ContentRow.tsx'
import { OpenPiece } from './parts/OpenPiece.tsx'

export const handle = { namespaces: ['DeskPeople'] } satisfies PageHandle

const ContentPage = () => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'content' })
  const [words] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterIn(words)
  const change = (next: Partial<ContentFilter>) => void navigate(contentPath({ ...filter, ...next }))
  const tabs = kinds.map((kind) => ({
    name: kind,
    words: t(`kinds.${kind}`),
    to: contentPath({ ...filter, kind, account: undefined }),
  }))
  return (
    <FindPage t={t} tabs={tabs} current={filter.kind} q={filter.q} onFind={(q) => change({ q })}>
      <ContentFilters filter={filter} onChange={change} />
      <Found filter={filter} open={openIn(words)} />
    </FindPage>
  )
}

type Props = { filter: ContentFilter; open: number | undefined }

/** The list, and beside it the piece that was opened from it. */
const Found = ({ filter, open }: Props) => {
  const [judged, judge] = useState<Judged>()
  return (
    <div className={open === undefined ? undefined : styles.columns}>
      {open !== undefined && (
        <div className={styles.open}>
          <OpenPiece
            key={`${filter.kind} ${open}`}
            piece={{ kind: filter.kind, id: open }}
            closePath={contentPath(filter)}
            onJudge={judge}
          />
        </div>
      )}
      <div className={styles.list}>
        <ContentQueue key={contentPath(filter)} filter={filter} open={open} onJudge={judge} />
      </div>
      {judged && <JudgeDialog judged={judged} onClose={() => judge(undefined)} />}
    </div>
  )
}

const ContentQueue = ({ filter, open, onJudge }: Props & { onJudge: (judged: Judged) => void }) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'content' })
  return (
    <Queue
      label={t(`kinds.${filter.kind}`)}
      list={useQueue(contentQuery(filter))}
      rowKey={({ id }) => id}
      to={({ id }) => contentPath(filter, id)}
      current={open}
      letters={useLetters(open === undefined, onJudge)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(row) => <ContentRow row={row} />}
    </Queue>
  )
}

/** Of the row in hand; when a piece is open beside the list, the letters are its own. */
const useLetters = (isListAlone: boolean, onJudge: (judged: Judged) => void) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  if (!isListAlone || !may('judge_content')) return []
  const isShown = ({ visibility }: ListedContent) => visibility === 'shown'
  const judge = (row: ListedContent, act: Judged['act']) => onJudge({ piece: row, words: wordsOf(row), act })
  return [
    {
      key: 'h',
      words: t('hide'),
      act: (row: ListedContent) => isShown(row) && judge(row, 'hide'),
    },
    {
      key: 'r',
      words: t('restore'),
      act: (row: ListedContent) => isShown(row) || judge(row, 'restore'),
    },
  ]
}

const wordsOf = ({ kind, title, beginning }: ListedContent) => (kind === 'post' ? title : beginning)

export default ContentPage
