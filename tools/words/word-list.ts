// Words that displayed texts must not use, their replacement and the exceptions. specified.txt has the specification's texts. A place is
// a file of web/locales with a key, or a file with the name of a constant.

export type ForbiddenWord = Readonly<{ word: RegExp; say: string; allowedIn?: RegExp }>

const MARKETING_HEADINGS = /^(?:Index|Services)\.(?:.*\.)?(?:title\w*|empty)$/

/** Where Hindi may use the polite -इए. */
export const MARKETING = /^(?:Index|Services|Home\.meta)\.|^\w+\.meta\.description$|^Footer\.description$/

export const ENGLISH: readonly ForbiddenWord[] = [
  { word: /\bwhoever\b/i, say: 'the person who, people who' },
  { word: /\bwhom\b/i, say: 'who, or another sentence' },
  { word: /\bsomebody\b/i, say: 'someone, another staff member, a customer' },
  { word: /\b(?:no|any|every)body\b/i, say: 'no one, anyone, everyone, only' },
  {
    word: /\b(?:will stand|stands? (?:here|at|beside|first)|how it stands|let it stand)\b/i,
    say: 'is, appears',
  },
  { word: /\b(?:takes?|took|taken) (?:\w+ )?on\b/i, say: 'add, added' },
  { word: /\blet (?:\w+ )?back in\b/i, say: 'restore access' },
  { word: /\b(?:shall|upon|anew|for good)\b/i, say: 'will, on, again, permanently' },
  { word: /\bshut out\b/i, say: 'suspend' },
  { word: /\bbec[ao]mes? of\b/i, say: 'the status of, the result of' },
  { word: /\bmay read,? (?:and|but)\b/i, say: 'You can read but not post for now.' },
  { word: /\bthe account (?:reads?|writes?|speaks?)\b/i, say: 'people read and write' },
  { word: /\b(?:make|keep your) peace\b/i, say: 'unblock, block' },
  { word: /\bthe house\b/i, say: 'the system' },
  { word: /\bletters act\b/i, say: 'keyboard shortcuts' },
  { word: /\bwhat waits\b|\bwaits for one\b/i, say: 'pending' },
  { word: /\bdesks?\b/i, say: 'admin panel' },
  { word: /\bsign(?:ed|s)? (?:you )?(?:in|out)\b/i, say: 'log in, log out' },
  { word: /\b(?:stalls?|counter)\b/i, say: 'shop, page', allowedIn: MARKETING_HEADINGS },
  { word: /(?<!(?:another|new|this) )\bwindow\b/i, say: 'page', allowedIn: MARKETING_HEADINGS },
  { word: /\bproviders?\b/i, say: 'business' },
  { word: /\be-mail/i, say: 'email' },
]

export const HINDI: readonly ForbiddenWord[] = [
  // Subjects with both languages name it once.
  { word: /Haat/, say: 'हाट', allowedIn: /“Haat.* · .*”$/ },
  { word: /कारोबार(?!ी|ि)(?! का विवरण)/, say: 'दुकान' },
  { word: /कारोबार(?:ी|ि)|विक्रेता/, say: 'दुकानदार, दुकान' },
  { word: /व्यापारी/, say: 'दुकानदार', allowedIn: /^Wholesale & Distributor$/ },
  { word: /व्यवसाय/, say: 'दुकान' },
  { word: /संपर्क (?:के )?अनुरोध/, say: 'पूछताछ' },
  { word: /उत्तर(?! प्रदेश|ाखंड)/, say: 'जवाब' },
  { word: /निर्णय/, say: 'फ़ैसला' },
  { word: /सत्याप/, say: 'पुष्टि, वेरिफ़ाइड, ओटीपी' },
  { word: /पक्क[ाीे]/, say: 'पुष्टि, वेरिफ़ाइड' },
  { word: /वजह/, say: 'कारण' },
  { word: /पन्न[ाेो]|पृष्ठ/, say: 'पेज' },
  { word: /प्रशासक|व्यवस्थापक/, say: 'एडमिन' },
  { word: /मेज़/, say: 'एडमिन पैनल' },
  { word: /परिचय/, say: 'टैगलाइन, विवरण' },
  { word: /लेखा-बही/, say: 'ऑडिट लॉग' },
  { word: /पूर्वावलोकन/, say: 'प्रीव्यू' },
  { word: /समीक्षा/, say: 'रिव्यू' },
  { word: /मूल्य[ -]सूची/, say: 'रेट लिस्ट' },
  { word: /उपयोगकर्ता नाम/, say: 'यूज़रनेम' },
  { word: /हिन्दी/, say: 'हिंदी' },
  { word: /मेनू/, say: 'मेन्यू' },
  { word: /ढूंढ|ढूँढ़/, say: 'ढूँढ' },
  { word: /ई-मेल/, say: 'ईमेल' },
  { word: /लॉगिन/, say: 'लॉग इन' },
  { word: /एं(?![\p{L}\p{M}])/u, say: 'एँ' },
  { word: /(?<![\p{L}\p{M}])(?:तू|तुम|तुम्हें|तुम्हार[ाीे]|तेर[ाीे])(?![\p{L}\p{M}])/u, say: 'आप' },
  {
    word: /(?<![\p{L}\p{M}])(?:करो|जाओ|आओ|भेजो|लिखो|देखो|चुनो|रखो|खोलो|बताओ|पढ़ो|खोजो|हटाओ|मिटाओ)(?![\p{L}\p{M}])/u,
    say: 'करें, जाएँ, भेजें',
  },
]

