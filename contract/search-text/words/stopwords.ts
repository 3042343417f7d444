// Words of a query that businesses need not match: 'mithai ki dukan', 'best tailor in gaya', 'mujhe AC thik karwana hai'. Compared by
// spelling: by sound, 'and' would be Anand, and 'to' tv.
const ENGLISH = `
  a an and the of in on at for to by with near nearby around from opposite behind me my i we us our you your he she it its this that
  is are am be was do does can could should would will please need needs needed want wants wanted looking look find search get buy
  buying sell where who which what how best good better nice top cheap cheapest affordable price rate rates cost some any all one
  have has had order book booking change replace sir madam
  packet packets piece pieces pcs kg kilo gram gm litre liter ltr dozen
  today tomorrow tonight now urgent urgently immediately available someone person people guy`

const ROMANISED = `
  aur ka ke ki ko se me mein men par pe hai hain hu hoon hun ho tha hua hui ya bhi wala wale wali vala vale vali waala waale waali
  walla ji jee n mujhe mujhko muje hame hamein hume humko hamko mera mere meri apna apne apni hamara hamare hamari chahiye chaiye
  chahie chahye chaahiye chahia kahan kaha kahaan kidhar milega milegi milenge milta milti kaun kon kaunsa konsa kitna kitne kitni
  accha achha acha achhi acchi achi acche achhe badhiya badiya sabse sasta saste sasti sahi aas paas pas nazdik najdik nazdeek
  kareeb karib samne saamne liye lie karna karne karni karana karane karani karwana karwane karwani karvana karvane karvani krwana
  krna krne kar karo kare karen karwa kara karaye karwaye karte karta karti banane banwana banwane banwani banvana banvane bnwana
  thik theek thick sudharna sudharne sudharwana sudharwane lena lene leni kharidna kharidne kharidni khareedna khareedne bechna
  bechne dena dene dilwana dikhao dikhana dikhane batao bataiye dhundh dhundna khojna koi kuch ek abhi aaj turant jaldi lagwana
  lagwane lagwani lagana lagane lagani badalna badalne badalwana badalwane bharna bharne bharwana kharab kharaab tuta toota tut nahi nahin raha rahi rahe
  gayi gaye wahi kya kab sahab saheb sahib bachche bacche bachcho bachchon bacchon`

const DEVANAGARI = `
  और एंड एण्ड ऐंड का के की को से में मे पर पे है हैं हूँ हूं हो था हुआ हुई या भी वाला वाले वाली वालों जी मुझे मुझको हमें हमे हमको मेरा मेरे मेरी अपना अपने
  अपनी हमारा हमारे हमारी चाहिए चाहिये चाहिएँ कहाँ कहां किधर मिलेगा मिलेगी मिलेंगे मिलता मिलती कौन कौनसा कितना कितने कितनी अच्छा अच्छी अच्छे
  बढ़िया बढ़िया सबसे सस्ता सस्ते सस्ती सही आस पास नज़दीक नज़दीक नजदीक करीब क़रीब सामने लिए लिये करना करने करनी कराना कराने करानी करवाना करवाने
  करवानी कर करो करे करें करता करते करती बनाने बनवाना बनवाने बनवानी ठीक सुधारना सुधारने सुधरवाना लेना लेने लेनी खरीदना खरीदने खरीदनी ख़रीदना
  ख़रीदने बेचना बेचने देना देने दिलवाना दिखाओ दिखाना दिखाने बताओ बताइए ढूंढ ढूँढ खोजना कोई कुछ एक अभी आज तुरंत जल्दी लगवाना लगवाने लगवानी लगाना
  लगाने बदलना बदलने बदलवाना भरना भरने भरवाना खराब ख़राब टूटा नहीं नही रहा रही रहे क्या कब साहब साहेब बच्चे बच्चों`

const BUSINESS_WORDS = `
  shop shops store stores dukan dukaan dookan dukhan market bazaar bazar centre center point corner house
  kendra kendr bhandar bhandaar ghar seva sewa service services work works kaam kam saman samaan
  दुकान दूकान स्टोर शॉप मार्केट बाज़ार बाजार सेंटर केंद्र केन्द्र भंडार भण्डार घर सेवा सर्विस काम सामान`

const LANDMARKS = `
  station railway junction stand bus chowk chauk chauraha mod more gate road marg gali mohalla colony area mandir masjid temple
  hospital college school park ghat bypass thana stesan steshan
  स्टेशन रेलवे जंक्शन स्टैंड बस चौक चौराहा मोड़ गेट रोड मार्ग गली मोहल्ला कॉलोनी मंदिर मस्जिद अस्पताल कॉलेज स्कूल पार्क घाट थाना`

