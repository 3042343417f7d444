import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useParams, useSearchParams } from 'react-router'
import { AdminPage } from '../shell/AdminPage.tsx'
import { isNotFound, NotFoundPanel } from '../shell/NotFoundPanel.tsx'
import { casesPath, parseFilter } from './case-filter.ts'
import { caseQuery } from './cases.api.ts'
import { CaseView } from './parts/CaseView.tsx'

const CasePage = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const [searchParams] = useSearchParams()
  const filter = parseFilter(searchParams)
  const id = Number(useParams().id)
  const query = useQuery(caseQuery(id, useLanguage()))
  const { data, error } = query
  if (data && !isNotFound(error)) return <CaseView key={id} theCase={data} filter={filter} />
  const back = { to: casesPath(filter), text: t('back') }
  return (
    <AdminPage title={isNotFound(error) ? t('gone') : t('title')} back={back}>
      <NotFoundPanel query={query} notFoundText={t('gone')} />
    </AdminPage>
  )
}

export default CasePage
