// Words that displayed texts must not use, their replacement and the exceptions. specified.txt has the specification's texts. A place is
// a file of web/locales with a key, or a file with the name of a constant.

export type ForbiddenWord = Readonly<{ word: RegExp; say: string; allowedIn?: RegExp }>

/** Where Hindi may use the polite -इए. */
export const MARKETING =
  /^demo\/|^(?:Index|Services|Home\.meta)\.|^\w+\.meta\.description$|^Footer\.description$/

/** Words of a shopkeeper, and names of places: they may mean what the interface must not say. */
const PEOPLE = /^demo\/|^data\/(?:districts|states)/

/** Where a counter, a stall or a window is a thing in a shop, or a heading of a marketing page. */
const SHOP_THINGS = /^demo\/|^(?:Index|Services)\.(?:.*\.)?(?:title\w*|empty)$/

/** Texts of the web without those that people read at length: policies, marketing, the admin panel and page descriptions. */
export const PHONE_SCREENS =
  /^(?!(?:PrivacyPolicy|ConsentForm|Index|Services|Admin\w*|LoginAdmin|styleguide)\.|Footer\.description|Offline\.manifest|\w+\.(?:\w+\.)*meta\.)[A-Z]\w*\.[\w.-]+$/

export const ENGLISH: readonly ForbiddenWord[] = [
  { word: /\bwhoever\b/i, say: 'the person who, people who' },
  { word: /\bwhom\b/i, say: 'who, or another sentence' },
  { word: /\bsomebody\b/i, say: 'someone, another staff member, a customer' },
  { word: /\b(?:no|any|every)body\b/i, say: 'no one, anyone, everyone, only' },
  {
    word: /\b(?:will stand|stands? (?:here|at|beside|first)|how it stands|let it stand)\b/i,
    say: 'is, appears',
    allowedIn: PEOPLE,
  },
  { word: /\b(?:takes?|took|taken) (?:\w+ )?on\b/i, say: 'add, added', allowedIn: PEOPLE },
  { word: /\blet (?:\w+ )?back in\b/i, say: 'restore access' },
  { word: /\b(?:shall|upon|anew|for good)\b/i, say: 'will, on, again, permanently' },
  { word: /\bshut out\b/i, say: 'suspend' },
  { word: /\bbec[ao]mes? of\b/i, say: 'the status of, the result of' },
  { word: /\bmay read,? (?:and|but)\b/i, say: 'You can read but not post for now.' },
  { word: /\bthe account (?:reads?|writes?|speaks?)\b/i, say: 'people read and write' },
  { word: /\b(?:make|keep your) peace\b/i, say: 'unblock, block' },
  { word: /\bthe house\b/i, say: 'the system', allowedIn: PEOPLE },
  { word: /\bletters act\b/i, say: 'keyboard shortcuts' },
  { word: /\bwhat waits\b|\bwaits for one\b/i, say: 'pending' },
  { word: /\bdesks?\b/i, say: 'admin panel', allowedIn: PEOPLE },
  { word: /\bsign(?:ed|s)? (?:you )?(?:in|out)\b/i, say: 'log in, log out' },
  { word: /\b(?:stalls?|counter)\b/i, say: 'shop, page', allowedIn: SHOP_THINGS },
  { word: /(?<!(?:new|this) )\bwindow\b/i, say: 'page', allowedIn: SHOP_THINGS },
  { word: /\bproviders?\b/i, say: 'business' },
  { word: /\be-mail/i, say: 'email' },
  {
    word: /\b(?:no|the|a|without a) line\b(?! of)|\bline is back\b/i,
    say: 'internet, online, offline',
    allowedIn: PEOPLE,
  },
  { word: /\bcheck your (?:connection|network)\b/i, say: 'Check your internet' },
  {
    word: /\bno (?:internet )?connection\b|\bwith(?:out)? a connection\b/i,
    say: 'No internet, online, offline',
  },
  { word: /\bthrow(?:n)? (?:\w+ ){0,2}away\b/i, say: 'Delete, Discard', allowedIn: PEOPLE },
  { word: /\bby itself\b/i, say: 'automatically, or nothing' },
  { word: /\bversion is there\b/i, say: 'is available' },
  { word: /\b(?:is|are) told\b/i, say: 'gets a notification' },
  { word: /\bone-time codes?\b|\b(?:six-digit|verification|reset) codes?\b(?! (?:that|from) )/i, say: 'OTP' },
  { word: /\bpictures?\b/i, say: 'photo' },
  { word: /\bcould not be loaded\b/i, say: 'Couldn’t load …' },
  { word: /\bPlease try again\b/i, say: 'Try again' },
  { word: /\blatest first\b/i, say: 'newest first' },
  { word: /\badministrators?\b/i, say: 'our team, staff' },
  { word: /\bin the meantime\b/i, say: 'elsewhere' },
  { word: /\bsession has ended\b/i, say: 'You were logged out.' },
  { word: /\banother window\b/i, say: 'another phone or tab' },
  { word: /\bquiet hours\b/i, say: 'Do not disturb' },
  { word: /\b(?:no|all|choose a|the) figures?\b/i, say: 'views and calls' },
  { word: /\blist your shop\b|\bfind a shop\b/i, say: 'List your business, Search businesses' },
  { word: /\bring (?:us|you|first|once|a day)\b|\bplease ring\b|\bdearer\b/i, say: 'call, costs more' },
  { word: /\.\.\.$/, say: '…' },
  { word: /[“”]/, say: 'quotes ‘ ’' },
]

