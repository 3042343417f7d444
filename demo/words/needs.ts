// What customers look for, by category, and how businesses reply.
type Wish = { hi: string; en: string; rupees?: number }

export const wishes: Readonly<Record<string, readonly Wish[]>> = {
  'Sweets & Bakery': [
    {
      hi: 'शादी के लिए 20 किलो लड्डू और 5 किलो बालूशाही चाहिए',
      en: '20 kg laddu and 5 kg balushahi for a wedding',
      rupees: 9_000,
    },
    {
      hi: 'बेटी के जन्मदिन के लिए 2 किलो का अंडा-रहित केक',
      en: 'A 2 kg eggless cake for a birthday',
      rupees: 1_200,
    },
    {
      hi: 'कल सुबह ऑफ़िस के लिए 100 समोसे और 50 जलेबी',
      en: '100 samosas and 50 jalebis for the office tomorrow morning',
      rupees: 2_000,
    },
    { hi: 'पूजा के लिए शुद्ध घी का 3 किलो पेड़ा', en: '3 kg peda in pure ghee for a puja' },
    { hi: 'मेहमानों के लिए डिब्बे में पैक 40 मिठाई बॉक्स', en: '40 boxes of mixed sweets for guests', rupees: 8_000 },
  ],
  'Event, Tent & Catering': [
    {
      hi: 'तिलक में 200 लोगों का खाना और टेंट चाहिए',
      en: 'Tent and food for 200 guests at a tilak',
      rupees: 60_000,
    },
    {
      hi: 'छत पर 50 लोगों के लिए कुर्सी, टेबल और लाइट',
      en: 'Chairs, tables and lights for 50 people on the roof',
    },
  ],
  Electrician: [
    { hi: 'दो कमरों की वायरिंग और पंखा लगवाना है', en: 'Wiring of two rooms and a ceiling fan', rupees: 4_000 },
    {
      hi: 'इन्वर्टर बार-बार बंद हो जाता है, देखने आएँ',
      en: 'The inverter keeps switching off, please come and check',
    },
  ],
  'Plumber & Sanitary': [
    {
      hi: 'रसोई का नल टपक रहा है और सिंक जाम है',
      en: 'The kitchen tap leaks and the sink is blocked',
      rupees: 500,
    },
    { hi: 'बाथरूम में नया गीज़र और पाइप लगवाना है', en: 'A new geyser and pipes in the bathroom' },
  ],
  'Appliance & AC Repair': [
    {
      hi: 'डेढ़ टन का एसी ठंडा नहीं कर रहा, गैस भरवानी है',
      en: 'A 1.5 ton AC does not cool, it may need gas',
      rupees: 2_500,
    },
    { hi: 'फ़्रिज में बर्फ़ जम जाती है, ठीक करना है', en: 'The fridge is full of ice and needs a repair' },
  ],
  'Clothing & Garments': [
    { hi: 'शादी के लिए बनारसी साड़ी, बजट के अंदर', en: 'A Banarasi saree for a wedding', rupees: 6_000 },
    { hi: 'स्कूल की 3 जोड़ी ड्रेस, कक्षा 5 के लिए', en: 'Three sets of school uniform for class 5' },
  ],
  'Tailor & Boutique': [
    { hi: 'चार ब्लाउज़ और एक लहंगा सिलवाना है', en: 'Four blouses and a lehenga to be stitched', rupees: 3_500 },
  ],
  'Mobile Shop & Repair': [
    {
      hi: 'फ़ोन की टूटी स्क्रीन बदलवानी है, आज ही',
      en: 'A broken phone screen to be replaced today',
      rupees: 2_000,
    },
  ],
  'Travel, Taxi & Transport': [
    {
      hi: 'परिवार के 6 लोगों के लिए 2 दिन की गाड़ी, राजगीर तक',
      en: 'A car for six people to Rajgir, two days',
      rupees: 7_000,
    },
  ],
  'Photography & Video': [
    {
      hi: 'रिसेप्शन की फ़ोटो और वीडियो, एक दिन',
      en: 'Photos and a video of a reception, one day',
      rupees: 15_000,
    },
  ],
  'School, Coaching & Tuition': [
    { hi: 'कक्षा 10 के गणित के लिए घर पर ट्यूशन', en: 'Home tuition in mathematics for class 10', rupees: 2_000 },
  ],
  'Contractor, Mason & Painter': [
    { hi: 'तीन कमरों की पुताई, सामान के साथ', en: 'Painting of three rooms, with the paint', rupees: 18_000 },
  ],
  'Carpenter & Furniture': [
    { hi: 'छह फ़ुट की अलमारी और बेड बनवाना है', en: 'A six foot wardrobe and a bed to be made', rupees: 25_000 },
  ],
  'Grocery & Kirana Store': [
    { hi: 'महीने भर का राशन घर पहुँचाना है', en: 'Groceries for a month, delivered at home', rupees: 5_000 },
  ],
  'Beauty Parlour': [
    { hi: 'घर पर दुल्हन का मेकअप और मेहंदी', en: 'Bridal make-up and mehndi at home', rupees: 8_000 },
  ],
  'Computer & Cyber Cafe': [
    { hi: 'लैपटॉप बहुत धीमा है, एसएसडी लगवानी है', en: 'A slow laptop needs an SSD', rupees: 3_000 },
  ],
  'Printing & Flex': [
    { hi: 'शादी के 300 कार्ड और एक बैनर छपवाना है', en: '300 wedding cards and a banner', rupees: 6_000 },
  ],
  'Laundry & Cleaning': [{ hi: 'तीन कंबल और परदे धुलवाने हैं', en: 'Three blankets and curtains to be washed' }],
}

export const offers = {
  hi: [
    'हाँ, हो जाएगा। सामान ताज़ा और पूरा मिलेगा।',
    'समय पर हो जाएगा, पहले भी ऐसे कई काम किए हैं।',
    'आज शाम तक बता दें तो कल हो जाएगा।',
    'घर आकर देख लेंगे, देखने का पैसा नहीं लगेगा।',
    'दाम में सब कुछ शामिल है, अलग से कुछ नहीं।',
  ],
  en: [
    'Yes, we can do it. Everything fresh and in time.',
    'We have done many of these. It will be ready in time.',
    'Tell us by this evening and it is done tomorrow.',
    'We will come and have a look first, free of charge.',
    'The price includes everything.',
  ],
} as const
