import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { importFile } from '../../../lib/offline-districts/haat-file.ts'
import { savedDistrictsQuery } from '../../../lib/offline-districts/saved-districts.api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDistrictTexts } from './useDistrictTexts.ts'

type LaunchQueue = {
  setConsumer: (take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void
}

/** A file that was opened with the installed site. */
const useOpenedFile = (take: (file: Blob) => void) =>
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files }) => {
      void files[0]?.getFile().then(take)
    })
    // The consumer stays for the life of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

export const ImportDistrict = () => {
  const { t } = useTranslation('OfflineDistricts')
  const { problemText } = useDistrictTexts()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>()
  const { write, isPending } = useWrite({
    mutationFn: importFile,
    onDone: () => {
      setOutcome({ isDone: true, text: t('import.done') })
      return client.invalidateQueries(savedDistrictsQuery)
    },
    onFailed: (error) => setOutcome({ isDone: false, text: problemText(error) }),
  })
  useOpenedFile(write)
  return (
    <Panel aria-labelledby="import-district">
      <h2 id="import-district">{t('import.title')}</h2>
      <p>{t('import.text')}</p>
      <Button icon="upload" variant="secondary" loading={isPending} onClick={() => input.current?.click()}>
        {t('import.label')}
      </Button>
      {/* Browsers word its own button in their language. */}
      <input
        ref={input}
        type="file"
        hidden
        accept=".haat,.txt,text/plain,application/vnd.haat.district"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) write(file)
          target.value = ''
        }}
      />
      {outcome && <Notice kind={outcome.isDone ? 'success' : 'error'}>{outcome.text}</Notice>}
    </Panel>
  )
}