const NEAR_BEFORE = 'near nearby around opposite behind'
const NEAR_AFTER = 'paas pas nazdik najdik nazdeek kareeb karib samne saamne पास नज़दीक नजदीक करीब क़रीब सामने'

const BEFORE_PLACES = 'in at near from around'
const AFTER_PLACES = 'me mein men ka ke ki se में मे का के की से'

// 'toot gaya' is broken, not the town of Gaya.
const PARTICIPLES = `toot tut ho kho khatam phat jal bigad ruk atak gir chal ban भूल टूट हो खो खत्म ख़त्म फट जल बिगड़ रुक अटक गिर`
const GONE = 'gaya gayi gaye गया गई गए गयी गये'

const SUFFIXES = 'wala wale wali vala vale vali waala waale waali walla वाला वाले वाली'

const wordsIn = (...lists: readonly string[]) => new Set(lists.join(' ').normalize('NFC').trim().split(/\s+/))
const stopwords = wordsIn(ENGLISH, ROMANISED, DEVANAGARI)
const businessWords = wordsIn(BUSINESS_WORDS)
const landmarks = wordsIn(LANDMARKS)
const beforePlaces = wordsIn(BEFORE_PLACES)
const afterPlaces = wordsIn(AFTER_PLACES)
const participles = wordsIn(PARTICIPLES)
const gone = wordsIn(GONE)
const suffixes = wordsIn(SUFFIXES)
const nearBefore = wordsIn(NEAR_BEFORE)
const nearAfter = wordsIn(NEAR_AFTER)

/** Not indexed in texts either. */
export const isStopword = (word: string) => stopwords.has(word)

export const isOptional = (word: string) => stopwords.has(word) || businessWords.has(word)

/** 'mithai wala' may be written as one word, 'shop in' not. */
export const mayBeJoined = (words: readonly string[]) =>
  words.every((word, at) => !stopwords.has(word) || (at > 0 && suffixes.has(word)))

// 'near gaya railway station', 'station ke paas'.
const LANDMARK_DISTANCE = 3

/** A landmark beside a word such as 'near' is a place that no business is listed under: it need not match. */
export const isLandmark = (words: readonly string[], at: number) => {
  if (!landmarks.has(words[at] ?? '')) return false
  const before = words.slice(Math.max(0, at - LANDMARK_DISTANCE), at)
  const after = words.slice(at + 1, at + 1 + LANDMARK_DISTANCE)
  return before.some((word) => nearBefore.has(word)) || after.some((word) => nearAfter.has(word))
}

/** 'in gaya'. */
export const followsPreposition = (words: readonly string[], at: number) =>
  beforePlaces.has(words[at - 1] ?? '')

/** 'in gaya', 'gaya mein'. */
export const isPlacedAt = (words: readonly string[], at: number) =>
  followsPreposition(words, at) || afterPlaces.has(words[at + 1] ?? '')

/** Without 'toot gaya', 'kho gayi'. */
export const withoutParticiples = (words: readonly string[]) =>
  words.filter((word, at) => {
    const isParticiple = participles.has(word) && gone.has(words[at + 1] ?? '')
    return !isParticiple && !(gone.has(word) && participles.has(words[at - 1] ?? ''))
  })

const VERB = /^(?:[a-z]{2,}n[aei]|\p{Script=Devanagari}{2,}न[ाेी])$/u

/** The form of an infinitive: silwana, katwane, बदलवानी. Nouns have it too, so it says little about a known word. */
export const isLikeVerb = (word: string) => VERB.test(word)

/** silwane, silwani: silwana. */
const infinitiveOf = (word: string) =>
  isLikeVerb(word) ? word.replace(/[ei]$/, 'a').replace(/[ेी]$/u, 'ा') : word

// Not glass, bus or tennis.
const PLURAL = /^[a-z]{2,}[a-hj-rtv-z]s$/

/** bakeries: bakery; dishes: dish; plumbers: plumber. */
export const singularOf = (word: string) =>
  PLURAL.test(word)
    ? word
        .replace(/ies$/, 'y')
        .replace(/([sxz]|[cs]h)es$/, '$1')
        .replace(/(?<=[^s])s$/, '')
    : word

/** The form in which verbs and nouns are listed. */
export const listedForm = (word: string) => singularOf(infinitiveOf(word))

/** The stem of a verb: tapakna and 'tapak raha hai'. */
export const stemsOf = (word: string) => (isLikeVerb(word) ? [word.slice(0, -2)] : [])
