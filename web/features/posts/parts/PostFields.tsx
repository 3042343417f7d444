import { useController, useWatch } from 'react-hook-form'
import { limits } from '../../../../contract/limits.ts'
import { lengthOf } from '../../../../contract/rules.ts'
import { isNearLimit, TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FileChooser } from '../../media/FileChooser.tsx'
import { ruleForNewFiles } from '../../media/chosen-files.ts'
import { MediaInput } from '../../media/MediaInput.tsx'
import { KindChoice, KindFields } from './KindFields.tsx'
import { MEDIA, MEDIA_FIELDS, type MediaField, type CurrentMedia } from './post-fields.ts'
import type { PostForm } from './usePostForm.ts'

type Props = {
  form: PostForm
  /** Undefined for a new post. */
  media?: CurrentMedia
}

export const PostFields = ({ form, media }: Props) => (
  <>
    <KindChoice form={form} />
    <TitleField form={form} />
    <ContentField form={form} />
    <KindFields form={form} />
    {MEDIA_FIELDS.map((name) =>
      media ? (
        <ExistingMediaField key={name} form={form} name={name} media={media} />
      ) : (
        <NewFiles key={name} form={form} name={name} />
      ),
    )}
  </>
)

const TitleField = ({ form }: Pick<Props, 'form'>) => {
  const { t, hook, bind } = form
  const used = lengthOf(useWatch({ control: hook.control, name: 'title' }))
  const most = limits.title
  return (
    <TextInput
      {...bind('title')}
      required
      autoComplete="off"
      hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hints.title')}
    />
  )
}

const ContentField = ({ form }: Pick<Props, 'form'>) => {
  const { t, hook, bind } = form
  const used = lengthOf(useWatch({ control: hook.control, name: 'content' }))
  const most = limits.content
  return (
    <TextArea
      {...bind('content')}
      // The browser would count an emoji twice and cut a pasted text silently.
      maxLength={undefined}
      required
      rows={8}
      hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hints.content')}
    />
  )
}

const NewFiles = ({ form: { t, hook, errorOf }, name }: { form: PostForm; name: MediaField }) => {
  const { field } = useController({ control: hook.control, name })
  const { rule, kinds } = MEDIA[name]
  return (
    <FileChooser
      {...{ t, name, rule, kinds }}
      multiple
      label={t(`fields.${name}`)}
      optionalText={t('optional')}
      files={field.value}
      onChange={field.onChange}
      error={errorOf(name)}
    />
  )
}

type ExistingMediaFieldProps = { form: PostForm; name: MediaField; media: CurrentMedia }

const ExistingMediaField = ({ form, name, media }: ExistingMediaFieldProps) => {
  const { t, hook } = form
  const { deleted, kinds, most } = MEDIA[name]
  const { field: chosen } = useController({ control: hook.control, name })
  const { field: removed } = useController({ control: hook.control, name: deleted })
  const setRemoved = (ids: number[]) => {
    removed.onChange(ids)
    // The server's message was about another number of files.
    hook.clearErrors(name)
  }
  return (
    <MediaInput
      {...{ t, name, kinds, most }}
      existing={media[name]}
      removed={removed.value}
      onRemovedChange={setRemoved}
      files={chosen.value}
      onFiles={chosen.onChange}
      rule={ruleForNewFiles(MEDIA[name], media[name].length - removed.value.length)}
      error={form.errorOf(name)}
    />
  )
}
