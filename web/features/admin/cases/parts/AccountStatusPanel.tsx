import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../../lib/format/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { useStaff } from '../../shell/useStaff.ts'
import type { CaseDetails } from '../cases.api.ts'
import { Link } from '../../../../ui/Link.tsx'

type Account = NonNullable<CaseDetails['account']>

export const AccountStatusPanel = ({ account }: { account: Account | null }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const statusText = useStatusText()
  const { may } = useStaff()
  return (
    <Panel title={t('account')}>
      {account ? (
        <>
          <Facts
            facts={[
              [t(`roles.${account.role}`), account.name ?? t('deleted')],
              [t('standing'), statusText(account)],
              [t('earlier'), account.earlier_decisions],
            ]}
          />
          {may('see_people') && <Link to={adminPaths.person(account.id)}>{t('person')}</Link>}
        </>
      ) : (
        <p>{t('noAccount')}</p>
      )}
    </Panel>
  )
}

const useStatusText = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case.accountStatuses' })
  const language = useLanguage()
  const until = (at: string) => ({ when: formatDate(at, language) })
  return ({ is_deleted, is_suspended, suspended_until, limited_until }: Account) => {
    if (is_deleted) return t('deleted')
    if (is_suspended) return suspended_until ? t('suspendedUntil', until(suspended_until)) : t('suspended')
    return limited_until && new Date(limited_until) > new Date()
      ? t('limitedUntil', until(limited_until))
      : t('good')
  }
}
