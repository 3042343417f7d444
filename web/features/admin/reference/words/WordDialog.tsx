import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { WordLanguage } from '../../../../../contract/categories.ts'
import { adminLimits } from '../../../../../contract/admin-limits.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { NameField, NamesDialog, SynonymsField } from '../parts/NameFields.tsx'
import { useSave } from '../parts/useSave.ts'
import { type CategoryWords, saveWords, type Word } from '../reference.api.ts'
import { parseNames } from '../reference-filter.ts'
import { languages, type Level, levelOf, levels, narrowerMeanings, weightAt } from './words-list.ts'

type Props = {
  categoryId: number
  list: CategoryWords
  /** Without one, words are added. */
  word: Word | undefined
  onClose: () => void
}

type Values = { text: string; language: WordLanguage; level: Level; narrower: string }

const valuesOf = (word: Word | undefined): Values => ({
  text: word?.word ?? '',
  language: word?.language ?? 'en',
  level: levelOf(word?.weight ?? 100),
  narrower: word?.narrower ?? '',
})

export const WordDialog = ({ categoryId, list, word, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const { register, handleSubmit } = useForm({ defaultValues: valuesOf(word) })
  const { save, isBusy, problem } = useSave(onClose)
  const keyFor = useIdempotencyKey()
  const meaningsId = useId()
  const others = list.results.filter((each) => each.word !== word?.word)
  const saveAll = (words: readonly Word[]) => {
    const body = { words: [...words], edited_at: list.edited_at }
    save(() => saveWords(categoryId, body, keyFor([body])))
  }
  const submit = handleSubmit(({ text, language, level, narrower }) => {
    const entry = { language, weight: weightAt(level, word?.weight), narrower: narrower || null }
    const texts = word ? [text] : parseNames(text)
    saveAll([...others, ...texts.map((each) => ({ ...entry, word: each }))])
  })
  return (
    <NamesDialog
      title={word ? word.word : t('words.add')}
      loading={isBusy}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
      action={
        word && (
          <Button variant="quiet" onClick={() => saveAll(others)}>
            {t('words.remove')}
          </Button>
        )
      }
    >
      {word ? (
        <NameField {...register('text')} label={t('words.word')} />
      ) : (
        <SynonymsField {...register('text')} label={t('words.words')} />
      )}
      <Select {...register('language')} label={t('words.language')}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`words.languages.${language}`)}
          </option>
        ))}
      </Select>
      <Select {...register('level')} label={t('words.level')}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t(`words.levels.${level}`)}
          </option>
        ))}
      </Select>
      <TextInput
        {...register('narrower')}
        label={t('words.narrower')}
        hint={t('words.narrowerHint')}
        list={meaningsId}
        autoComplete="off"
        maxLength={adminLimits.referenceName}
      />
      <datalist id={meaningsId}>
        {narrowerMeanings(list.results).map((meaning) => (
          <option key={meaning} value={meaning}>
            {meaning}
          </option>
        ))}
      </datalist>
    </NamesDialog>
  )
}
