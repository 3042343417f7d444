import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { DeskPage } from '../desk/DeskPage.tsx'
import { isGone, NotThere } from '../desk/NotThere.tsx'
import { casesPath, filterIn } from './case-filter.ts'
import { caseQuery } from './cases.api.ts'
import { OpenCase } from './parts/OpenCase.tsx'

const CasePage = () => {
  const { t } = useTranslation('Desk', { keyPrefix: 'case' })
  const [words] = useSearchParams()
  const filter = filterIn(words)
  const id = Number(useParams().id)
  const query = useQuery(caseQuery(id))
  const { data, error } = query
  if (data && !isGone(error)) return <OpenCase key={id} theCase={data} filter={filter} />
  const back = { to: casesPath(filter), text: t('back') }
  return (
    <DeskPage title={isGone(error) ? t('gone') : t('title')} back={back}>
      <NotThere query={query} gone={t('gone')} />
    </DeskPage>
  )
}

export default CasePage
