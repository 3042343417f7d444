import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Column, Columns } from '../../shell/Columns.tsx'
import { AdminPage } from '../../shell/AdminPage.tsx'
import { Deadline } from '../../shell/Deadline.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { type CaseFilter, casePath, casesPath } from '../case-filter.ts'
import type { CaseDetails } from '../cases.api.ts'
import { AccountStatusPanel } from './AccountStatusPanel.tsx'
import { AcknowledgeButton } from './AcknowledgeButton.tsx'
import { AssignButton } from './AssignButton.tsx'
import { CaseReports } from './CaseReports.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { PastDecisions } from './PastDecisions.tsx'
import { useNextCase } from './useNextCase.ts'
import { CaseDecisionPanel } from './CaseDecisionPanel.tsx'

type Props = { theCase: CaseDetails; filter: CaseFilter }

export const CaseView = ({ theCase, filter }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { t: tCases } = useTranslation('Admin', { keyPrefix: 'cases' })
  const navigate = useNavigate()
  const nextCase = useNextCase(theCase.id, filter)
  // The page of the list reports why it failed.
  const openNextCase = async () => {
    const next = await nextCase().catch(() => undefined)
    await navigate(next === undefined ? casesPath(filter) : casePath(next, filter))
  }
  useShortcuts([{ key: 'u', label: t('up'), act: () => void navigate(casesPath(filter)) }])
  return (
    <AdminPage
      title={theCase.title || tCases('untitled')}
      text={<CaseStatusLine theCase={theCase} />}
      back={{ to: casesPath(filter), text: t('back') }}
      actions={
        <>
          <AcknowledgeButton theCase={theCase} />
          <AssignButton theCase={theCase} />
          <ShortcutButton shortcut="n" size="small" label={t('next')} onPress={() => void openNextCase()} />
        </>
      }
    >
      <Columns>
        <Column>
          <EvidenceList theCase={theCase} />
          <CaseReports theCase={theCase} />
        </Column>
        <Column>
          <CaseDecisionPanel theCase={theCase} onDecided={openNextCase} />
          <AccountStatusPanel account={theCase.account} />
          <PastDecisions decisions={theCase.decisions} />
          <CaseHistory entries={theCase.history} />
        </Column>
      </Columns>
    </AdminPage>
  )
}

const CaseStatusLine = ({ theCase }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin')
  const { status, target_kind, since, visibility } = theCase
  const when = formatDateTime(since, useLanguage())
  return (
    <>
      <Badge tone="indigo">{t(`kinds.${target_kind}`)}</Badge>
      <Badge tone={status === 'decided' ? 'leaf' : 'marigold'}>{t(`case.statuses.${status}`)}</Badge>
      <Badge tone={visibility === 'shown' ? 'leaf' : 'beet'}>
        {target_kind === 'message' && visibility === 'shown'
          ? t('case.visibleToBoth')
          : t(`case.visibility.${visibility ?? 'gone'}`)}
      </Badge>
      {t(status === 'decided' ? 'cases.on' : 'cases.since', { when })}
      <Deadline clock={theCase} />
    </>
  )
}