export const HINDI: readonly ForbiddenWord[] = [
  // Subjects with both languages name it once.
  { word: /Haat/, say: 'हाट', allowedIn: /“Haat.* · .*”$/ },
  { word: /कारोबार(?!ी|ि)(?! का विवरण)/, say: 'दुकान', allowedIn: PEOPLE },
  { word: /कारोबार(?:ी|ि)|विक्रेता/, say: 'दुकानदार, दुकान' },
  { word: /व्यापारी/, say: 'दुकानदार', allowedIn: /^Wholesale & Distributor$/ },
  { word: /व्यवसाय/, say: 'दुकान' },
  { word: /संपर्क (?:के )?अनुरोध/, say: 'पूछताछ' },
  { word: /उत्तर(?! प्रदेश|ाखंड)/, say: 'जवाब', allowedIn: PEOPLE },
  { word: /निर्णय/, say: 'फ़ैसला' },
  { word: /सत्याप|पुष्टि/, say: 'वेरिफ़ाई करें, वेरिफ़ाइड; क्या आप पक्का …' },
  { word: /वजह/, say: 'कारण' },
  { word: /पन्न[ाेो]|पृष्ठ/, say: 'पेज', allowedIn: PEOPLE },
  { word: /प्रशासक|व्यवस्थापक|कर्मचारी/, say: 'हाट टीम, स्टाफ़' },
  { word: /मेज़/, say: 'एडमिन पैनल', allowedIn: PEOPLE },
  { word: /परिचय/, say: 'टैगलाइन, विवरण' },
  { word: /लेखा-बही/, say: 'ऑडिट लॉग' },
  { word: /पूर्वावलोकन/, say: 'प्रीव्यू' },
  { word: /समीक्षा/, say: 'रिव्यू' },
  { word: /मूल्य[ -]सूची/, say: 'रेट लिस्ट' },
  { word: /उपयोगकर्ता नाम/, say: 'यूज़रनेम' },
  { word: /हिन्दी/, say: 'हिंदी' },
  { word: /मेनू/, say: 'मेन्यू' },
  { word: /ई-मेल/, say: 'ईमेल' },
  { word: /लॉगिन/, say: 'लॉग इन' },
  { word: /सहेज/, say: 'सेव करें' },
  { word: /तस्वीर/, say: 'फ़ोटो' },
  { word: /टिप्पण/, say: 'कमेंट, नोट' },
  { word: /संदेश/, say: 'मैसेज' },
  { word: /सूचना|सूचनाओं/, say: 'नोटिफ़िकेशन' },
  { word: /श्रेणी|श्रेणि/, say: 'कैटेगरी' },
  { word: /निलंब|प्रतिबंध/, say: 'सस्पेंड, बैन' },
  { word: /प्रकाशित/, say: 'पोस्ट करें' },
  { word: /शीर्षक|इकाई|समूह/, say: 'टाइटल, यूनिट, ग्रुप', allowedIn: /^data\/states/ },
  { word: /ताज़ा (?:कर|हो)/, say: 'रीफ़्रेश करें' },
  { word: /सूची|सूचि(?!त)/, say: 'लिस्ट' },
  { word: /क़दम/, say: 'स्टेप', allowedIn: PEOPLE },
  { word: /के रूप में लॉग इन/, say: 'ग्राहक लॉग इन' },
  { word: /केवल/, say: 'सिर्फ़' },
  { word: /फिर से कोशिश/, say: 'फिर कोशिश करें' },
  { word: /आसपास/, say: 'आस-पास' },
  { word: /ढूँढ|ढूंढ/, say: 'खोजें' },
  { word: /(?:बिना|की) लाइन के|लाइन (?:नहीं है|आते|का इंतज़ार)|कनेक्शन|नेटवर्क(?! पता)/, say: 'इंटरनेट, नेट' },
  { word: /अनपढ़/, say: '… नए मैसेज' },
  { word: /शांति का समय/, say: 'इस समय नोटिफ़िकेशन न आएँ' },
  { word: /आ रह[ीाे] हैं?…|खुल रह[ीाे] हैं?…/, say: 'लोड हो रहा है…' },
  { word: /नहीं (?:आ|खुल) पा/, say: 'लोड नहीं हुआ', allowedIn: PEOPLE },
  { word: /सत्र(?!ह)|सेशन/, say: 'लॉग इन का समय' },
  { word: /कुंजी|कुंजियाँ/, say: 'चाबी' },
  { word: /व्हाट्सऐप|क्यूआर/, say: 'WhatsApp, QR' },
  { word: /आँकड़/, say: 'गिनती, कितने लोगों ने देखा' },
  { word: /आज़माइश/, say: 'डेमो' },
  { word: /वर्शन/, say: 'वर्ज़न' },
  { word: /कि\.मी\./, say: 'किमी' },
  { word: /[०-९]/, say: 'digits 0-9', allowedIn: /username-key|CodeInput/ },
  { word: /[“”]/, say: 'quotes ‘ ’' },
  { word: /एं(?![\p{L}\p{M}])/u, say: 'एँ' },
  { word: /(?<![\p{L}\p{M}])(?:तू|तुम|तुम्हें|तुम्हार[ाीे]|तेर[ाीे])(?![\p{L}\p{M}])/u, say: 'आप', allowedIn: PEOPLE },
  {
    word: /(?<![\p{L}\p{M}])(?:करो|जाओ|आओ|भेजो|लिखो|देखो|चुनो|रखो|खोलो|बताओ|पढ़ो|खोजो|हटाओ|मिटाओ)(?![\p{L}\p{M}])/u,
    say: 'करें, जाएँ, भेजें',
    allowedIn: PEOPLE,
  },
]

