import type { Entry } from '../../lib/outbox/entry.ts'
import { isEditable } from '../../lib/outbox/entry.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDiscard } from './parts/useDiscard.ts'
import { stateText } from './parts/state-text.ts'
import { useRefusalText } from './parts/useRefusalText.ts'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

type Props = { entry: Entry | undefined; onDiscarded: () => void }

/** Above a form that is filled from an entry. */
export const WaitingFormNotice = ({ entry, onDiscarded }: Props) =>
  entry ? <WaitingForm entry={entry} onDiscarded={onDiscarded} /> : null

const WaitingForm = ({ entry, onDiscarded }: Props & { entry: Entry }) => {
  const { t } = useWaitingTexts()
  const refusal = useRefusalText(entry)
  const isRefused = entry.state === 'refused'
  const discard = useDiscard(entry.id, onDiscarded)
  return (
    <Notice kind={isRefused ? 'error' : 'warning'} title={stateText(t, entry)}>
      <Stack space="tight">
        {isRefused && <p>{refusal}</p>}
        <p>{isRefused ? t('profile.refused') : t('profile.waiting')}</p>
        <div>
          <Button
            variant="secondary"
            size="small"
            icon="trash"
            disabled={!isEditable(entry)}
            loading={discard.isPending}
            onClick={() => discard.write()}
          >
            {t('profile.discard')}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
