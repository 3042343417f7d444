import { useState } from 'react'
import { useMediaQuery } from '../../../lib/useMediaQuery.ts'
import type { ContactRequest } from '../contacts.api.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable, type Shown } from './RequestTable.tsx'

type Props = Pick<Shown, 'accountId' | 'before'> & { requests: ContactRequest[] }

/** A table at a desk, cards in the hand. */
export const RequestRows = ({ accountId, ...props }: Props) => {
  const [noted, setNoted] = useState<ContactRequest>()
  const Rows = useMediaQuery('(min-width: 960px)') ? RequestTable : RequestCards
  return (
    <>
      <Rows {...props} accountId={accountId} onNote={setNoted} />
      {noted && <NoteDialog accountId={accountId} request={noted} onClose={() => setNoted(undefined)} />}
    </>
  )
}
