import type { Language } from '../../../../contract/language.ts'
import type { StaffDecision } from '../../../../contract/limits.ts'
import { PRODUCT } from '../../../../contract/limits.ts'

const DECISION_TEXTS: Readonly<Record<Language, Readonly<Record<StaffDecision, string>>>> = {
  en: {
    dismiss: 'We have reviewed a report about your account. You do not need to do anything.',
    hide: 'A post, comment, review or need of yours broke our rules and is now hidden.',
    remove: 'A post, comment, review or need of yours broke our rules and was removed.',
    warn: 'You got a warning. Please follow our rules.',
    limit: 'You can read but not post for now.',
    suspend: 'Your account was suspended for some time.',
    ban: 'Your account was closed.',
  },
  hi: {
    dismiss: 'आपके खाते के बारे में आई एक शिकायत हमने देख ली है। आपको कुछ करने की ज़रूरत नहीं है।',
    hide: 'आपकी एक पोस्ट, कमेंट, रिव्यू या ज़रूरत नियमों के ख़िलाफ़ मिली। वह अब किसी को नहीं दिखेगी।',
    remove: 'आपकी एक पोस्ट, कमेंट, रिव्यू या ज़रूरत नियमों के ख़िलाफ़ मिली। उसे हटा दिया गया है।',
    warn: 'आपको चेतावनी दी गई है। हमारे नियम मानें।',
    limit: 'अभी आप पढ़ सकते हैं, लिख नहीं सकते।',
    suspend: 'आपका खाता कुछ समय के लिए सस्पेंड कर दिया गया है।',
    ban: 'आपका खाता बंद कर दिया गया है।',
  },
}

const DAY = { dateStyle: 'long', timeZone: 'Asia/Kolkata' } as const
const dayIn = (lang: Language, at: Date) =>
  new Intl.DateTimeFormat(lang === 'hi' ? 'hi-IN' : 'en-IN', DAY).format(at)

const TEXTS = {
  en: {
    subject: `Action on your ${PRODUCT} account`,
    reason: (text: string) => `Reason: ${text}`,
    until: (day: string) => `It ends on ${day}.`,
    appeal: (url: string) => `If you think this decision is wrong, you can appeal here: ${url}`,
    undone: 'We took back a decision about your account. Everything is as before.',
    upheld: (answer: string) => `We have reviewed your appeal. The decision has not changed. ${answer}`,
    overturned: (answer: string) => `We have reviewed your appeal and withdrawn the decision. ${answer}`,
  },
  hi: {
    subject: 'आपके हाट खाते पर कार्रवाई',
    reason: (text: string) => `कारण: ${text}`,
    until: (day: string) => `यह ${day} को ख़त्म होगा।`,
    appeal: (url: string) => `अगर आपको यह फ़ैसला ग़लत लगता है, तो यहाँ अपील करें: ${url}`,
    undone: 'हमने आपके खाते के बारे में एक फ़ैसला वापस ले लिया है। सब कुछ फिर पहले जैसा है।',
    upheld: (answer: string) => `हमने आपकी अपील देख ली है। फ़ैसला नहीं बदला है। ${answer}`,
    overturned: (answer: string) => `हमने आपकी अपील देखकर फ़ैसला वापस ले लिया है। ${answer}`,
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

/** In both languages: the language of a reporter without an account is unknown. */
export const reportMail = (url: string) => ({
  subject: `${PRODUCT}: your report · हाट: आपकी शिकायत`,
  text: [
    `We have reviewed your report. Our decision: ${url}`,
    `हमने आपकी शिकायत देख ली है। हमारा फ़ैसला: ${url}`,
  ].join('\n\n'),
})

const ACKNOWLEDGED = {
  en: {
    subject: `${PRODUCT}: we have seen your report`,
    text: (url: string) =>
      `A member of our team has seen your report and is working on it. Status and deadlines: ${url}`,
  },
  hi: {
    subject: 'हाट: आपकी शिकायत देखी गई',
    text: (url: string) => `हमारी टीम ने आपकी शिकायत देख ली है और उस पर काम कर रही है। स्थिति और समय सीमा: ${url}`,
  },
} as const satisfies Record<Language, object>

/** In both languages without one. */
export const acknowledgedMail = (url: string, language?: Language) => {
  const texts = language ? [ACKNOWLEDGED[language]] : [ACKNOWLEDGED.en, ACKNOWLEDGED.hi]
  return {
    subject: texts.map(({ subject }) => subject).join(' · '),
    text: texts.map(({ text }) => text(url)).join('\n\n'),
  }
}
