// What others build with, sow and sell on: goods that leave by the bag and the cartload.
import { exchanges, items, pieces, says, type Category } from './category.ts'

export const hardware: Category = {
  category: 'Hardware & Building Material',
  weight: 9,
  providers: says`
    हार्डवेयर | Hardware
    हार्डवेयर एंड पेंट्स | Hardware & Paints
    सीमेंट एजेंसी | Cement Agency
    बिल्डिंग मटेरियल | Building Material
    टाइल्स एंड मार्बल | Tiles & Marble`,
  mottos: says`
    कील से लेकर छत तक | From a nail to the roof
    घर एक बार बनता है, सामान सही लगाइए | You build once, so build with the right stuff
    पूरी बोरी, सही तौल, समय पर गाड़ी | Full bags, fair weight, the truck on time`,
  about: says`
    सीमेंट, सरिया, बालू, गिट्टी, ईंट, पेंट और ताले-कब्ज़े तक मकान का सारा सामान एक ही पर्ची पर मिल जाता है। | Cement, steel, sand, chips, bricks, paint, locks and hinges: everything for a house on one slip.
    सरिया आपके सामने धर्मकाँटे पर तौला जाता है और सीमेंट की बोरी पर तारीख़ देखकर ही माल उतरता है। | Steel is weighed before you on the weighbridge, and no cement is unloaded until you have seen the date on the bag.
    ट्रैक्टर और पिकअप अपने हैं, सुबह का ऑर्डर दोपहर तक साइट पर पहुँचता है। | The tractor and the pickup are our own: a morning order is on your site by noon.`,
  items: items`
    सीमेंट | cement | 375 bag | पचास किलो, एक महीने के अंदर की पैकिंग, सूखे गोदाम में रखी हुई। | Fifty kilos, packed within the month and stored dry.
    टीएमटी सरिया | TMT steel bar | 62 kg | आठ से सोलह मिलीमीटर, हर छड़ पर कंपनी का निशान। | Eight to sixteen millimetres, the maker's mark on every bar.
    लाल ईंट | red bricks | 850 hundred | चिमनी भट्ठे की एक नंबर ईंट, ठोंकने पर खनक आती है। | First-class kiln bricks that ring when you knock them.
    दीवार का पेंट | wall paint | 210 litre | शेड कार्ड से चुनिए, मशीन पाँच मिनट में रंग बना देती है। | Choose from the card and the machine mixes it in five minutes.
    फ़र्श की टाइल | floor tiles | 48 foot | दो गुणा दो फ़ुट, एक ही बैच की, टूटी निकले तो बदल देते हैं। | Two by two feet, all of one batch, and we replace what arrives broken.`,
  tips: pieces`
    सीमेंट ताज़ा है या नहीं | Is the cement fresh? | बोरी में हाथ डालिए: ठंडी लगे और गाँठ न हो तो सीमेंट ठीक है। तीन महीने से पुरानी बोरी छत की ढलाई में मत लगाइए। घर पर रखना हो तो ज़मीन से छह इंच ऊपर तख़्ते पर, दीवार से हटाकर रखिए। | Put your hand into the bag: it should feel cool and have no lumps. Do not use a bag older than three months in a slab. Store it on planks six inches off the floor and away from the wall.
    बालू में मिट्टी कितनी है | How much clay is in the sand? | काँच के गिलास में आधा बालू और पानी भरकर हिलाइए, एक घंटा छोड़ दीजिए। ऊपर मिट्टी की परत दिखाई दे और वह बालू के छह-सात प्रतिशत से ज़्यादा हो तो ढलाई में न लीजिए। | Half fill a glass with sand, add water, shake and leave it for an hour. If the layer of silt on top is more than six or seven per cent of the sand, do not use it for concrete.
    कितना रंग लगेगा | How much paint will you need? | लंबाई और ऊँचाई से दीवारों का क्षेत्र निकालिए और दरवाज़े-खिड़की घटा दीजिए। एक लीटर इमल्शन दो कोट में लगभग साठ वर्ग फ़ुट ढकता है। हिसाब न बैठे तो नाप लेकर आइए, हम बता देंगे। | Work out the area of the walls and take away doors and windows. A litre of emulsion covers about sixty square feet in two coats. If the sum will not come out, bring the measurements and we will do it with you.`,
  stories: pieces`
    पाँच बोरी से शुरू हुआ मकान | A house that began with five bags | एक मज़दूर भाई हर महीने पाँच बोरी सीमेंट का पैसा जमा करते थे और पर्ची सँभालकर रखते थे। तीन साल में उनका दो कमरे का पक्का घर बन गया। गृह प्रवेश में हमें सबसे आगे बैठाया। | A labourer used to pay in for five bags of cement each month and kept every slip. Three years later he had two brick rooms of his own. At the housewarming he seated us in the front row.
    एक कब्ज़े की तलाश | In search of one hinge | एक बुज़ुर्ग सौ साल पुराने संदूक का कब्ज़ा लेकर पाँच दुकान घूम चुके थे। हमारे पुराने डिब्बे में वैसा ही एक पड़ा मिला। उन्होंने दाम पूछा, हमने कहा, संदूक की कहानी सुना दीजिए। | An old gentleman had been to five shops with the hinge of a hundred-year-old chest. Its twin lay in our odds and ends tin. He asked the price and we asked for the story of the chest.`,
  questions: exchanges`
    सरिया का आज का भाव क्या है? | What is the price of steel today? | भाव रोज़ सुबह दस बजे खुलता है, फ़ोन कर लीजिए, उसी दिन का रेट शाम तक पक्का रहता है। | It opens at ten each morning. Please call, and that day's rate holds till evening.
    बचा हुआ सामान वापस होगा? | Will you take back what is left over? | बंद पेटी टाइल और सीलबंद पेंट पंद्रह दिन में वापस हो जाता है, सीमेंट नहीं। | Unopened boxes of tiles and sealed paint within fifteen days, but not cement.
    एक ट्रैक्टर बालू कितने का पड़ेगा? | What does a tractor of sand cost? | जगह की दूरी से दाम बनता है। पता बता दीजिए, चालान समेत पूरा दाम बता देंगे। | It depends on the distance. Tell us the place and we will give the full price with the challan.`,
  festive: says`
    त्योहार की पुताई के लिए पेंट, ब्रश और पुट्टी का तैयार कॉम्बो काउंटर पर रखा है। | A ready combo of paint, brush and putty for the festival whitewash is on the counter.
    विश्वकर्मा के औज़ार हों या दिवाली के ताले, नए सामान पर इस हफ़्ते ख़ास छूट। | Tools for Vishwakarma or new locks for Diwali: a special discount this week.`,
}

