import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useIndiaDay } from '../../lib/time/useIndiaDay.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import type { Tone } from '../../ui/tone.ts'
import { type KindDetails, priceText, whenText } from './parts/kind-texts.ts'
import { useHasEnded } from './useHasEnded.ts'

type OfferTexts = Readonly<{ label: string; tone: Tone; ended: string; when: string; price: string }>

/** Null for an update. A part that does not apply is empty. */
export const useOfferTexts = (post: KindDetails): OfferTexts | null => {
  const { t } = useTranslation('Navbar')
  const [language, today] = [useLanguage(), useIndiaDay()]
  const hasEnded = useHasEnded(post)
  if (post.kind === 'update') return null
  return {
    label: t(`offers.${post.kind}`),
    tone: post.kind === 'offer' ? 'sindoor' : 'leaf',
    ended: hasEnded ? t('offers.ended') : '',
    when: hasEnded ? '' : whenText(post, { t, language, today }),
    price: priceText(post, t),
  }
}
