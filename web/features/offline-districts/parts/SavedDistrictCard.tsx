import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { saveFile } from '../../../lib/http/download.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { createFile } from '../../../lib/offline-districts/haat-file.ts'
import { savedDistrictsQuery } from '../../../lib/offline-districts/saved-districts.api.ts'
import { removeDistrict, type SavedDistrict } from '../../../lib/offline-districts/store.ts'
import { updateDistrict } from '../../../lib/offline-districts/update.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDistrictTexts } from './useDistrictTexts.ts'
import styles from './SavedDistrictCard.module.css'

/** The share sheet where the browser takes files, otherwise a download. */
const passOn = async (id: number) => {
  const shared = await createFile(id, true)
  if (navigator.canShare?.({ files: [shared] })) return navigator.share({ files: [shared] })
  const file = await createFile(id, false)
  saveFile(file, file.name)
}

const ignoreCancelled = (error: unknown) => {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

export const SavedDistrictCard = ({ district }: { district: SavedDistrict }) => {
  const { t } = useTranslation('OfflineDistricts')
  const { ageText, problemText } = useDistrictTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { id, size, providers } = district
  const name = district.name[language]
  const action = {
    onDone: () => {
      setProblem(undefined)
      return client.invalidateQueries(savedDistrictsQuery)
    },
    onFailed: (error: Error) => setProblem(problemText(error)),
  }
  const update = useWrite({ ...action, mutationFn: () => updateDistrict(id) })
  const remove = useWrite({ ...action, mutationFn: () => removeDistrict(id) })
  const share = useWrite({ ...action, mutationFn: () => passOn(id).catch(ignoreCancelled) })
  return (
    <Panel aria-labelledby={`district-${id}`}>
      <h2 id={`district-${id}`}>{name}</h2>
      <p>{t('businesses', { count: providers, size: formatBytes(size) })}</p>
      <p>{ageText(district.checkedAt)}</p>
      <div className={styles.actions}>
        <Button
          size="small"
          icon="refresh"
          loading={update.isPending}
          loadingText={t('updating')}
          onClick={() => update.write()}
          aria-label={t('updateOne', { name })}
        >
          {t('update')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon="share"
          loading={share.isPending}
          onClick={() => share.write()}
        >
          {t('share')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          loading={remove.isPending}
          onClick={() => remove.write()}
          aria-label={t('removeOne', { name })}
        >
          {t('remove')}
        </Button>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </Panel>
  )
}