export const farming: Category = {
  category: 'Farming, Seeds & Fertiliser',
  weight: 10,
  providers: says`
    कृषि केंद्र | Krishi Kendra
    बीज भंडार | Beej Bhandar
    खाद बीज भंडार | Khad Beej Bhandar
    किसान सेवा केंद्र | Kisan Seva Kendra
    एग्रो ट्रेडर्स | Agro Traders`,
  mottos: says`
    अच्छा बीज, भरा खलिहान | Good seed, a full threshing floor
    पहले सलाह, फिर दवा | Advice first, spray second
    खेत आपका, साथ हमारा | Your field, and we stand beside it`,
  about: says`
    धान, गेहूँ, मक्का, मसूर और सब्ज़ियों के प्रमाणित बीज, खाद, कीटनाशक और पशु आहार एक ही जगह मिलते हैं। | Certified seed of paddy, wheat, maize, lentil and vegetables, with fertiliser, pesticide and cattle feed in one place.
    हर बीज के पैकेट पर अंकुरण की तारीख़ देखिए और पक्की रसीद लेकर जाइए, शिकायत में वही काम आती है। | Look at the germination date on each packet and take the receipt: it is what counts if there is a complaint.
    फ़सल में रोग लगे तो पत्ता लेकर आइए या फ़ोटो भेजिए, सलाह का कोई पैसा नहीं लगता। | If your crop is ill, bring a leaf or send a photograph. Advice costs nothing here.`,
  items: items`
    धान का बीज | paddy seed | 340 packet | छह किलो का पैक, अंकुरण अस्सी प्रतिशत से ऊपर जाँचा हुआ। | Six kilo pack, tested above eighty per cent germination.
    यूरिया | urea | 267 bag | पैंतालीस किलो, सरकारी रेट पर, आधार और मशीन की पर्ची के साथ। | Forty-five kilos at the government price, with Aadhaar and a printed slip.
    वर्मी कम्पोस्ट | vermicompost | 9 kg | अपने गड्ढे की छनी हुई खाद, सब्ज़ी और गमले दोनों के लिए। | Sieved compost from our own pits, for vegetable plots and flower pots alike.
    स्प्रे मशीन | sprayer | 2450 piece | सोलह लीटर, बैटरी वाली, एक चार्ज में दो बीघा। | Sixteen litres, battery driven, two bighas on one charge.
    पशु आहार | cattle feed | 1180 bag | पचास किलो, चोकर, खली और खनिज मिला हुआ, दूध में असर हफ़्ते भर में। | Fifty kilos of bran, oil cake and minerals; you see it in the milk within a week.`,
  tips: pieces`
    बुवाई से पहले बीज का अंकुरण जाँचिए | Test the seed before you sow | सौ दाने गीले बोरे या अख़बार में लपेटकर पाँच दिन छाया में रखिए और नमी बनाए रखिए। अस्सी से ज़्यादा उगें तो बीज अच्छा है, साठ उगें तो मात्रा बढ़ाइए, उससे कम हो तो बदल लीजिए। | Roll a hundred seeds in wet sacking or newspaper and keep them moist in the shade for five days. If more than eighty sprout the seed is good, at sixty sow thicker, below that exchange it.
    यूरिया एक साथ मत डालिए | Do not give the urea all at once | धान में यूरिया तीन बार में दीजिए: रोपाई के समय, कल्ले निकलते समय और बाली बनने से पहले। खेत में पानी कम हो तब डालिए और तेज़ धूप से बचिए। एक साथ डाला हुआ आधा यूरिया हवा-पानी में चला जाता है। | Give paddy its urea in three parts: at transplanting, at tillering and before the ear forms. Apply it when there is little water in the field and the sun is not strong. Half of what goes on at once is lost to air and water.
    दवा छिड़कते समय अपना ध्यान | Look after yourself while spraying | सुबह या शाम, हवा की दिशा में छिड़काव कीजिए, मुँह पर गमछा और हाथ में दस्ताने रखिए। ख़ाली डिब्बा कभी घर में इस्तेमाल न करें, छेद करके गाड़ दीजिए। छिड़काव के बाद साबुन से नहाकर ही कुछ खाइए। | Spray in the morning or evening with the wind, a cloth over your mouth and gloves on your hands. Never use the empty can at home: pierce it and bury it. Bathe with soap before you eat.`,
  stories: pieces`
    परवल ने बदला हिसाब | What pointed gourd did | एक किसान भाई दस कट्ठे में सिर्फ़ गेहूँ बोते थे। पिछले साल मचान पर परवल लगाया, पहले हफ़्ते मंडी से लौटकर सीधे दुकान आए और सबको चाय पिलाई। इस बार पूरे टोले ने मचान बाँधा है। | A farmer used to sow nothing but wheat on his ten katthas. Last year he put pointed gourd on a trellis, and after his first week at the mandi he came straight to us and bought everyone tea. This year the whole hamlet has built trellises.
    मिट्टी की पर्ची | The slip about the soil | बरसों तक खेत में डीएपी बढ़ता गया और उपज घटती गई। मिट्टी जाँच में निकला कि कमी ज़िंक की थी। चार सौ रुपये की दवा से जो धान लहराया, उसे देखने लोग मोटरसाइकिल रोकते थे। | For years the DAP went up and the yield went down. The soil test said zinc. Four hundred rupees later people stopped their motorcycles to look at that paddy.`,
  questions: exchanges`
    गेहूँ के लिए कौन सा बीज ठीक रहेगा? | Which wheat seed would you suggest? | समय से बुवाई हो तो अलग, देर से हो तो अलग। बुवाई की तारीख़ और सिंचाई बताइए, उसी हिसाब से देंगे। | One kind for timely sowing, another for late. Tell us the date and your irrigation and we will choose with you.
    यूरिया आया है क्या? | Has the urea come? | कल सुबह उतरेगा। आधार लेकर दस बजे तक आ जाइए। | It is unloaded tomorrow morning. Come by ten with your Aadhaar.
    टमाटर के पत्ते सिकुड़ रहे हैं, क्या करें? | My tomato leaves are curling. What should I do? | यह सफ़ेद मक्खी से फैलने वाला विषाणु हो सकता है। दो-तीन पत्ते ले आइए, देखकर ही दवा बताएँगे। | It may be the virus that whitefly carries. Bring two or three leaves, we advise only after seeing them.`,
  festive: says`
    त्योहार के बाद बुवाई का समय है: बीज की बुकिंग अभी कर लीजिए, भीड़ में चुनाव नहीं रहता। | Sowing comes right after the festival: book your seed now, while there is still a choice.
    गाय-बैल भी परिवार हैं: त्योहार पर खली और खनिज मिश्रण पर ख़ास छूट। | Cattle are family too: a festival discount on oil cake and mineral mix.`,
}

