import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { DeskPage } from '../desk/DeskPage.tsx'
import { isGone, NotThere } from '../desk/NotThere.tsx'
import { inboxPath, statusIn } from './inbox-filter.ts'
import { inboxMessageQuery } from './inbox.api.ts'
import { OpenLetter } from './parts/OpenLetter.tsx'

export const handle = { namespaces: ['DeskSite'] } satisfies PageHandle

const LetterPage = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const [words] = useSearchParams()
  const status = statusIn(words)
  const id = Number(useParams().id)
  const query = useQuery(inboxMessageQuery(id))
  const { data, error } = query
  if (data && !isGone(error)) return <OpenLetter key={id} letter={data} status={status} />
  return (
    <DeskPage title={t('one')} back={{ to: inboxPath(status), text: t('back') }}>
      <NotThere query={query} gone={t('gone')} />
    </DeskPage>
  )
}

export default LetterPage
