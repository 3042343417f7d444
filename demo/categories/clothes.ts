import { exchanges, items, pieces, says, type Category } from './category.ts'

export const clothing: Category = {
  category: 'Clothing & Garments',
  weight: 13,
  providers: says`
    वस्त्रालय | Vastralaya
    साड़ी सेंटर | Saree Centre
    गारमेंट्स | Garments
    रेडीमेड स्टोर | Readymade Store
    फ़ैशन हाउस | Fashion House`,
  mottos: says`
    पूरे परिवार का कपड़ा, एक ही छत के नीचे | Clothes for the whole family under one roof
    देखिए दस, पहनिए वही जो मन भाए | See ten, take the one you love
    पक्का रंग, पक्का भरोसा | Fast colours, lasting trust`,
  about: says`
    साड़ी, सूट, कुर्ता और बच्चों के कपड़े सूरत, बनारस और कोलकाता से हर महीने नए आते हैं। | Sarees, suits, kurtas and children's wear arrive every month from Surat, Banaras and Kolkata.
    भागलपुरी सिल्क और मधुबनी छपाई बुनकरों से सीधे ली जाती है, हर थान पर बुनकर का नाम लिखा है। | Bhagalpuri silk and Madhubani prints are bought from the makers themselves, with the weaver's name on every piece.
    साइज़ न बैठे तो सात दिन में बदल दीजिए, और छोटी-मोटी काट-छाँट यहीं मुफ़्त हो जाती है। | If the size is wrong, exchange it within seven days; small alterations are done here free of charge.`,
  items: items`
    भागलपुरी सिल्क साड़ी | Bhagalpuri silk saree | 2200 piece | तसर का असली धागा, हल्की चमक, पहनने में मुलायम। | Real tussar yarn with a quiet shine, soft to wear.
    सूती कुर्ता | cotton kurta | 550 piece | गर्मी के लिए हथकरघे का कपड़ा, धोने के बाद सिकुड़ता नहीं। | Handloom cotton for summer that does not shrink in the wash.
    सलवार सूट पीस | salwar suit piece | 750 set | कुर्ता, सलवार और कढ़ाई वाला दुपट्टा, बिना सिला। | Kurta and salwar lengths with an embroidered dupatta, unstitched.
    बच्चों की ड्रेस | children's dress | 350 piece | दो से दस साल, भीतर सूती अस्तर ताकि चुभे नहीं। | For ages two to ten, lined with cotton so that it never itches.
    जींस पैंट | denim jeans | 799 piece | थोड़ा खिंचने वाला कपड़ा, लंबाई यहीं ठीक कर देते हैं। | With a little stretch, and we fix the length while you wait.`,
  tips: pieces`
    असली सिल्क की पहचान | Telling real silk | किनारे से एक धागा निकालकर जलाइए। बाल जलने जैसी गंध आए और राख मसलने पर बिखर जाए तो सिल्क असली है; प्लास्टिक जैसी गोली बने तो नहीं। | Pull a thread from the edge and burn it. If it smells of burnt hair and the ash crumbles, it is silk; if it melts into a hard bead, it is not.
    रंग पहली धुलाई में न उतरे | Keep the colour in the first wash | नया सूती कपड़ा एक घंटे नमक वाले ठंडे पानी में भिगोइए, फिर उलटकर छाँव में सुखाइए। गहरे रंग पहली तीन बार अलग ही धोइए। | Soak new cotton in cold salted water for an hour, turn it inside out and dry it in the shade. Wash dark colours alone the first three times.
    साड़ी की तह बदलते रहिए | Change the fold of a saree | भारी साड़ी को मलमल में लपेटकर रखिए और हर तीन महीने पर उसकी तह बदलिए। प्लास्टिक की थैली में ज़री काली पड़ जाती है। | Wrap heavy sarees in muslin and refold them every three months. Plastic bags turn the zari black.`,
  stories: pieces`
    गद्दी पर खुली पाँच सौ साड़ियाँ | Five hundred sarees on the mattress | एक परिवार शादी की ख़रीदारी के लिए सुबह ग्यारह बजे बैठा और शाम सात बजे उठा। पाँच सौ साड़ियाँ खुलीं, चार बार चाय आई, और दुल्हन ने वही ली जो सबसे पहले देखी थी। | A family sat down for wedding shopping at eleven and rose at seven. Five hundred sarees were opened, tea came four times, and the bride took the very first one she had seen.
    बुनकर के घर से | From the weaver's house | नाथनगर के जिस करघे से हमारी सिल्क आती है, वहाँ पिछले महीने फिर से दूसरा करघा लगा। बेटा शहर की नौकरी छोड़कर लौट आया है। उसकी पहली बुनी साड़ी हमने बेची नहीं, दुकान में टाँग रखी है। | The home in Nathnagar where our silk is woven has set up its second loom again. The son left a city job and came back. His first saree is not for sale: it hangs in our shop.`,
  questions: exchanges`
    साइज़ छोटा निकले तो बदल देंगे? | Will you exchange it if the size is small? | जी, सात दिन के भीतर, टैग लगा हो और बिल साथ हो। | Yes, within seven days, with the tag on and the bill.
    क्या साड़ी की फ़ोटो WhatsApp पर भेज सकते हैं? | Could you send saree photos on WhatsApp? | ज़रूर, रंग और दाम बता दीजिए, दस डिज़ाइन भेज देते हैं। | Gladly. Tell us the colour and your budget and we will send ten.
    शादी की ख़रीदारी पर कुछ छूट है? | Is there a discount on wedding shopping? | दस हज़ार से ऊपर दस प्रतिशत, और दुल्हन की चुनरी हमारी तरफ़ से। | Ten per cent above ten thousand, and the bride's chunri is our gift.`,
  festive: says`
    त्योहार का नया माल खुल चुका है; दोपहर में भीड़ कम रहती है, आराम से बैठकर देखिए। | The festival stock is open; afternoons are quiet, so come and look at leisure.
    पूरे परिवार के मिलते-जुलते रंग के कपड़े एक साथ निकलवाइए, बच्चों की एक जोड़ी पर आधा दाम। | Ask for matching colours for the whole family, with half price on one children's set.`,
}

