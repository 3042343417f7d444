import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useLazyDialog } from '../../lib/loading/useLazyDialog.ts'
import { Button } from '../../ui/Button.tsx'
import type { ReportTarget } from './parts/report-fields.ts'

const load = async () => (await import('./ReportDialog.tsx')).ReportDialog

/** The texts are in Contact. */
export const ReportButton = ({ target }: { target: ReportTarget }) => {
  const { t } = useTranslation('Contact')
  const { Dialog, isOpening, open, close } = useLazyDialog(load)
  return (
    <>
      <Button variant="quiet" size="small" icon="flag" loading={isOpening} onClick={open}>
        {t(`report.title.${target.kind}`)}
      </Button>
      {Dialog && <Dialog target={target} onClose={close} />}
    </>
  )
}
