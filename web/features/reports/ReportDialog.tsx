import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ReportSent } from './parts/ReportSent.tsx'
import { QueuedNotice } from '../waiting/QueuedNotice.tsx'
import type { ReportEnd } from './parts/useReport.ts'
import { ReportForm } from './parts/ReportForm.tsx'
import type { ReportTarget } from './parts/report-fields.ts'

type Props = { target: ReportTarget; onClose: () => void }

/** Tells the administrators what is wrong. Its words are in the namespace Contact: a page that opens it lists that in its handle. */
export const ReportDialog = ({ target, onClose }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'report' })
  const { t: tBar } = useTranslation('Navbar')
  const [end, setEnd] = useState<ReportEnd>()
  return (
    <Dialog
      title={t(`title.${target.kind}`)}
      closeLabel={tBar('close')}
      onClose={onClose}
      keepOnOutsideClick={!end}
    >
      {!end && <ReportForm target={target} onDone={setEnd} />}
      {end === 'kept' && <QueuedNotice onClose={onClose} />}
      {end && end !== 'kept' && <ReportSent code={end.code} onClose={onClose} />}
    </Dialog>
  )
}
