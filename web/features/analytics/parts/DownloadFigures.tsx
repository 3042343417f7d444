import { saveFile } from '../../../lib/http/download.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { downloadStats, type Period } from '../analytics.api.ts'

export const DownloadFigures = ({ days }: { days: Period }) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'download' })
  const language = useLanguage()
  const { write, isPending } = useWrite({
    mutationFn: () => downloadStats(days, language),
    onDone: (file) => saveFile(file, `haat-figures-${days}-days.csv`),
    onFailed: (error) => showProviderToast({ kind: 'error', text: refusalText(t, error, t('failed')) }),
  })
  return (
    <Button variant="secondary" loading={isPending} loadingText={t('loading')} onClick={() => write()}>
      {t('do')}
    </Button>
  )
}
