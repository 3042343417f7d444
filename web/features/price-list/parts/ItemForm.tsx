import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { itemUnits, limits, media } from '../../../../contract/limits.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FileChooser } from '../../media/FileChooser.tsx'
import { Photo } from '../../media/Photo.tsx'
import { unitText } from '../item-price.ts'
import type { Item } from '../price-list.api.ts'
import { imageRule } from './item-fields.ts'
import styles from './ItemForm.module.css'
import { useItemForm } from './useItemForm.ts'

type Props = {
  accountId: number
  /** Undefined for a new item. */
  item?: Item | undefined
  /** Suggestions. */
  groupTitles: readonly string[]
  onClose: () => void
}

export const ItemForm = ({ accountId, item, groupTitles, onClose }: Props) => {
  const { t } = useTranslation('PriceList')
  const form = useItemForm({ accountId, item, onDone: onClose })
  const titlesId = useId()
  return (
    <form
      ref={useFirstFieldFocus()}
      method="post"
      noValidate
      className={styles.form}
      aria-label={t(item ? 'form.editTitle' : 'form.addTitle')}
      onSubmit={form.onSubmit}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextInput {...form.bind('name')} required autoComplete="off" />
        </div>
        <TextInput
          {...form.bind('price_paise')}
          label={t('fields.price')}
          hint={t('fields.priceHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          {...form.bind('price_to_paise')}
          label={t('fields.priceTo')}
          hint={t('fields.priceToHint')}
          optionalText={t('form.optional')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select {...form.bind('unit')} optionalText={t('form.optional')}>
          <option value="">{t('fields.noUnit')}</option>
          {itemUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unitText(unit, t)}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.bind('group')}
          hint={t('fields.groupHint')}
          optionalText={t('form.optional')}
          list={titlesId}
          autoComplete="off"
        />
        <datalist id={titlesId}>
          {groupTitles.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </datalist>
        <div className={styles.wide}>
          <TextArea
            {...form.bind('description')}
            rows={2}
            optionalText={t('form.optional')}
            maxLength={limits.item.description}
            counterText={(used, most) => t('form.counter', { used, most })}
          />
        </div>
        <div className={styles.wide}>
          <ItemImage form={form} item={item} />
        </div>
      </div>
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" loading={form.isSending} loadingText={t('form.saving')}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}

type ImageProps = { form: ReturnType<typeof useItemForm>; item: Item | undefined }

const ItemImage = ({ form, item }: ImageProps) => {
  const { t } = useTranslation('PriceList')
  const { files, onFiles, isRemoved, onRemove } = form.image
  return (
    <>
      {item?.picture && files.length === 0 && (
        <div className={styles.now}>
          {!isRemoved && (
            <Photo picture={item.picture} alt={item.name} sizes="6rem" className={styles.picture} />
          )}
          <Checkbox label={t('image.removeOld')} checked={isRemoved} onChange={() => onRemove(!isRemoved)} />
        </div>
      )}
      <FileChooser
        name="image"
        rule={imageRule}
        kinds={media.pictureKinds}
        files={files}
        onChange={onFiles}
        ruleText={(message) => ruleText(t, message)}
        error={form.errorOf('image')}
        words={{
          label: t('fields.image'),
          optional: t('form.optional'),
          prompt: t('image.prompt'),
          hint: t('image.hint'),
          remove: (file) => t('image.remove', { file }),
        }}
      />
    </>
  )
}

/** The button that opened the form is gone or elsewhere. */
const useFirstFieldFocus = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
