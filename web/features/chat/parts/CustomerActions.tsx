import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { CustomerBlockButton } from '../../blocks/CustomerBlockButton.tsx'
import { useBlockOfCustomer } from '../../blocks/useBlockOfCustomer.ts'

type Props = { accountId: number; customer: { id: number; name: string }; onUnblocked: () => void }

/** A report about the customer is a contact message; a message is reported in its own menu. */
export const CustomerActions = ({ accountId, customer, onUnblocked }: Props) => {
  const { t } = useTranslation('ViewComments', { keyPrefix: 'report' })
  const { id, name } = customer
  const block = useBlockOfCustomer(accountId, id)
  const subject = new URLSearchParams({ subject: t('subject', { id: String(id) }) })
  return (
    <Cluster space="tight">
      {block !== undefined && <CustomerBlockButton {...{ accountId, customer, block, onUnblocked }} />}
      <ButtonLink
        variant="quiet"
        size="small"
        icon="flag"
        aria-label={t('this', { name })}
        to={`${paths.contact()}?${subject}`}
      >
        {t('do')}
      </ButtonLink>
    </Cluster>
  )
}
