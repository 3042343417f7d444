import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saveDraft } from '../../lib/forms/drafts.ts'
import { discardEntry, sendNow } from '../../lib/outbox/edit-outbox.ts'
import { type Entry, isEditable } from '../../lib/outbox/entry.ts'
import { isFailure } from '../../lib/outbox/outcome.ts'
import { logWarning } from '../../lib/log.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ChangeDialog } from './parts/ChangeDialog.tsx'
import { fieldsOf, hasOwnForm, reopenedDraft } from './parts/entry-fields.ts'
import { useDiscard } from './parts/useDiscard.ts'
import { useRefusalText } from './parts/useRefusalText.ts'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

type Props = {
  entry: Entry
  /** For a small entry, such as a chat message. */
  isQuiet?: boolean
}

export const EntryActions = ({ entry, isQuiet = false }: Props) => {
  const { t } = useWaitingTexts()
  const discard = useDiscard(entry.id)
  const again = useWrite({
    mutationFn: () => sendNow(entry.id),
    onFailed: (error) => logWarning('an entry could not be sent', error),
  })
  const kind = t(`kinds.${entry.kind}`)
  const shared = {
    size: 'small',
    variant: isQuiet ? 'quiet' : 'secondary',
    disabled: !isEditable(entry),
  } as const
  return (
    <>
      {entry.state === 'refused' && <Refusal entry={entry} />}
      <Cluster space="tight">
        <ChangeButton entry={entry} variant={shared.variant} />
        {canTryAgain(entry) && (
          <Button
            {...shared}
            icon="refresh"
            aria-label={t('tryAgainThis', { kind })}
            loading={again.isPending}
            onClick={() => again.write()}
          >
            {t('tryAgain')}
          </Button>
        )}
        <Button
          {...shared}
          variant="quiet"
          icon="trash"
          aria-label={t('discardThis', { kind })}
          loading={discard.isPending}
          onClick={() => discard.write()}
        >
          {t('discard')}
        </Button>
      </Cluster>
    </>
  )
}

// A refused profile has to be edited first. After a failure of the server it can be sent unchanged.
const canTryAgain = (entry: Entry) =>
  entry.state === 'refused' &&
  reopenedDraft(entry) === undefined &&
  (!hasOwnForm(entry) || (entry.reply !== undefined && isFailure(entry.reply)))

const ChangeButton = ({ entry, variant }: { entry: Entry; variant: 'quiet' | 'secondary' }) => {
  const { t } = useWaitingTexts()
  const [isChanging, setChanging] = useState(false)
  const reopen = useReopen(entry)
  const buttonProps = {
    variant,
    size: 'small',
    icon: 'edit',
    'aria-label': t('changeThis', { kind: t(`kinds.${entry.kind}`) }),
  } as const
  if (hasOwnForm(entry))
    return (
      <ButtonLink {...buttonProps} to={entry.about.to}>
        {t('change')}
      </ButtonLink>
    )
  if (reopen.draft)
    return (
      <Button {...buttonProps} loading={reopen.isPending} onClick={reopen.write}>
        {t('change')}
      </Button>
    )
  if (fieldsOf(entry).length === 0) return null
  return (
    <>
      <Button {...buttonProps} disabled={!isEditable(entry)} onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
      {isChanging && <ChangeDialog entry={entry} onClose={() => setChanging(false)} />}
    </>
  )
}

/** The entry becomes the draft of its form again. */
const useReopen = (entry: Entry) => {
  const navigate = useNavigate()
  const draft = reopenedDraft(entry)
  const { write, isPending } = useWrite({
    mutationFn: async () => {
      if (draft) saveDraft(entry.account, draft.name, draft.value)
      await discardEntry(entry.id)
      await navigate(entry.about.to)
    },
    onFailed: (error) => logWarning('an entry could not be opened', error),
  })
  return { draft, isPending, write: () => write() }
}

const Refusal = ({ entry }: { entry: Entry }) => <Notice kind="error">{useRefusalText(entry)}</Notice>
