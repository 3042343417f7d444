import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { saveFile } from '../../../lib/http/download.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { downloadRequests } from '../contacts.api.ts'

const FILE_NAME = 'haat-requests.csv'

export const DownloadButton = () => {
  const { t } = useTranslation('ViewRequests')
  const language = useLanguage()
  const { write, isPending } = useWrite({
    mutationFn: () => downloadRequests(language),
    onDone: (file) => saveFile(file, FILE_NAME),
    onFailed: (error) =>
      showProviderToast({ kind: 'error', text: refusalText(t, error, t('download.failed')) }),
  })
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isPending}
      loadingText={t('download.loading')}
      onClick={() => write()}
    >
      {t('download.do')}
    </Button>
  )
}