export const wholesale: Category = {
  category: 'Wholesale & Distributor',
  weight: 5,
  providers: says`
    ट्रेडर्स | Traders
    एजेंसी | Agency
    एंटरप्राइज़ेज़ | Enterprises
    थोक भंडार | Thok Bhandar
    डिस्ट्रीब्यूटर्स | Distributors`,
  mottos: says`
    दुकानदारों की अपनी दुकान | The shopkeepers' own shop
    कम मुनाफ़ा, ज़्यादा भरोसा | A thin margin and a thick order book
    माल पूरा, बिल पक्का, गाड़ी समय पर | Full count, clean bill, the van on time`,
  about: says`
    बिस्कुट, साबुन, चायपत्ती, तेल और नमकीन की कंपनियों का माल सीधे डिपो से आता है और जीएसटी बिल पर जाता है। | Biscuits, soap, tea, oil and snacks come straight from the company depot and leave on a GST bill.
    हमारी गाड़ी हफ़्ते में दो बार गाँव की दुकानों तक जाती है, छोटे ऑर्डर भी लिए जाते हैं। | Our van reaches the village shops twice a week, and small orders are welcome.
    टूटा या तारीख़ निकला माल बिना बहस के बदला जाता है। | Broken or expired goods are replaced without an argument.`,
  items: items`
    बिस्कुट की पेटी | carton of biscuits | 540 piece | चौवन पैकेट, कम से कम चार महीने की तारीख़ बाक़ी। | Fifty-four packets with at least four months left on the date.
    चीनी की बोरी | sugar by the sack | 2100 bag | पचास किलो, मोटा दाना, तौल मशीन की पर्ची साथ। | Fifty kilos, coarse grain, with the slip from the scale.
    रिफाइंड तेल टीन | tin of refined oil | 1980 piece | पंद्रह लीटर, सीलबंद, पाँच टीन पर भाड़ा नहीं। | Fifteen litres, sealed, and no freight on five tins.
    डिटर्जेंट पाउडर | detergent powder | 72 kg | दस किलो की बोरी, छोटे पैकेट बनाने वालों के लिए भी। | In ten kilo sacks, also for those who repack.
    नई दुकान का पहला स्टॉक | first stock for a new shop | 25000 set | कौन सा माल कितना रखें, लिस्ट बनाकर देते हैं। | We also draw up the list of what to keep and how much.`,
  tips: pieces`
    नई किराना दुकान में क्या रखें | What to stock in a new kirana shop | पहले महीने सौ चीज़ें रखिए जो रोज़ बिकती हैं, पाँच सौ नहीं। जो माल पंद्रह दिन में न हिले उसे दोबारा मत मँगाइए। उधार की कॉपी के लिए एक सीमा पहले दिन तय कर लीजिए। | In the first month keep a hundred things that sell daily, not five hundred. Do not reorder what has not moved in a fortnight. And set a limit for the credit book on the first day.
    गोदाम में माल लगाने का क़ायदा | How to stack a godown | जो माल पहले आया वह पहले निकले, इसलिए नया माल हमेशा पीछे लगाइए। साबुन और चायपत्ती एक कमरे में न रखें, महक चढ़ जाती है। दीवार से एक बालिश्त जगह छोड़िए, सीलन और चूहे दोनों से बचाव होता है। | First in, first out: put the new stock behind the old. Never keep soap and tea in one room, the smell travels. Leave a hand's breadth from the wall against damp and rats.
    स्कीम का असली फ़ायदा | What a scheme is really worth | दस पर एक मुफ़्त का मतलब नौ प्रतिशत बचत है, दस नहीं। जितना माल एक महीने में बिके उतना ही लीजिए, पूँजी फँसाकर मिली स्कीम महँगी पड़ती है। | One free on ten saves nine per cent, not ten. Take only what you sell in a month: a scheme that locks up your capital is dear.`,
  stories: pieces`
    साइकिल से पिकअप तक | From a bicycle to a pickup | शुरू में साइकिल के कैरियर पर दो पेटी बिस्कुट बाँधकर बीस दुकान घूमते थे। आज तीन पिकअप चलती हैं, पर पहली बीस दुकानों का हिसाब अब भी हम ख़ुद देखते हैं। | We began with two cartons tied to a bicycle and a round of twenty shops. Three pickups run today, but the accounts of those first twenty we still keep ourselves.
    बाढ़ में पहुँची नाव | The boat in the flood | सड़क डूबी तो माल नाव से भेजा: माचिस, नमक, मोमबत्ती और दूध पाउडर। दुकानदारों ने दाम एक पैसा नहीं बढ़ाया। उस हफ़्ते समझ आया कि व्यापार किसे कहते हैं। | When the road went under, we sent a boat with matches, salt, candles and milk powder. Not one shopkeeper raised a price by a paisa. That week taught us what trade is.`,
  questions: exchanges`
    कम से कम कितने का ऑर्डर लेते हैं? | What is the smallest order you take? | शहर में एक हज़ार, गाँव के रूट पर दो हज़ार रुपये। | A thousand in town, two thousand on the village routes.
    उधार मिलता है क्या? | Do you give credit? | पहले तीन ऑर्डर नक़द, उसके बाद सात दिन का समय देते हैं। | The first three orders are cash, after that seven days.
    हमारे प्रखंड में गाड़ी किस दिन आती है? | Which day does the van come to our block? | मंगलवार और शुक्रवार। एक दिन पहले शाम तक ऑर्डर लिखवा दीजिए। | Tuesday and Friday. Please place the order by the evening before.`,
  festive: says`
    त्योहार का स्टॉक उतर चुका है, दुकानदार भाई-बहन आख़िरी हफ़्ते का इंतज़ार न करें। | The festival stock is in; shopkeepers, please do not wait for the last week.
    मेवा, सूजी, मैदा और तेल पर त्योहारी थोक भाव, पाँच दुकानदार मिलकर लें तो भाड़ा मुफ़्त। | Festival rates on dry fruit, semolina, maida and oil; five shops ordering together pay no freight.`,
}