/** Stems with a missing nukta; `$` marks a whole word. */
export const WITHOUT_NUKTA =
  'जिला जिले जिलों फोन फोटो फाइल फॉर्म फर्नीचर फास्ट फूड फैसल फिल्टर फिलहाल फर्क फेसबुक फोल्डर फौरन फायद फीस फसल फैशन फैब्रिक ' +
  'फिटनेस फिजियो फार्म प्रोफाइल ऑफर ऑफलाइन ऑफिस वेरिफाइ ड्राफ्ट सिर्फ तरफ साफ माफ काफी हफ्त मुफ्त दफ्तर खिलाफ ' +
  'खाली खुद$ खबर खराब खरीद खत्म खर्च खास खुश खारिज ख्याल तारीख आखिर अखबार दाखिल गलत गायब कागज ' +
  'जरूर ज्यादा जमीन जिंदगी जिम्मेदार जोर बाजार दरवाज आवाज नजर नजदीक चीज रोज मंजूर ताजा ताजी ताजे सब्जी दर्जी इंतजार अंग्रेजी ' +
  'यूजर ब्राउजर कमजोर मजबूत इजाजत अंदाज डिजाइन मरीज बाकी नक्श कदम कानून तरीका तरीके मुताबिक'

/** Words that the Hindi text needs if the English one has them. */
type WordPair = Readonly<{ en: RegExp; unless?: RegExp; has?: RegExp; lacks?: RegExp; say: string }>

export const PAIRS: readonly WordPair[] = [
  { en: /^Cancel$/, has: /^रद्द करें$/, say: 'रद्द करें' },
  { en: /\bdelet/i, unless: /\bremov|\btake down/i, lacks: /हटा|हटे/, say: 'मिटाएँ' },
  { en: /\bremov/i, unless: /\bdelet|\bclear/i, lacks: /मिटा/, say: 'हटाएँ' },
  { en: /\bnotes?\b/i, unless: /\bcomment|\bplease note|\bnote (?:how|that)/i, lacks: /टिप्पणी/, say: 'नोट' },
  { en: /\bannouncements?\b/i, has: /घोषणा/, say: 'घोषणा' },
  { en: /\bsuspend/i, unless: /\bclos/i, lacks: /बंद/, say: 'निलंबित' },
  { en: /^(?:\S+ ){0,3}chats?\b/i, unless: /^(?:\S+ ){5}/, has: /चैट/, say: 'चैट' },
  { en: /\bOTP\b/, has: /ओटीपी/, say: 'ओटीपी' },
  { en: /\blocation\b/i, has: /लोकेशन/, say: 'लोकेशन' },
]

/** Verbs that start the text of a button; nouns such as 'Report' are not included. */
export const BUTTON_VERBS =
  'Accept Add Apply Block Cancel Change Choose Clear Close Confirm Continue Copy Create Decide Delete Detect Discard Dismiss Download ' +
  'Edit Explore Find Get Go Hide Keep Leave Load Log Manage Publish Refresh Reload Remove Reopen Reset Restore Retry Save Select Send ' +
  'Show Submit Track Try Turn Unblock Undo Update Upload Use Verify View Visit Withdraw Write'

/** English texts with several Hindi translations, with the reason. */
export const SEVERAL_IN_HINDI: Readonly<Record<string, string>> = {
  New: 'Hindi has a form for each gender and number',
  Open: 'an order, or the state of one thing or of several',
  English: 'a menu names each language in its own words',
  Search: 'the order, and the thing',
  Saved: 'the menu entry, and the state of a post',
  '{{}} new': 'Hindi has a form for each gender and number',
  Directions: 'a link, and the number of its presses',
}