export const tailor: Category = {
  category: 'Tailor & Boutique',
  weight: 9,
  providers: says`
    टेलर्स | Tailors
    बुटीक | Boutique
    लेडीज़ टेलर | Ladies Tailor
    सिलाई केंद्र | Silai Kendra
    सूट स्पेशलिस्ट | Suit Specialist`,
  mottos: says`
    नाप आपका, हुनर हमारा | Your measure, our craft
    वादे के दिन, वादे की फिटिंग | Fitted as promised, on the day promised
    पुराने कपड़े को भी नया रूप | A new life for old clothes too`,
  about: says`
    ब्लाउज़, सूट, लहंगा, कोट-पैंट और स्कूल ड्रेस सिलते हैं; नाप की पर्ची सालों तक सँभालकर रखी जाती है। | We stitch blouses, suits, lehengas, coat-pants and school uniforms, and keep your measurements on file for years.
    हर कपड़े की एक ट्रायल होती है और सिलाई के भीतर एक इंच दबाव छोड़ा जाता है ताकि बाद में खोल सकें। | Every garment gets a trial, and an inch is left inside the seam so that it can be let out later.
    कढ़ाई, गोटा, पीको और फॉल का काम भी यहीं होता है, बाहर भेजना नहीं पड़ता। | Embroidery, gota, pico and fall work are done here and never sent out.`,
  items: items`
    ब्लाउज़ सिलाई | blouse stitching | 250 piece | अस्तर के साथ, गले के चालीस डिज़ाइन एल्बम में। | Lined, with forty neck designs to choose from in the album.
    सलवार सूट सिलाई | salwar suit stitching | 400 set | चार दिन में तैयार, जेब चाहिए तो बस कह दीजिए। | Ready in four days, and just say so if you want pockets.
    कोट-पैंट सिलाई | two-piece suit stitching | 3200 set | दो ट्रायल, अंदर का कैनवास पूरा, बटन हाथ से टाँके हुए। | Two trials, full canvas inside and buttons sewn by hand.
    स्कूल ड्रेस | school uniform | 650 set | बढ़ते बच्चों के लिए नीचे दो इंच मोड़। | With two inches in the hem for growing children.
    साड़ी फॉल-पीको | saree fall and pico | 120 piece | धुले हुए फॉल से, ताकि साड़ी बाद में न सिकुड़े। | With a pre-washed fall, so that the saree never puckers.`,
  tips: pieces`
    नाप देने जाएँ तो | Before you are measured | वही अंतर्वस्त्र और वैसी ही एड़ी पहनकर आइए जैसी कपड़े के साथ पहनेंगे। साँस रोककर नाप मत दीजिए, बैठने पर तंग हो जाएगा। जो कपड़ा सबसे अच्छा बैठता हो, उसे भी साथ ले आइए। | Wear the undergarments and heels you will wear with the dress. Do not hold your breath, or it will be tight when you sit. Bring along the garment that fits you best.
    कपड़ा कितना लगेगा | How much cloth do you need? | ब्लाउज़ में अस्सी सेंटीमीटर से एक मीटर, कुर्ते में ढाई मीटर, कोट-पैंट में तीन से सवा तीन मीटर। चेक या बड़े फूल हों तो मिलान के लिए आधा मीटर ज़्यादा लीजिए। | Eighty centimetres to a metre for a blouse, two and a half for a kurta, three to three and a quarter for a suit. Add half a metre for checks or large flowers, so that they match.
    सिलाने से पहले कपड़ा धोइए | Wash before you stitch | सूती और लिनन कपड़ा सिलने से पहले एक बार पानी में भिगोकर सुखा लीजिए। जो सिकुड़ना है, वह पहले ही सिकुड़ जाएगा और फिटिंग नहीं बिगड़ेगी। | Soak cotton and linen once and let them dry before stitching. What is going to shrink will shrink then, and the fit stays.`,
  stories: pieces`
    माँ की साड़ी, बेटी का लहंगा | Mother's saree, daughter's lehenga | एक बिटिया माँ की बीस साल पुरानी बनारसी लेकर आई। दाग़ वाला हिस्सा बचाते हुए उसका लहंगा बना और पल्लू की ज़री से दुपट्टे का किनारा। शादी के दिन माँ देर तक किनारे को छूती रहीं। | A girl came with her mother's twenty-year-old Banarasi. We cut around the stains, made a lehenga of it and edged the dupatta with the old zari. On the wedding day her mother kept touching that edge.
    पाँच मशीनें, पाँच लड़कियाँ | Five machines, five girls | दो साल पहले मोहल्ले की पाँच लड़कियाँ सिलाई सीखने आई थीं। आज उनमें से तीन अपनी मशीन पर घर से काम करती हैं और दो यहीं कटिंग सँभालती हैं। | Two years ago five girls from the lane came to learn stitching. Three now work from home on their own machines, and two run the cutting table here.`,
  questions: exchanges`
    ब्लाउज़ कितने दिन में मिल जाएगा? | How many days for a blouse? | सामान्य दिनों में चार, लगन के समय आठ। जल्दी हो तो बता दीजिए। | Four normally, eight in the wedding season. Tell us if it is urgent.
    फ़ोटो दिखाकर वैसा ही डिज़ाइन बन जाएगा? | Can you copy a design from a photo? | बन जाएगा, कपड़ा देखकर पहले बता देंगे कि कितना मिलेगा। | Yes, and we will first look at the cloth and tell you how close it can get.
    फिटिंग ठीक न लगे तो दोबारा पैसा लगेगा? | Do you charge again if the fit is off? | नहीं, एक महीने तक ठीक करना हमारी ज़िम्मेदारी है। | No, for a month putting it right is on us.`,
  festive: says`
    त्योहार के कपड़ों का ऑर्डर दस दिन पहले बंद हो जाता है, कपड़ा आ गया हो तो आज ही दे जाइए। | Festival orders close ten days before, so if you have the cloth, bring it today.
    भीड़ के दिनों में रात नौ बजे तक सिलाई चलती है, और तुरपाई-फिटिंग उसी दिन हो जाती है। | In the rush we stitch till nine at night, and hems and fittings are done the same day.`,
}

