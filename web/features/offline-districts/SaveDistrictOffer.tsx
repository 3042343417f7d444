// Below the results of a search in a district, from the second search on.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSavingData } from '../../lib/browser/data-saver.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { savedDistrictsQuery } from '../../lib/offline-districts/saved-districts.api.ts'
import { hasStore } from '../../lib/offline-districts/store.ts'
import { fetchSize, updateDistrict } from '../../lib/offline-districts/update.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDistrictTexts } from './parts/useDistrictTexts.ts'

type District = { district_id: number; name: string }

export const SaveDistrictOffer = ({ district: { district_id: id, name } }: { district: District }) => {
  const { t } = useTranslation('OfflineDistricts')
  const { problemText, ageText } = useDistrictTexts()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const saved = useQuery(savedDistrictsQuery).data
  const own = saved?.find((each) => each.id === id)
  const { data: size } = useQuery({
    queryKey: ['district-size', id],
    queryFn: async () => (await fetchSize(id)) ?? null,
    // With data saver it is asked for by the press only.
    enabled: hasStore() && saved !== undefined && !own && !isSavingData(),
  })
  const { write, isPending } = useWrite({
    mutationFn: () => updateDistrict(id),
    onDone: () => {
      setProblem(undefined)
      return client.invalidateQueries(savedDistrictsQuery)
    },
    onFailed: (error) => setProblem(problemText(error)),
  })
  if (!saved || !hasStore()) return null
  return (
    <Panel>
      {own ? (
        <p>
          {t('offer.saved', { name })} {ageText(own.checkedAt)}{' '}
          <Link to={paths.offlineDistricts()}>{t('title')}</Link>
        </p>
      ) : (
        <>
          <p>{t('offer.text', { name })}</p>
          <Button
            icon="bookmark"
            variant="secondary"
            loading={isPending}
            loadingText={t('saving')}
            onClick={() => write()}
          >
            {size ? t('offer.saveSize', { name, size: formatBytes(size) }) : t('offer.save', { name })}
          </Button>
        </>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
    </Panel>
  )
}
