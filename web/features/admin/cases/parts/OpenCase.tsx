import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Column, Columns } from '../../desk/Columns.tsx'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useKeys } from '../../desk/keys.ts'
import { type CaseFilter, casePath, casesPath } from '../case-filter.ts'
import type { CaseInFull } from '../cases.api.ts'
import { AccountStanding } from './AccountStanding.tsx'
import { AssignButton } from './AssignButton.tsx'
import { CaseReports } from './CaseReports.tsx'
import { EvidencePieces } from './EvidencePieces.tsx'
import { History } from './History.tsx'
import { PastDecisions } from './PastDecisions.tsx'
import { useNextCase } from './useNextCase.ts'
import { VerdictPanel } from './VerdictPanel.tsx'

type Props = { theCase: CaseInFull; filter: CaseFilter }

export const OpenCase = ({ theCase, filter }: Props) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'case' })
  const { t: tCases } = useTranslation('Desk', { keyPrefix: 'cases' })
  const navigate = useNavigate()
  const nextCase = useNextCase(theCase.id, filter)
  // Whatever is wrong with the list, its page says so.
  const goOn = async () => {
    const next = await nextCase().catch(() => undefined)
    await navigate(next === undefined ? casesPath(filter) : casePath(next, filter))
  }
  useKeys([{ key: 'u', words: t('up'), act: () => void navigate(casesPath(filter)) }])
  return (
    <DeskPage
      title={theCase.title || tCases('untitled')}
      text={<State theCase={theCase} />}
      back={{ to: casesPath(filter), text: t('back') }}
      actions={
        <>
          <AssignButton theCase={theCase} />
          <KeyButton shortcut="n" size="small" words={t('next')} onAct={() => void goOn()} />
        </>
      }
    >
      <Columns>
        <Column>
          <EvidencePieces theCase={theCase} />
          <CaseReports theCase={theCase} />
        </Column>
        <Column>
          <VerdictPanel theCase={theCase} onDecided={goOn} />
          <AccountStanding account={theCase.account} />
          <PastDecisions decisions={theCase.decisions} />
          <History entries={theCase.history} />
        </Column>
      </Columns>
    </DeskPage>
  )
}

const State = ({ theCase }: { theCase: CaseInFull }) => {
  const { t } = useTranslation('Desk')
  const { status, target_kind, since, visibility } = theCase
  const when = formatMoment(since, useLanguage())
  return (
    <>
      <Badge tone="indigo">{t(`kinds.${target_kind}`)}</Badge>
      <Badge tone={status === 'decided' ? 'leaf' : 'marigold'}>{t(`case.statuses.${status}`)}</Badge>
      <Badge tone={visibility === 'shown' ? 'leaf' : 'beet'}>
        {t(`case.visibility.${visibility ?? 'gone'}`)}
      </Badge>
      {t(status === 'decided' ? 'cases.on' : 'cases.since', { when })}
    </>
  )
}
