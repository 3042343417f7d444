import { useId } from 'react'
import { useController } from 'react-hook-form'
import { itemUnits, limits } from '../../../../contract/limits.ts'
import { media } from '../../../../contract/media-limits.ts'
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
import { type ItemFormState, useItemForm } from './useItemForm.ts'

type Props = {
  accountId: number
  /** Undefined for a new item. */
  item?: Item | undefined
  /** Suggestions. */
  groupTitles: readonly string[]
  onClose: () => void
}

export const ItemForm = ({ accountId, item, groupTitles, onClose }: Props) => {
  const form = useItemForm({ accountId, item, onDone: onClose })
  const { t, problem, isSending, onSubmit } = form
  return (
    <form
      ref={focusFirstField}
      method="post"
      noValidate
      className={styles.form}
      aria-label={t(item ? 'form.editTitle' : 'form.addTitle')}
      onSubmit={onSubmit}
    >
      <div className={styles.fields}>
        <ItemTextFields form={form} groupTitles={groupTitles} />
        <div className={styles.wide}>
          <ItemImage form={form} item={item} />
        </div>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending} loadingText={t('form.saving')}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** The button that opened the form is gone or elsewhere. */
const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

type FieldsProps = Pick<Props, 'groupTitles'> & { form: ItemFormState }

const ItemTextFields = ({ form: { t, bind }, groupTitles }: FieldsProps) => {
  const titlesId = useId()
  const [optionalText, price] = [t('form.optional'), { inputMode: 'decimal', autoComplete: 'off' } as const]
  return (
    <>
      <div className={styles.wide}>
        <TextInput {...bind('name')} required autoComplete="off" />
      </div>
      <TextInput {...bind('price_paise')} {...price} hint={t('fields.priceHint')} />
      <TextInput
        {...bind('price_to_paise')}
        {...price}
        {...{ optionalText }}
        hint={t('fields.priceToHint')}
      />
      <Select {...bind('unit')} {...{ optionalText }}>
        <option value="">{t('fields.noUnit')}</option>
        {itemUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unitText(unit, t)}
          </option>
        ))}
      </Select>
      <TextInput
        {...bind('group')}
        {...{ optionalText }}
        hint={t('fields.groupHint')}
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
          {...bind('description')}
          {...{ optionalText }}
          rows={2}
          maxLength={limits.item.description}
          counterText={(used, most) => t('form.counter', { used, most })}
        />
      </div>
    </>
  )
}

type ImageProps = { form: ItemFormState; item: Item | undefined }

const ItemImage = ({ form: { t, hook, errorOf }, item }: ImageProps) => {
  const { field: image } = useController({ control: hook.control, name: 'image' })
  const { field: removal } = useController({ control: hook.control, name: 'remove_image' })
  return (
    <>
      {item?.picture && image.value.length === 0 && (
        <div className={styles.now}>
          {!removal.value && (
            <Photo picture={item.picture} alt={item.name} sizes="6rem" className={styles.picture} />
          )}
          <Checkbox
            label={t('files.removeOld')}
            checked={removal.value}
            onChange={() => removal.onChange(!removal.value)}
          />
        </div>
      )}
      <FileChooser
        t={t}
        name="image"
        label={t('fields.image')}
        optionalText={t('form.optional')}
        rule={imageRule}
        kinds={media.pictureKinds}
        files={image.value}
        onChange={image.onChange}
        error={errorOf('image')}
      />
    </>
  )
}
