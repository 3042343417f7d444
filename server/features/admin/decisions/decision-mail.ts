// What leaves the site about a decision: a suspended person reads no bell, and somebody who reported without an account has none.
import type { Language, StaffDecision } from '../../../../contract/limits.ts'
import { PRODUCT } from '../../../../contract/limits.ts'

const DECISION_TEXTS: Readonly<Record<Language, Readonly<Record<StaffDecision, string>>>> = {
  en: {
    dismiss: 'We looked at a report about your account. You need to do nothing.',
    hide: 'Something you published broke our rules and is not shown any more.',
    remove: 'Something you published broke our rules and was removed.',
    warn: 'Your account has received a warning. Please keep to our rules.',
    limit: 'Your account may read, and for now not write.',
    suspend: 'Your account was suspended for some time.',
    ban: 'Your account was closed for good.',
  },
  hi: {
    dismiss: 'आपके खाते के बारे में आई एक शिकायत हमने देख ली है। आपको कुछ करने की ज़रूरत नहीं है।',
    hide: 'आपकी प्रकाशित एक सामग्री हमारे नियमों के विरुद्ध थी, इसलिए अब नहीं दिखाई जा रही है।',
    remove: 'आपकी प्रकाशित एक सामग्री हमारे नियमों के विरुद्ध थी, इसलिए हटा दी गई है।',
    warn: 'आपके खाते को चेतावनी दी गई है। कृपया हमारे नियमों का पालन करें।',
    limit: 'आपका खाता फ़िलहाल केवल पढ़ सकता है, लिख नहीं सकता।',
    suspend: 'आपका खाता कुछ समय के लिए निलंबित कर दिया गया है।',
    ban: 'आपका खाता हमेशा के लिए बंद कर दिया गया है।',
  },
}

const DAY = { dateStyle: 'long', timeZone: 'Asia/Kolkata' } as const
const dayIn = (lang: Language, at: Date) =>
  new Intl.DateTimeFormat(lang === 'hi' ? 'hi-IN' : 'en-IN', DAY).format(at)

const TEXTS = {
  en: {
    subject: `A decision about your ${PRODUCT} account`,
    reason: (text: string) => `The reason: ${text}`,
    until: (day: string) => `It ends on ${day}.`,
    appeal: (url: string) => `If you think that we are wrong, tell us here: ${url}`,
    undone: 'We have taken back a decision about you. What it took away is there again.',
    upheld: (answer: string) => `We looked at your appeal. The decision stands. ${answer}`,
    overturned: (answer: string) => `You were right: we have taken the decision back. ${answer}`,
  },
  hi: {
    subject: `आपके ${PRODUCT} खाते के बारे में निर्णय`,
    reason: (text: string) => `कारण: ${text}`,
    until: (day: string) => `यह ${day} को समाप्त होगा।`,
    appeal: (url: string) => `अगर आपको लगता है कि हमसे ग़लती हुई है, तो यहाँ बताइए: ${url}`,
    undone: 'आपके बारे में लिया गया एक निर्णय हमने वापस ले लिया है। सब कुछ फिर पहले जैसा है।',
    upheld: (answer: string) => `हमने आपकी अपील पर विचार किया। निर्णय बना रहेगा। ${answer}`,
    overturned: (answer: string) => `आप सही थे: हमने निर्णय वापस ले लिया है। ${answer}`,
  },
} as const satisfies Record<Language, object>

type DecisionMail = { decision: StaffDecision; reason: string; until: Date | null; appealUrl: string }

export const decisionMail = (lang: Language, { decision, reason, until, appealUrl }: DecisionMail) => {
  const texts = TEXTS[lang]
  const lines = [
    DECISION_TEXTS[lang][decision],
    texts.reason(reason),
    ...(until ? [texts.until(dayIn(lang, until))] : []),
    texts.appeal(appealUrl),
  ]
  return { subject: texts.subject, text: lines.join('\n\n') }
}

export const undoneMail = (lang: Language) => ({ subject: TEXTS[lang].subject, text: TEXTS[lang].undone })

export const answerMail = (lang: Language, outcome: 'upheld' | 'overturned', answer: string) => ({
  subject: TEXTS[lang].subject,
  text: TEXTS[lang][outcome](answer),
})

/** Nobody knows which language somebody without an account reads. */
export const reportMail = (url: string) => ({
  subject: `${PRODUCT}: your report · आपकी शिकायत`,
  text: [
    `Your report was looked at. What we decided: ${url}`,
    `आपकी शिकायत पर विचार हो गया है। हमारा निर्णय: ${url}`,
  ].join('\n\n'),
})