export const footwear: Category = {
  category: 'Footwear',
  weight: 6,
  providers: says`
    फ़ुटवियर | Footwear
    शू सेंटर | Shoe Centre
    जूता घर | Joota Ghar
    शू पैलेस | Shoe Palace
    चप्पल स्टोर | Chappal Store`,
  mottos: says`
    पाँव को आराम, जेब को भी | Easy on the feet and on the pocket
    स्कूल से शादी तक हर जोड़ी | A pair for school, work and weddings
    चलिए मीलों, छाले नहीं | Walk for miles without a blister`,
  about: says`
    स्कूल के जूते, दफ़्तर के चमड़े के जूते, स्पोर्ट्स शू और घर की चप्पल, बच्चों से बड़ों तक हर नंबर में। | School shoes, office leather, sports shoes and home chappals, in every size from children's to grown-ups'.
    पैर नापने की मशीन है, क्योंकि दोनों पैर एक जैसे नहीं होते और छाले वहीं से शुरू होते हैं। | We measure both feet, since they are seldom the same and that is where blisters begin.
    छह महीने में तला खुल जाए तो मुफ़्त चिपकाते हैं, और मोची काका रोज़ शाम दुकान पर बैठते हैं। | If a sole opens within six months we fix it free, and our old cobbler sits here every evening.`,
  items: items`
    काले स्कूल शू | black school shoes | 450 pair | बरसात झेल लेने वाला तला, एक साल आराम से चलता है। | The sole stands the rains and lasts a full school year.
    स्पोर्ट्स शू | sports shoes | 799 pair | हल्के, जालीदार, सुबह की दौड़ और भर्ती की तैयारी के लिए। | Light and airy, for the morning run and recruitment practice.
    चमड़े का जूता | leather shoes | 1450 pair | कानपुर और आगरा का असली चमड़ा, दो पॉलिश मुफ़्त। | Real leather from Kanpur and Agra, with two polishes free.
    हवाई चप्पल | rubber chappals | 130 pair | मोटा तला, फिसलन वाले आँगन के लिए दाने वाला। | A thick ribbed sole for slippery courtyards.
    लेडीज़ सैंडल | ladies' sandals | 550 pair | नीची एड़ी, नरम पट्टा, शादी में रात भर पहन सकें। | Low heels and soft straps that last a whole wedding night.`,
  tips: pieces`
    जूता शाम को ख़रीदिए | Buy shoes in the evening | दिन भर चलने के बाद पैर थोड़े फूल जाते हैं, इसलिए सुबह का नाप शाम को कसता है। दोनों पैर में पहनकर दस क़दम चलिए और आगे अँगूठे भर जगह देखिए। | Feet swell a little during the day, so a morning fit pinches at night. Try both shoes, walk ten steps and look for a thumb's width in front.
    भीगे जूते कैसे सुखाएँ | Drying wet shoes | चूल्हे या हीटर के पास मत रखिए, चमड़ा फट जाता है। भीतर अख़बार ठूँसिए, दो घंटे पर बदलिए और पंखे की हवा में सुखाइए। | Never by the stove or heater: leather cracks. Stuff them with newspaper, change it every two hours and dry them under the fan.
    बदबू का आसान इलाज | A simple cure for smell | रात को जूते में दो चम्मच मीठा सोडा छिड़किए और सुबह झाड़ दीजिए। रोज़ मोज़े बदलिए और एक ही जोड़ी दो दिन लगातार मत पहनिए। | Sprinkle two spoons of baking soda inside at night and shake it out in the morning. Change socks daily and do not wear the same pair two days running.`,
  stories: pieces`
    भर्ती की दौड़ वाली जोड़ी | The pair that ran for the army | एक लड़का पुराने जूतों में दौड़ने की तैयारी करता था। उसे उधार पर नई जोड़ी दी और कहा कि चुन लिए जाओ तब पैसे देना। छह महीने बाद वर्दी में आया, पैसे भी लाया और मिठाई भी। | A boy was training in worn-out shoes. We gave him a new pair on credit and said, pay when you are selected. Six months later he came in uniform, with the money and with sweets.
    स्कूल खुलने से पहले वाला हफ़्ता | The week before school opens | उस हफ़्ते दुकान में बच्चे ज़्यादा और बड़े कम होते हैं। हर बच्चा नए जूते पहनकर दौड़कर दिखाता है, और हम ताली बजाते हैं। आवाज़ न करे, ऐसा जूता किसी को नहीं चाहिए। | That week there are more children than grown-ups in the shop. Each one runs up and down in new shoes and we clap. No one wants a pair that makes no sound.`,
  questions: exchanges`
    चौड़े पैर का जूता मिल जाएगा? | Do you have shoes for broad feet? | हाँ, चौड़े पंजे वाली अलग रैक है, एक बार पैर नपवा लीजिए। | Yes, there is a separate rack for broad fittings. Let us measure you once.
    घर जाकर नंबर न बैठे तो? | What if the size is wrong at home? | बाहर न पहना हो तो तीन दिन में बदल जाएगा, डिब्बा साथ लाइए। | If they have not been worn outside, exchange them in three days with the box.
    जूते की सिलाई-मरम्मत भी होती है? | Do you repair shoes too? | जी, शाम चार से आठ, मोची काका यहीं बैठते हैं। | Yes, from four to eight in the evening, when our cobbler is in.`,
  festive: says`
    नए कपड़ों के साथ नई जोड़ी: बच्चों के चमकने वाले जूते और मोजरी का नया माल आ गया है। | New clothes call for a new pair: children's light-up shoes and fresh mojaris are in.
    त्योहार पर दो जोड़ी लेने पर तीसरी हवाई चप्पल मुफ़्त, घर के सबके नंबर लिखकर लाइए। | Buy two pairs and rubber chappals come free this festival, so bring everyone's sizes on a slip.`,
}