/** Stems with a missing nukta; `$` marks a whole word. */
export const WITHOUT_NUKTA =
  'जिला जिले जिलों फोन फोटो फाइल फॉर्म फर्नीचर फास्ट फूड फैसल फिल्टर फिलहाल फर्क फेसबुक फोल्डर फौरन फायद फीस फसल फैशन फैब्रिक ' +
  'फिटनेस फिजियो फार्म प्रोफाइल ऑफर ऑफलाइन ऑफिस वेरिफाइ ड्राफ्ट सिर्फ तरफ साफ माफ काफी हफ्त मुफ्त दफ्तर खिलाफ ' +
  'खाली खुद$ खबर खराब खरीद खत्म खर्च खास खुश खारिज ख्याल तारीख आखिर अखबार दाखिल गलत गायब कागज ' +
  'जरूर ज्यादा जमीन जिंदगी जिम्मेदार जोर बाजार दरवाज आवाज नजर नजदीक चीज रोज मंजूर ताजा ताजी ताजे सब्जी दर्जी इंतजार अंग्रेजी ' +
  'यूजर ब्राउजर कमजोर मजबूत इजाजत अंदाज डिजाइन मरीज बाकी नक्श कदम कानून तरीका तरीके मुताबिक ' +
  'फ्रिज फुट$ फ्रेम कैफे फ्लैट फ्लेक्स गिफ्ट कलम कर्ज मौका मौके नुस्ख बगल दाग खुशबू'

/** Words that the Hindi text needs if the English one has them. */
type WordPair = Readonly<{ en: RegExp; unless?: RegExp; has?: RegExp; lacks?: RegExp; say: string }>

export const PAIRS: readonly WordPair[] = [
  { en: /^Cancel$/, has: /^रद्द करें$/, say: 'रद्द करें' },
  { en: /\bdelet/i, unless: /\bremov|\btake down|\bdeleted user/i, lacks: /हटा|हटे/, say: 'मिटाएँ' },
  { en: /\bremov/i, unless: /\bdelet|\bclear/i, lacks: /मिटा/, say: 'हटाएँ' },
  { en: /\bnotes?\b/i, unless: /\bcomment|\bplease note|\bnote (?:how|that)/i, lacks: /कमेंट/, say: 'नोट' },
  { en: /\bannouncements?\b/i, has: /घोषणा/, say: 'घोषणा' },
  { en: /\bsuspend/i, unless: /\bclos/i, lacks: /बंद/, say: 'सस्पेंड' },
  { en: /^(?:\S+ ){0,3}chats?\b/i, unless: /^(?:\S+ ){5}/, has: /चैट/, say: 'चैट' },
  { en: /\bOTP\b/, has: /ओटीपी/, say: 'ओटीपी' },
  { en: /\blocation\b/i, has: /लोकेशन/, say: 'लोकेशन' },
  { en: /\bphotos?\b/i, has: /फ़ोटो/, say: 'फ़ोटो' },
  { en: /\bcomments?\b/i, unless: /\breply to comments/i, has: /कमेंट/, say: 'कमेंट' },
  { en: /\breviews\b|\b(?:a|your) review\b/i, has: /रिव्यू/, say: 'रिव्यू' },
  { en: /\bverified\b/i, has: /वेरिफ़ा/, say: 'वेरिफ़ाइड' },
  { en: /\binternet\b/i, has: /नेट/, say: 'इंटरनेट, नेट' },
  { en: /\bcouldn't load\b/i, has: /लोड नहीं/, say: 'लोड नहीं हुआ' },
  { en: /^loading/i, has: /लोड/, say: 'लोड हो रहा है…' },
  { en: /\bprice lists?\b/i, has: /रेट लिस्ट/, say: 'रेट लिस्ट' },
  { en: /\bdistricts?\b/i, has: /ज़िल/, say: 'ज़िला' },
  { en: /\bsteps? \{\{/i, has: /स्टेप/, say: 'स्टेप' },
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
  Post: 'the order, and the thing',
  Customer: 'the person, and the menu entry of the login',
  'Invalid login. Try again.': 'a refused login, and no internet',
}
