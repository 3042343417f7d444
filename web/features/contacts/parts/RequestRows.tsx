import { useState } from 'react'
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts'
import type { ContactRequest } from '../contacts.api.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable, type RequestListProps } from './RequestTable.tsx'

type Props = Pick<RequestListProps, 'accountId' | 'before'> & { requests: ContactRequest[] }

/** A table on a wide screen, cards on a phone. */
export const RequestRows = ({ accountId, ...props }: Props) => {
  const [noteRequest, setNoteRequest] = useState<ContactRequest>()
  const Rows = useMediaQuery('(min-width: 960px)') ? RequestTable : RequestCards
  return (
    <>
      <Rows {...props} accountId={accountId} onNote={setNoteRequest} />
      {noteRequest && (
        <NoteDialog accountId={accountId} request={noteRequest} onClose={() => setNoteRequest(undefined)} />
      )}
    </>
  )
}
