import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { EditConflictNotice } from '../../../lib/forms/EditConflictNotice.tsx'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { currentSession } from '../../../lib/session/session.ts'
import { LongForm } from '../../../ui/forms/LongForm.tsx'
import { SubmitRow } from '../../media/SubmitRow.tsx'
import { EditPostLayout } from './PostEditorPage.tsx'
import type { OwnPostInFull } from '../own-posts.api.ts'
import { fieldsOf, currentMedia, postTexts } from './post-fields.ts'
import { PostFields } from './PostFields.tsx'
import { PostPreview } from './PostPreview.tsx'
import { useEditPost } from './useEditPost.ts'
import { usePostForm } from './usePostForm.ts'

export const EditPostForm = ({ initial }: { initial: OwnPostInFull }) => {
  // CreateNewPost has the texts of the shared fields.
  const { t } = useTranslation(['ViewOlderPost', 'CreateNewPost'])
  const form = usePostForm(t, fieldsOf(postTexts(initial)))
  const { post, save, isSaved, conflicts, loadLatest, state } = useEditPost(form, initial)
  const isSending = state.progress !== undefined
  const media = currentMedia(post)
  const footer = (
    <>
      {conflicts > 0 && <EditConflictNotice key={conflicts} t={t} onLoad={loadLatest} />}
      <SubmitRow t={t} hasErrors={form.hasErrors} icon="check" isIdle={!form.isDirty} {...state} />
      {/* Not at logout, when the changes could not be saved any more. */}
      <UnsavedChangesDialog
        t={t}
        hasUnsavedChanges={() => form.isDirty && !isSaved.current && currentSession() !== null}
      />
    </>
  )
  return (
    <EditPostLayout aside={<PostPreview form={form} media={media} day={post.created_at} />}>
      <LongForm {...form.submitting(save)} isSending={isSending} footer={footer}>
        <PostFields form={form} media={media} />
      </LongForm>
    </EditPostLayout>
  )
}
