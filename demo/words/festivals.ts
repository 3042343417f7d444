// How a shop speaks of the festivals. A market after the last listed one simply does without them.
import { festivalDays } from '../../contract/festival-days.ts'
import { inThreeVoices, spoken, type Spoken } from './voices.ts'

export type Festival = {
  name: Spoken
  days: readonly string[]
  greetings: Spoken[]
  /** Only there, only by them, only in these trades; everywhere and everyone when left out. */
  states?: string[]
  faiths?: string[]
  trades?: string[]
  /** What a line says that belongs to this festival alone. */
  words: RegExp
  /** What a line must not say on this day. */
  unfit?: RegExp
}

const named = inThreeVoices
const rites = /पूजा|व्रत|शुभ|मुहूर्त|लगन|puja|auspicious|fasting|satvik/i

export const festivals: Festival[] = [
  {
    name: named('दिवाली | Diwali | Diwali'),
    days: festivalDays.diwali,
    greetings: spoken`
      दीयों की रोशनी आपके आँगन में बनी रहे, यही कामना है। | May the lamps in your courtyard burn long and bright. | Diyon ki roshni aapke aangan mein bani rahe, yahi dua hai.
      घर की सफ़ाई हो गई हो तो अब ख़रीदारी की लिस्ट भी बना लीजिए। | The cleaning is done; now for the shopping list. | Ghar ki safai ho gayi ho to ab list bhi bana lijiye.
      इस दिवाली पहला दीया आप जैसे पुराने ग्राहकों के नाम। | Our first lamp this year is for the customers who kept us going. | Is Diwali pehla diya aap jaise purane grahakon ke naam.`,
    words: /दिवाली|दीपावली|diwali/i,
  },
  {
    name: named('धनतेरस | Dhanteras | Dhanteras'),
    days: festivalDays.dhanteras,
    trades: ['Jewellery', 'Utensils & Household', 'Electronics & Appliances', 'Vehicle Dealer & Spare Parts'],
    greetings: spoken`
      शुभ मुहूर्त में घर आई चीज़ साल भर शुभ रहती है। | What comes home on an auspicious day brings luck all year. | Shubh muhurat mein ghar aayi cheez saal bhar shubh rehti hai.
      धनतेरस पर छोटी सी ख़रीदारी भी बड़ा शगुन है। | On Dhanteras even a small purchase is a good omen. | Dhanteras par chhoti si kharidari bhi bada shagun hai.`,
    words: /धनतेरस|dhanteras/i,
  },
  {
    name: named('छठ | Chhath | Chhath'),
    days: festivalDays.chhath,
    states: ['Bihar', 'Jharkhand', 'Uttar Pradesh', 'Delhi', 'West Bengal'],
    greetings: spoken`
      छठी मइया सबका घर भरा-पूरा रखें। | May Chhathi Maiya keep every home full. | Chhathi Maiya sabka ghar bhara-poora rakhein.
      घाट की ओर जाने से पहले सामान की चिंता हम पर छोड़ दीजिए। | Leave the errands to us before you walk to the ghat. | Ghat jaane se pehle saamaan ki chinta hum par chhod dijiye.
      परदेस से लौटे सभी भाई-बहनों का अपने शहर में स्वागत है। | To everyone who came home from far away: welcome back. | Bahar se laute sabhi bhai-behnon ka apne sheher mein swagat hai.`,
    words: /छठ|chhath/i,
  },
  {
    name: named('दुर्गा पूजा | Durga Puja | Durga Puja'),
    days: festivalDays.durgaPuja,
    greetings: spoken`
      ढाक की आवाज़ सुनाई देने लगी है, तैयारी भी तेज़ हो गई है। | The drums can be heard already, and everyone is in a hurry. | Dhaak ki aawaz aane lagi hai, taiyari bhi tez ho gayi hai.
      माँ दुर्गा आपके परिवार को शक्ति और सुख दें। | May Maa Durga give your family strength and joy. | Maa Durga aapke parivar ko shakti aur sukh dein.
      पंडाल घूमने निकलें तो रास्ते में हमारे यहाँ भी ज़रूर आइए। | When you are out to see the pandals, do look in on us. | Pandal ghoomne niklein to hamare yahan bhi zaroor aaiye.`,
    words: /दुर्गा पूजा|दशहर|नवरात्र|पंडाल|durga puja|dussehra|navratri|pandal/i,
  },
  {
    name: named('होली | Holi | Holi'),
    days: festivalDays.holi,
    greetings: spoken`
      रंग पक्का हो, मन साफ़ हो, यही होली है। | Fast colours and a clean heart, that is Holi. | Rang pakka ho, mann saaf ho, yahi Holi hai.
      गुझिया आपकी, रंग हमारे: होली की ढेरों शुभकामनाएँ। | You bring the gujiya, we bring the colours: a happy Holi to all. | Gujiya aapki, rang hamare: Holi ki dher saari badhai.
      फगुआ गाने वालों की टोली इस बार हमारे यहाँ भी रुकेगी। | The singers of fagua will stop at our door this year. | Fagua gaane walon ki toli is baar hamare yahan bhi rukegi.`,
    words: /होली|फगुआ|अबीर|holi|abir/i,
  },
  {
    name: named('ईद | Eid | Eid'),
    days: festivalDays.eid,
    faiths: ['muslim'],
    greetings: spoken`
      चाँद का इंतज़ार है और घरों में सेवइयों की ख़ुशबू। | We wait for the moon, and the houses smell of sewai. | Chaand ka intezaar hai aur gharon mein sewai ki khushboo.
      सबको रमज़ान की बरकत और ईद की ख़ुशियाँ मुबारक। | The blessings of Ramzan and the joys of Eid to all. | Sabko Ramzan ki barkat aur Eid ki khushiyan mubarak.
      ईद की रौनक में हमारे हर मज़हब के ग्राहक शामिल हैं। | Customers of every faith share our Eid. | Eid ki raunak mein hamare har mazhab ke grahak shamil hain.`,
    words: /ईद|रमज़ान|eid|ramzan/i,
    unfit: rites,
  },
  {
    name: named('बकरीद | Bakrid | Bakrid'),
    days: festivalDays.bakrid,
    faiths: ['muslim'],
    greetings: spoken`
      आप सबको बकरीद की दिली मुबारकबाद। | Heartfelt greetings on Bakrid to all of you. | Aap sabko Bakrid ki dili mubarakbaad.
      त्योहार मिल-बाँटकर ही पूरा होता है। | A festival is complete only when it is shared. | Tyohar mil-baantkar hi poora hota hai.`,
    words: /बकरीद|bakrid/i,
    unfit: rites,
  },
  {
    name: named('सरहुल | Sarhul | Sarhul'),
    days: festivalDays.sarhul,
    states: ['Jharkhand'],
    greetings: spoken`
      सखुआ के फूल खिल गए, मांदर की थाप सुनाई दे रही है। जोहार! | The sal trees are in flower and the mandar is beating. Johar! | Sakhua ke phool khil gaye, mandar ki thaap sunai de rahi hai. Johar!
      प्रकृति का यह परब सबके लिए हरियाली लाए। | May this festival of nature bring green days to everyone. | Prakriti ka yeh parab sabke liye hariyali laaye.`,
    words: /सरहुल|sarhul/i,
  },
  {
    name: named('करमा | Karma | Karma'),
    days: festivalDays.karma,
    states: ['Jharkhand'],
    greetings: spoken`
      करम डाली के साथ भाई-बहन का प्यार हरा रहे। | May the love of brothers and sisters stay as green as the karam branch. | Karam daali ke saath bhai-behen ka pyaar hara rahe.
      अखड़ा सज गया है, आप सबको करमा की जोहार। | The akhra is ready: Karma johar to all of you. | Akhra saj gaya hai, aap sabko Karma ki johar.`,
    words: /करमा|karma/i,
  },
  {
    name: named('रक्षाबंधन | Raksha Bandhan | Raksha Bandhan'),
    days: festivalDays.rakshaBandhan,
    greetings: spoken`
      बहन दूर हो तो भी राखी की डोर छोटी नहीं पड़ती। | However far the sister lives, the thread is long enough. | Behen door ho to bhi rakhi ki dor chhoti nahi padti.
      भाई-बहन का यह दिन मीठा और यादगार हो। | May the day be sweet for brothers and sisters. | Bhai-behen ka yeh din meetha aur yaadgaar ho.`,
    trades: [
      'Sweets & Bakery',
      'Cosmetics & Gift Shop',
      'Clothing & Garments',
      'Jewellery',
      'Beauty Parlour',
      'Footwear',
      'Mobile Shop & Repair',
    ],
    words: /राखी|रक्षाबंधन|rakhi|raksha/i,
  },
  {
    name: named('तीज | Teej | Teej'),
    days: festivalDays.teej,
    states: ['Bihar', 'Jharkhand', 'Uttar Pradesh', 'Rajasthan', 'Madhya Pradesh'],
    trades: [
      'Clothing & Garments',
      'Beauty Parlour',
      'Cosmetics & Gift Shop',
      'Tailor & Boutique',
      'Jewellery',
      'Sweets & Bakery',
    ],
    greetings: spoken`
      हरी चूड़ियाँ, मेहंदी और नई साड़ी: तीज की तैयारी पूरी कीजिए। | Green bangles, mehndi and a new sari: get ready for Teej. | Hari chudiyan, mehndi aur nayi saree: Teej ki taiyari poori kijiye.
      व्रत रखने वाली सभी बहनों को शुभकामनाएँ। | Our good wishes to every woman who keeps the fast. | Vrat rakhne wali sabhi behnon ko shubhkamnayein.`,
    words: /तीज|teej/i,
  },
  {
    name: named('सरस्वती पूजा | Saraswati Puja | Saraswati Puja'),
    days: festivalDays.saraswatiPuja,
    states: ['Bihar', 'Jharkhand', 'West Bengal', 'Tripura', 'Assam', 'Odisha'],
    trades: [
      'Books & Stationery',
      'School, Coaching & Tuition',
      'Printing & Flex',
      'Sweets & Bakery',
      'Event, Tent & Catering',
      'Computer & Cyber Cafe',
      'Puja Samagri & Pandit',
    ],
    greetings: spoken`
      माँ शारदे हर विद्यार्थी की क़लम में बल दें। | May Maa Sharda put strength into every pen. | Maa Sharde har vidyarthi ki kalam mein bal dein.
      बसंत आ गया है, मन भी पीला-पीला हो रहा है। | Spring is here and everything is turning yellow. | Basant aa gaya hai, mann bhi peela-peela ho raha hai.`,
    words: /सरस्वती|बसंत पंचमी|saraswati/i,
  },
  {
    name: named('विश्वकर्मा पूजा | Vishwakarma Puja | Vishwakarma Puja'),
    days: festivalDays.vishwakarmaPuja,
    states: ['Bihar', 'Jharkhand', 'West Bengal', 'Odisha', 'Uttar Pradesh', 'Assam', 'Tripura'],
    trades: [
      'Electrician',
      'Plumber & Sanitary',
      'Carpenter & Furniture',
      'Hardware & Building Material',
      'Contractor, Mason & Painter',
      'Automobile Repair & Garage',
      'Vehicle Dealer & Spare Parts',
      'Appliance & AC Repair',
      'Printing & Flex',
      'Travel, Taxi & Transport',
      'Mobile Shop & Repair',
    ],
    greetings: spoken`
      औज़ारों की पूजा का दिन नज़दीक है, मशीनें भी आराम करेंगी। | The day when tools are honoured is near; the machines will rest too. | Auzaaron ki puja ka din nazdeek hai, machine bhi aaram karengi.
      जिस हाथ में हुनर है, उस पर बाबा विश्वकर्मा की कृपा बनी रहे। | May Baba Vishwakarma bless every skilled hand. | Jis haath mein hunar hai, us par Baba Vishwakarma ki kripa bani rahe.`,
    words: /विश्वकर्मा|vishwakarma/i,
  },
  {
    name: named('मकर संक्रांति | Makar Sankranti | Makar Sankranti'),
    days: festivalDays.makarSankranti,
    trades: [
      'Grocery & Kirana Store',
      'Sweets & Bakery',
      'Dairy & Milk Products',
      'Clothing & Garments',
      'Utensils & Household',
      'Wholesale & Distributor',
      'Restaurant & Dhaba',
      'Puja Samagri & Pandit',
    ],
    greetings: spoken`
      दही-चूड़ा, तिलकुट और ठंड की धूप: इससे अच्छी सुबह नहीं होती। | Curd and chura, tilkut and winter sun: no morning is better. | Dahi-chuda, tilkut aur thand ki dhoop: isse achhi subah nahi hoti.
      सूरज उत्तर की ओर चला, दिन बड़े होंगे और काम भी। | The sun turns north; longer days and more work ahead. | Suraj uttar ki or chala, din bade honge aur kaam bhi.`,
    words: /संक्रांति|तिलकुट|sankranti|tilkut/i,
  },
  {
    name: named('क्रिसमस | Christmas | Christmas'),
    days: festivalDays.christmas,
    faiths: ['christian'],
    greetings: spoken`
      घर-घर तारे टँग गए हैं, सबको क्रिसमस की बधाई। | Paper stars hang at every door: a merry Christmas to all. | Ghar-ghar taare tang gaye hain, sabko Christmas ki badhai.
      प्रेम और शांति हर घर तक पहुँचे। | Peace and love to every home. | Prem aur shanti har ghar tak pahunche.`,
    words: /क्रिसमस|christmas/i,
    unfit: rites,
  },
  {
    name: named('स्वतंत्रता दिवस | Independence Day | Independence Day'),
    days: festivalDays.independenceDay,
    greetings: spoken`
      मोहल्ले के बच्चों के साथ सुबह आठ बजे झंडा फहराया जाएगा। | The children of the street will raise the flag at eight. | Mohalle ke bachchon ke saath subah aath baje jhanda fehraya jayega.
      देश के नाम एक दिन, ईमानदार काम हर दिन। | One day for the country, honest work every day. | Desh ke naam ek din, imaandaar kaam har din.`,
    words: /स्वतंत्रता|independence/i,
    unfit: rites,
  },
  {
    name: named('गणेश चतुर्थी | Ganesh Chaturthi | Ganesh Chaturthi'),
    days: festivalDays.ganeshChaturthi,
    states: ['Maharashtra', 'Goa', 'Karnataka', 'Telangana', 'Andhra Pradesh', 'Gujarat', 'Tamil Nadu'],
    greetings: spoken`
      गणपति बाप्पा आपके घर सुख लेकर आएँ। | May Ganpati Bappa bring joy to your home. | Ganpati Bappa aapke ghar sukh lekar aayein.
      मोदक की महक और आरती की धुन से गली जाग उठी है। | The lane is awake with modak and aarti. | Modak ki mehek aur aarti ki dhun se gali jaag uthi hai.`,
    words: /गणेश चतुर्थी|गणपति|ganesh chaturthi|ganpati/i,
  },
  {
    name: named('ओणम | Onam | Onam'),
    days: festivalDays.onam,
    states: ['Kerala'],
    greetings: spoken`
      फूलों की रंगोली सज गई है, ओणम की शुभकामनाएँ। | The flower carpets are laid: a happy Onam to all. | Phoolon ki rangoli saj gayi hai, Onam ki shubhkamnayein.`,
    words: /ओणम|onam/i,
  },
]