export const jewellery: Category = {
  category: 'Jewellery',
  weight: 6,
  providers: says`
    ज्वेलर्स | Jewellers
    आभूषण भंडार | Abhushan Bhandar
    स्वर्णालय | Swarnalaya
    अलंकार ज्वेलर्स | Alankar Jewellers
    ज़ेवर महल | Zevar Mahal`,
  mottos: says`
    खरा सोना, खरी बात | True gold, plain words
    हॉलमार्क हर गहने पर, भरोसा हर पीढ़ी में | A hallmark on every piece, trust in every generation
    आज का गहना, कल की पूँजी | Today's ornament, tomorrow's savings`,
  about: says`
    सोने के हर गहने पर हॉलमार्क और छह अक्षर-अंकों का नंबर है, जिसे आप अपने फ़ोन पर मिला सकते हैं। | Every gold piece carries the hallmark and its six-character number, which you can check on your own phone.
    बिल में सोने का वज़न, बनवाई और पत्थर का दाम अलग-अलग लिखा जाता है। | The bill shows the weight of gold, the making charge and the stones each on its own line.
    पुराने गहने आपके सामने गलाकर तौले जाते हैं और उसी दिन के भाव पर बदले जाते हैं। | Old ornaments are melted and weighed before you and exchanged at that day's rate.`,
  items: items`
    चाँदी की पायल | silver anklets | 2400 pair | हल्के घुँघरू, रोज़ पहनने के लिए मज़बूत कड़ी। | Light bells and a strong link for everyday wear.
    सोने की नथ | gold nose ring | 6500 piece | दुल्हन के लिए मोती वाली, बिना छेद वाली भी बनती है। | With pearls for the bride, and in a clip-on style too.
    मंगलसूत्र | mangalsutra | 24000 piece | काले मोतियों में छोटा लॉकेट, दफ़्तर में भी अच्छा लगे। | Black beads with a small pendant, right for the office too.
    चाँदी का सिक्का | silver coin | 1250 piece | दस ग्राम, शुद्धता की मुहर और डिब्बे के साथ। | Ten grams, with a purity stamp and a box.
    बच्चों के कड़े | baby bangles | 1800 pair | छठी और मुंडन के लिए चाँदी के घटने-बढ़ने वाले कड़े। | Adjustable silver bangles for naming days and mundans.`,
  tips: pieces`
    हॉलमार्क कैसे जाँचें | Checking a hallmark | गहने पर तीन निशान देखिए: बीआईएस का चिह्न, 22K916 जैसी शुद्धता और छह अक्षर-अंक का नंबर। यही नंबर बीआईएस केयर ऐप में डालिए, दुकान और शुद्धता सामने आ जाएगी। | Look for three marks: the BIS logo, the purity such as 22K916 and a six-character number. Enter that number in the BIS Care app and you see the jeweller and the purity.
    चाँदी को काली पड़ने से बचाइए | Keeping silver bright | पायल और बर्तन को सूती कपड़े में लपेटकर डिब्बे में चॉक का एक टुकड़ा रख दीजिए। काली पड़ जाए तो मीठे सोडे के गुनगुने पानी में मुलायम ब्रश से धोइए। | Wrap anklets and silverware in cotton and put a piece of chalk in the box. If they darken, wash with warm water and baking soda, using a soft brush.
    बिल में क्या-क्या देखें | What to read on the bill | कुल वज़न और सोने का वज़न अलग होने चाहिए, पत्थर सोने के भाव में न जुड़ा हो। बनवाई प्रतिशत में है या ग्राम पर, पूछ लीजिए और बिल सँभालकर रखिए। | Gross and net weight should be separate, with no stones priced as gold. Ask whether making is a percentage or by the gram, and keep the bill safe.`,
  stories: pieces`
    दादी का हार, तीन पोतियाँ | One necklace, three granddaughters | एक परिवार दादी का भारी हार लेकर आया कि तीनों पोतियों में बराबर बँटे। उसी सोने से तीन छोटे लॉकेट बने और हर एक में पुराने हार का एक मोती लगाया गया। | A family brought a heavy old necklace to be shared by three granddaughters. We made three small pendants from the same gold and set one bead of the old necklace in each.
    भट्ठी, फुँकनी और धैर्य | Fire, blowpipe and patience | हमारे कारीगर चाचा अब भी महीन टाँका फुँकनी से लगाते हैं। मशीन आ गई है, पर जाली का काम वे हाथ से करते हैं और कहते हैं कि सोना जल्दबाज़ी नहीं पहचानता। | Our oldest goldsmith still solders fine work with a blowpipe. There is a machine now, but he makes filigree by hand and says that gold does not know hurry.`,
  questions: exchanges`
    आज का भाव क्या है? | What is today's rate? | सुबह ग्यारह बजे बोर्ड पर लिख देते हैं, फ़ोन पर भी बता देंगे। | It goes on the board at eleven in the morning, and we tell you on the phone too.
    पुराने सोने पर कितनी कटौती होती है? | How much do you deduct on old gold? | हमारे हॉलमार्क गहने पर कुछ नहीं, बाक़ी पर जाँच के बाद जितनी शुद्धता निकले। | Nothing on our own hallmarked pieces; on others we go by the purity the test shows.
    किस्तों में गहना बनवा सकते हैं? | Can I have a piece made in instalments? | जी, ग्यारह महीने की जमा योजना है, पासबुक पर हर रक़म चढ़ती है। | Yes, we have an eleven-month plan, and every payment is entered in your passbook.`,
  festive: says`
    त्योहार पर चाँदी के सिक्के, बर्तन और हल्के गहने अलग काउंटर पर हैं, छोटी ख़रीद का भी स्वागत है। | Silver coins, silverware and light ornaments have their own counter for the festival; small purchases are just as welcome.
    बनवाई पर बीस प्रतिशत छूट; आज का भाव पक्का कराकर बाद में गहना ले जा सकते हैं। | Twenty per cent off making charges; fix today's rate now and collect the piece later.`,
}
