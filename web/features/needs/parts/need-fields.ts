import { media } from '../../../../contract/media-limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { paiseText } from '../../../lib/format/rupees.ts'
import { type DroppedFile, type FilesRule, filesToUpload } from '../../media/chosen-files.ts'
import type { VoiceRecording } from '../../media/VoiceRecorder.tsx'
import type { DistrictChoice } from '../../places/DistrictField.tsx'

export type NeedTexts = {
  text: string
  /** Empty: the one that is proposed from the text. */
  category_id: string
  /** Null: the one that is proposed. */
  district: DistrictChoice | null
  when: string
  /** In rupees, as typed. */
  budget_paise: string
}

export type NeedFields = NeedTexts & { images: DroppedFile[]; voice: VoiceRecording | null }
export type NeedField = keyof NeedFields

export const EMPTY: NeedTexts = { text: '', category_id: '', district: null, when: '', budget_paise: '' }

export const STEPS = ['what', 'place', 'budget'] as const
export type Step = (typeof STEPS)[number]

export const FIELDS_OF: Readonly<Record<Step, readonly NeedField[]>> = {
  what: ['text', 'category_id', 'voice', 'images'],
  place: ['district', 'when'],
  budget: ['budget_paise'],
}

export const readStep = (query: URLSearchParams): Step =>
  STEPS.find((step) => step === query.get('step')) ?? 'what'

/** Those of a post, with the same limits. */
export const imagesRule: FilesRule = rules.firstOf<rules.SelectedFile[]>(rules.postImages, rules.signupImages)
export const imageKinds = media.pictureKinds

export const bodyOf = ({ text, category_id, district, when, budget_paise }: NeedFields) => ({
  text,
  category_id,
  district_id: String(district?.chosen?.id ?? ''),
  when,
  budget_paise: paiseText(budget_paise),
})

export const filesOf = ({ images, voice }: NeedFields) => ({
  images: filesToUpload(images),
  voice: voice ? [voice.file] : [],
})
