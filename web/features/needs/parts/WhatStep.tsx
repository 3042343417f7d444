import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useLocation } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { lengthOf, need, required } from '../../../../contract/rules.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { isNearLimit, TextArea } from '../../../ui/forms/TextArea.tsx'
import { Link } from '../../../ui/Link.tsx'
import { categoriesQuery } from '../../categories/categories.api.ts'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { canRecord } from '../../media/can-record.ts'
import { FileChooser } from '../../media/FileChooser.tsx'
import { imageKinds, imagesRule } from './need-fields.ts'
import type { NeedForm } from './useNeedForm.ts'
import styles from './WhatStep.module.css'

const VoiceRecorder = lazyOptional(async () => (await import('../../media/VoiceRecorder.tsx')).VoiceRecorder)

type Props = {
  form: NeedForm
  /** The chosen or the proposed one. */
  category: string
  isVisitor: boolean
}

export const WhatStep = ({ form, category, isVisitor }: Props) => (
  <>
    <TextField form={form} />
    {!isVisitor && canRecord() && <VoiceField form={form} />}
    <CategoryField form={form} category={category} />
    {isVisitor ? <PhotosAfterLogin form={form} /> : <Photos form={form} />}
  </>
)

const TextField = ({ form: { t, bind, texts } }: Pick<Props, 'form'>) => {
  const used = lengthOf(texts.text)
  const most = limits.need.max
  return (
    <TextArea
      {...bind('text', need.text)}
      required
      rows={3}
      hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hints.text')}
    />
  )
}

/** Beside the text, which stays required: it is what businesses read first. */
const VoiceField = ({ form: { t, hook } }: Pick<Props, 'form'>) => {
  const { field } = useController({ control: hook.control, name: 'voice' })
  return (
    <div className={styles.voice}>
      <p>
        {t('fields.voice')} <span className={styles.optional}>{t('optional')}</span>
      </p>
      <VoiceRecorder onRecordingChange={field.onChange} />
    </div>
  )
}

const CategoryField = ({ form, category }: Omit<Props, 'isVisitor'>) => {
  const { t, hook, errorOf, ruleOf } = form
  const { data: categories = [] } = useQuery(categoriesQuery(call, useLanguage()))
  const { field } = useController({
    control: hook.control,
    name: 'category_id',
    rules: { validate: (chosen) => required(chosen || category) ?? ruleOf('category_id')(chosen) },
  })
  const isProposed = field.value === '' && category !== ''
  return (
    <Select
      {...field}
      value={category}
      label={t('fields.category_id')}
      required
      hint={isProposed ? t('new.proposed') : undefined}
      error={isProposed ? undefined : errorOf('category_id')}
    >
      <option value="">{t('new.chooseCategory')}</option>
      {categories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}

const Photos = ({ form: { t, hook, errorOf } }: Pick<Props, 'form'>) => {
  const { field } = useController({ control: hook.control, name: 'images' })
  return (
    <FileChooser
      t={t}
      name="images"
      multiple
      label={t('fields.images')}
      optionalText={t('optional')}
      rule={imagesRule}
      kinds={imageKinds}
      files={field.value}
      onChange={field.onChange}
      error={errorOf('images')}
    />
  )
}

/** A login would lose them: a draft has no files. */
const PhotosAfterLogin = ({ form: { t } }: Pick<Props, 'form'>) => {
  const { pathname, search } = useLocation()
  return (
    <p>
      <Link to={paths.loginCustomer()} state={withReturn(pathname + search)}>
        {t('new.photosLogIn')}
      </Link>
    </p>
  )
}
