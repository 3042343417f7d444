import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type SavedPost, saveQuery, sendSave } from '../follows.api.ts'
import { takePress } from '../press-before-login.ts'
import { useToggle } from '../useToggle.ts'

type Props = { accountId: number; post: SavedPost }

export const SaveToggle = ({ accountId, post }: Props) => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const { t: tBar } = useTranslation('Navbar', { keyPrefix: 'following' })
  const query = saveQuery(accountId, post.id)
  const { data, isPending } = useQuery(query)
  const { isOn, set, press } = useToggle({
    isOn: data?.is_saved ?? false,
    queryKey: query.queryKey,
    send: (next) => sendSave(post.id, next),
    failedText: (next) => t(next ? 'saveFailed' : 'removeFailed'),
  })
  const saveIfPressed = useEffectEvent(() => {
    if (takePress(`save:${post.id}`)) set(true)
  })
  useEffect(() => saveIfPressed(), [])

  const text = tBar(isOn ? 'isSaved' : 'save')
  return (
    <Button
      variant="secondary"
      icon={isOn ? 'check' : 'bookmark'}
      loading={isPending && !isOn}
      aria-pressed={isOn}
      aria-label={`${text}: ${post.title}`}
      onClick={press}
    >
      {text}
    </Button>
  )
}
