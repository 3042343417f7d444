import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { EditConflictNotice } from '../../../lib/forms/EditConflictNotice.tsx'
import { UnsavedChangesDialog } from '../../../lib/forms/UnsavedChangesDialog.tsx'
import { currentSession } from '../../../lib/session/session.ts'
import { LongForm } from '../../../ui/forms/LongForm.tsx'
import { SubmitRow } from '../../media/SubmitRow.tsx'
import { EditPostLayout } from './EditPostLayout.tsx'
import type { OwnPostInFull } from './own-post.ts'
import { fieldsOf, currentMedia, postTexts } from './post-fields.ts'
import { PostFields } from './PostFields.tsx'
import { PostPreview } from './PostPreview.tsx'
import { useEditPost } from './useEditPost.ts'
import { usePostForm } from './usePostForm.ts'

export const EditPostForm = ({ asRead }: { asRead: OwnPostInFull }) => {
  // What the page does not word itself is said as for a new post.
  const { t } = useTranslation(['ViewOlderPost', 'CreateNewPost'])
  const form = usePostForm(t, fieldsOf(postTexts(asRead)))
  const { post, save, isSaved, conflicts, loadLatest, state } = useEditPost(form, asRead)
  const isSending = state.progress !== undefined
  const shown = currentMedia(post)
  const foot = (
    <>
      {conflicts > 0 && <EditConflictNotice key={conflicts} t={t} onLoad={loadLatest} />}
      <SubmitRow t={t} hasErrors={form.hasErrors} icon="check" isIdle={!form.isDirty} {...state} />
      {/* It does not ask at log-out: the changes could not be saved any more. */}
      <UnsavedChangesDialog
        t={t}
        hasUnsavedChanges={() => form.isDirty && !isSaved.current && currentSession() !== null}
      />
    </>
  )
  return (
    <EditPostLayout aside={<PostPreview form={form} shown={shown} day={post.created_at} />}>
      <LongForm {...form.submitting(save)} isSending={isSending} footer={foot}>
        <PostFields form={form} shown={shown} />
      </LongForm>
    </EditPostLayout>
  )
}
