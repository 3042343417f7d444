import { useParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { NeedFrame } from './parts/NeedFrame.tsx'
import { ReceivedNeed } from './parts/ReceivedNeed.tsx'

// Contact for reports.
export const handle = { namespaces: ['Needs', 'Contact'] } satisfies PageHandle

/** For a business that was asked. */
const ReceivedNeedPage = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'received' })
  const session = useRequiredSession('provider', t('guard'))
  const id = Number(useParams()['id'])
  return (
    <NeedFrame
      isNarrow
      accountId={session?.id}
      id={id}
      path={paths.receivedNeed(id)}
      tone="leaf"
      back={{ to: paths.receivedNeeds(), text: t('title') }}
    >
      {(need) => session && <ReceivedNeed accountId={session.id} need={need} />}
    </NeedFrame>
  )
}

export default ReceivedNeedPage
