import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ReportSent } from './parts/ReportSent.tsx'
import { QueuedNotice } from '../waiting/QueuedNotice.tsx'
import type { ReportOutcome } from './parts/useReport.ts'
import { ReportForm } from './parts/ReportForm.tsx'
import type { ReportTarget } from './parts/report-fields.ts'

type Props = { target: ReportTarget; onClose: () => void }

/** Pages that open it list Contact, which has its texts, in their handle. */
export const ReportDialog = ({ target, onClose }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  const { t: tBar } = useTranslation('Navbar')
  const [outcome, setOutcome] = useState<ReportOutcome>()
  return (
    <Dialog
      title={t(`title.${target.kind}`)}
      closeLabel={tBar('close')}
      onClose={onClose}
      keepOnOutsideClick={!outcome}
    >
      {!outcome && <ReportForm target={target} onDone={setOutcome} />}
      {outcome === 'queued' && <QueuedNotice onClose={onClose} />}
      {outcome && outcome !== 'queued' && <ReportSent code={outcome.code} onClose={onClose} />}
    </Dialog>
  )
}
