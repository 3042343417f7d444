// Words in queries that businesses need not match: 'mithai ki dukan', 'best tailor in gaya', 'shop near me'. Compared by spelling: by
// sound, 'and' would be Anand, and 'to' tv.
const STOPWORDS = `
  a an and the of in on at for to by with near nearby around me my best good top cheap all any some is are
  aur ka ke ki ko se me mein men par pe hai hain ya wala wale wali vala waala ji jee n
  aas paas pas nazdik najdik nazdeek kareeb karib accha achha acha achhi acche sabse sasta mera mere meri kahan chahiye
  और एंड एण्ड ऐंड का के की को से में पर पे है हैं या वाला वाले वाली जी आस पास नज़दीक नजदीक करीब अच्छा अच्छी अच्छे सबसे सस्ता
  मेरा मेरे मेरी कहाँ कहां चाहिए`

const PROVIDER_WORDS = `
  shop shops store stores dukan dukaan dookan dukhan market bazaar bazar centre center point corner house
  kendra kendr bhandar bhandaar ghar seva sewa service services work works kaam kam saman samaan
  दुकान दूकान स्टोर शॉप मार्केट बाज़ार बाजार सेंटर केंद्र केन्द्र भंडार भण्डार घर सेवा सर्विस काम सामान`

const wordsIn = (list: string) => new Set(list.normalize('NFC').trim().split(/\s+/))
const stopwords = wordsIn(STOPWORDS)
const providerWords = wordsIn(PROVIDER_WORDS)

/** Not indexed in texts either. */
export const isStopword = (word: string) => stopwords.has(word)

/** Need not match. */
export const isOptional = (word: string) => stopwords.has(word) || providerWords.has(word)
