import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { downloadRequests } from '../contacts.api.ts'

const FILE_NAME = 'haat-requests.csv'

// A plain link would carry no session: the file is fetched with it, and handed to the browser to keep.
const saveFile = (file: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(link.href)
}

export const DownloadButton = () => {
  const { t } = useTranslation('ViewRequests')
  const language = useLanguage()
  const { write, isPending } = useWrite({
    mutationFn: () => downloadRequests(language),
    onDone: saveFile,
    onFailed: (error) =>
      showProviderToast({ kind: 'error', text: refusalText(t, error, t('download.failed')) }),
  })
  return (
    <Button look="secondary" loading={isPending} loadingText={t('download.loading')} onClick={() => write()}>
      {t('download.do')}
    </Button>
  )
}
