import { useParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { NeedFrame } from './parts/NeedFrame.tsx'
import { OwnNeed } from './parts/OwnNeed.tsx'

export const handle = { namespaces: ['Needs'] } satisfies PageHandle

/** For its customer. */
const NeedPage = () => {
  const { t } = useTranslation('Needs', { keyPrefix: 'mine' })
  const session = useRequiredSession('customer', t('guard'))
  const id = Number(useParams()['id'])
  return (
    <NeedFrame
      accountId={session?.id}
      id={id}
      path={paths.need(id)}
      tone="sindoor"
      back={{ to: paths.needs(), text: t('title') }}
    >
      {(need) => <OwnNeed need={need} />}
    </NeedFrame>
  )
}

export default NeedPage
