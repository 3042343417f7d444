import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { redirectDelay } from '../../../../contract/display.ts'
import { paths } from '../../../lib/paths.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { LongForm } from '../../../ui/forms/LongForm.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SubmitRow } from '../../media/SubmitRow.tsx'
import { QueuedNotice } from '../../waiting/QueuedNotice.tsx'
import { MEDIA_FIELDS, NO_MEDIA } from './post-fields.ts'
import { PostEditorPage } from './PostEditorPage.tsx'
import { PostFields } from './PostFields.tsx'
import { PostPreview } from './PostPreview.tsx'
import { useInitialFields, useSavePostDraft } from './usePostDraft.ts'
import { type PostForm, usePostForm } from './usePostForm.ts'
import { usePublish } from './usePublish.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Stack } from '../../../ui/Layout.tsx'

const hasFiles = ({ hook }: PostForm) => MEDIA_FIELDS.some((field) => hook.getValues(field).length > 0)

export const NewPostForm = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('CreateNewPost')
  const navigate = useNavigate()
  const [today] = useState(() => new Date())
  const first = useInitialFields(accountId)
  const [isDraft, setDraft] = useState(first.isDraft)
  const form = usePostForm(t, first.fields)
  const draft = useSavePostDraft(accountId, form)
  const { publish, outcome, state } = usePublish(form, draft)
  const isDone = outcome !== undefined
  const isSending = state.progress !== undefined
  const discard = () => {
    draft.startOver()
    setDraft(false)
  }
  // The draft has the text but not the files. No warning at logout.
  const wouldLose = () => !isDone && (isSending || hasFiles(form)) && currentSession() !== null

  const footer = {
    published: <PublishedNotice />,
    queued: <QueuedNotice onClose={() => void navigate(paths.olderPosts())} />,
    none: <SubmitRow t={t} hasErrors={form.hasErrors} icon="send" isIdle={false} {...state} />,
  }[outcome ?? 'none']
  return (
    <PostEditorPage
      title={t('board.title')}
      text={t('board.text')}
      back={{ to: paths.postDashboard(), text: t('back') }}
      aside={<PostPreview form={form} media={NO_MEDIA} day={today} />}
    >
      {isDraft && !isDone && <DraftNotice t={t} onDiscard={discard} />}
      <LongForm {...form.submitting(publish)} isSending={isSending || isDone} footer={footer}>
        <PostFields form={form} />
      </LongForm>
      <UnsavedChangesDialog t={t} hasUnsavedChanges={wouldLose} />
    </PostEditorPage>
  )
}

const PublishedNotice = () => {
  const { t } = useTranslation('CreateNewPost')
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.olderPosts()), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice kind="success" title={t('created')}>
      {t('goingOn')} <Link to={paths.olderPosts()}>{t('goOnNow')}</Link>
    </Notice>
  )
}

type Props = { t: TFunction; onDiscard: () => void }

const DraftNotice = ({ t, onDiscard }: Props) => {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Notice kind="info" title={t('draft.title')}>
        <Stack space="tight">
          <p>{t('draft.text')}</p>
          <div>
            <Button variant="secondary" size="small" icon="trash" onClick={() => setConfirming(true)}>
              {t('draft.discard')}
            </Button>
          </div>
        </Stack>
      </Notice>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={t('draft.question')}
          confirmText={t('draft.discard')}
          cancelText={t('draft.keep')}
          onConfirm={onDiscard}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('draft.lost')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
