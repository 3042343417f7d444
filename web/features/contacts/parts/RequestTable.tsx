import type { TFunction } from '../../../lib/i18n/translate.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { type Column, Table } from '../../../ui/lists/Table.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import { PhoneLinks } from './PhoneLinks.tsx'
import { Day, Email, Note } from './request-cells.tsx'
import { StatusChoice } from './StatusChoice.tsx'

export type RequestListProps = {
  accountId: number
  /** Number of requests on earlier pages. */
  before: number
  onNote: (request: ContactRequest) => void
}

export const RequestTable = ({
  requests,
  ...listProps
}: RequestListProps & { requests: ContactRequest[] }) => {
  const { t } = useTranslation('ViewRequests')
  return (
    <Table
      caption={t('meta.title')}
      columns={columnsOf(t, listProps)}
      rows={requests}
      rowKey={({ id }) => id}
    />
  )
}

const columnsOf = (
  t: TFunction,
  { accountId, before, onNote }: RequestListProps,
): Column<ContactRequest>[] => {
  const cells: Record<string, Column<ContactRequest>['cell']> = {
    number: (_request, index) => before + index + 1,
    name: ({ name }) => <b>{name}</b>,
    email: ({ email }) => <Email email={email} />,
    mobile: (request) => <PhoneLinks request={request} />,
    date: ({ created_at: at }) => <Day at={at} />,
    status: (request) => <StatusChoice accountId={accountId} request={request} />,
    note: (request) => <Note request={request} onEdit={() => onNote(request)} />,
  }
  return Object.entries(cells).map(([key, cell]) => ({ key, header: t(`columns.${key}`), cell }))
}
