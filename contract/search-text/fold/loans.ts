// English words whose spelling and Hindi sound no rule connects. Each is indexed by both keys.
import { isDevanagari } from './devanagari.ts'
import { soundKeys } from './sound.ts'

const signboard =
  'academy एकेडमी, advocate एडवोकेट, agency एजेंसी, agent एजेंट, automobiles ऑटोमोबाइल्स, ' +
  'bakery बेकरी, band बैंड, bank बैंक, banner बैनर, battery बैटरी, beauty ब्यूटी, bike बाइक, ' +
  'boutique बुटीक, bread ब्रेड, brothers ब्रदर्स, bus बस, cafe कैफे, cake केक, camera कैमरा, ' +
  'care केयर, caterers कैटरर्स, catering कैटरिंग, cement सीमेंट, chemical केमिकल, chemist केमिस्ट, ' +
  'chicken चिकन, collection कलेक्शन, college कॉलेज, communication कम्युनिकेशन, company कंपनी, ' +
  'computer कंप्यूटर, construction कंस्ट्रक्शन, courier कूरियर, cyber साइबर, cycle साइकिल, ' +
  'decorators डेकोरेटर्स, design डिज़ाइन, digital डिजिटल, electric इलेक्ट्रिक, electrical इलेक्ट्रिकल, ' +
  'electrician इलेक्ट्रीशियन, electronics इलेक्ट्रॉनिक्स, engineer इंजीनियर, engineering इंजीनियरिंग, ' +
  'enterprises एंटरप्राइजेज, event इवेंट, fancy फैंसी, fashion फैशन, finance फाइनेंस, flat फ्लैट, ' +
  'furniture फर्नीचर, garage गैराज, gas गैस, general जनरल, gents जेंट्स, group ग्रुप, gym जिम, ' +
  'home होम, hostel हॉस्टल, hotel होटल, industries इंडस्ट्रीज, institute इंस्टीट्यूट, ' +
  'insurance इंश्योरेंस, jewellers ज्वैलर्स, jewellery ज्वैलरी, lab लैब, ladies लेडीज, ' +
  'library लाइब्रेरी, machine मशीन, machinery मशीनरी, makeup मेकअप, mechanic मैकेनिक, ' +
  'medicine मेडिसिन, mobile मोबाइल, music म्यूजिक, mutton मटन, new न्यू, nursing नर्सिंग, ' +
  'online ऑनलाइन, palace पैलेस, pathology पैथोलॉजी, pipe पाइप, plumber प्लंबर, private प्राइवेट, ' +
  'public पब्लिक, pump पंप, puncture पंचर, recharge रिचार्ज, repair रिपेयर, repairing रिपेयरिंग, ' +
  'restaurant रेस्टोरेंट, rickshaw रिक्शा, salon सैलून, sanitary सैनिटरी, service सर्विस, ' +
  'services सर्विसेज, taxi टैक्सी, telecom टेलीकॉम, textiles टेक्सटाइल्स, ticket टिकट, tiles टाइल्स, ' +
  'tractor ट्रैक्टर, traders ट्रेडर्स, travels ट्रैवल्स, tuition ट्यूशन, tyre टायर, video वीडियो, ' +
  'wholesale होलसेल, wire वायर, wiring वायरिंग'

export const loans = [...signboard.normalize('NFC').matchAll(/([a-z]+) ([^ ,]+)/g)].map(
  ([, english = '', hindi = '']) => ({
    english,
    hindi,
  }),
)

const hindiKeys = new Map(loans.map(({ english, hindi }) => [english, soundKeys(hindi)]))
const englishKeys = new Map(
  loans.flatMap(({ english, hindi }) => soundKeys(hindi).map((key) => [key, soundKeys(english)] as const)),
)

// A loan word in Devanagari is recognised by its key, because it has several spellings (कंप्यूटर, कम्प्यूटर); one in English by its
// letters, so that लाभ does not become lab.
export const loanKeys = (word: string, ownKeys: string[]): string[] =>
  isDevanagari(word) ? ownKeys.flatMap((key) => englishKeys.get(key) ?? []) : (hindiKeys.get(word) ?? [])
