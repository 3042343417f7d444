import { exchanges, items, pieces, says, type Category } from './category.ts'

export const medicalStore: Category = {
  category: 'Medical Store',
  weight: 9,
  providers: says`
    मेडिकल हॉल | Medical Hall
    मेडिकल स्टोर | Medical Store
    फ़ार्मेसी | Pharmacy
    दवाख़ाना | Dawakhana
    ड्रग एजेंसी | Drug Agency`,
  mottos: says`
    सही दवा, सही सलाह, पक्का बिल | The right medicine, plain advice, a proper bill
    रात की घंटी बजाइए, हम उठ जाएँगे | Ring the night bell and we will come down
    पर्चा भेजिए, दवा घर पर पाइए | Send the prescription, receive the medicine at home`,
  about: says`
    अंग्रेज़ी, आयुर्वेदिक और जेनेरिक दवाइयाँ रखते हैं; एक ही नमक की सस्ती दवा हो तो ज़रूर बताते हैं। | We keep branded, ayurvedic and generic medicines, and always tell you when the same salt comes cheaper.
    इंसुलिन और टीके थर्मामीटर लगे फ़्रिज में रहते हैं, बिजली जाए तो इन्वर्टर पर। | Insulin and vaccines stay in a monitored fridge, on the inverter when the power goes.
    बीपी और शुगर की जाँच रोज़ सुबह सात से नौ होती है, बुज़ुर्गों के लिए मुफ़्त। | Blood pressure and sugar are checked from seven to nine every morning, free for senior citizens.`,
  items: items`
    डिजिटल बीपी मशीन | digital BP monitor | 1450 piece | तीन साल की गारंटी, चलाना दुकान पर ही सिखा देते हैं। | Three years' warranty, and we show you how to use it at the counter.
    शुगर जाँच किट | glucometer kit | 899 set | मशीन के साथ पच्चीस पट्टियाँ और सुइयाँ। | The meter with twenty-five strips and lancets.
    ओआरएस पैकेट | ORS sachet | 22 packet | गर्मी और दस्त में घर पर रखने वाली पहली चीज़। | The first thing to keep at home for heat and loose motions.
    नेबुलाइज़र किराये पर | nebuliser on rent | 60 day | साफ़ किया हुआ, बच्चे और बड़े दोनों के मास्क नए। | Sanitised, with a new mask for child or adult.
    फ़र्स्ट एड बॉक्स | first-aid box | 350 set | पट्टी, रुई, एंटीसेप्टिक, थर्मामीटर और कैंची एक डिब्बे में। | Bandage, cotton, antiseptic, thermometer and scissors in one box.`,
  tips: pieces`
    एंटीबायोटिक बीच में मत छोड़िए | Finish the antibiotic | दो दिन में आराम मिल जाए तब भी डॉक्टर ने जितने दिन लिखे हैं, उतने दिन पूरी दवा लीजिए। बची गोली अगली बार के लिए मत रखिए और पड़ोसी को मत दीजिए। | Even if you feel well in two days, take it for as long as the doctor wrote. Do not keep leftover tablets for next time or pass them to a neighbour.
    ओआरएस सही कैसे घोलें | Mixing ORS the right way | एक पूरा पैकेट एक लीटर साफ़ पानी में एक ही बार घोलिए, आधा-आधा मत कीजिए। घोल चौबीस घंटे में ख़त्म कीजिए, बचा हुआ फेंक दीजिए। | Stir one whole sachet into one litre of clean water at once, never half and half. Use it within twenty-four hours and throw away the rest.
    दवा कहाँ रखें | Where to keep medicines | रसोई और बाथरूम की नमी दवा बिगाड़ती है, सूखी अलमारी अच्छी है और बच्चों की पहुँच से ऊपर। हर छह महीने पर तारीख़ देखिए; पुरानी दवा हमारे काउंटर की लाल पेटी में डाल जाइए। | Damp kitchens and bathrooms spoil medicine; a dry cupboard above the children's reach is best. Check the dates twice a year and drop expired strips in the red box on our counter.`,
  stories: pieces`
    आधी रात की घंटी | The bell at midnight | जाड़े की रात एक पिता साँस से परेशान बच्चे का पर्चा लेकर आए। शटर खुला, नेबुलाइज़र दिया और चलाना समझाया। अगले हफ़्ते वही बच्चा टॉफ़ी लेकर हमें देने आया। | One winter night a father came with a prescription for a child short of breath. We opened up, handed over a nebuliser and showed him how it works. A week later the same child came to give us a toffee.
    हाथ की लिखावट पढ़ने वाले | The reader of handwriting | चालीस साल से पर्चे पढ़ते-पढ़ते ऐसी आदत हो गई है कि लोग कभी-कभी पुरानी चिट्ठियाँ भी पढ़वाने ले आते हैं। पर जहाँ ज़रा भी शक हो, हम अंदाज़ा नहीं लगाते, डॉक्टर को फ़ोन करते हैं। | After forty years of prescriptions, people sometimes bring us old letters to read as well. But when there is the least doubt we do not guess: we call the doctor.`,
  questions: exchanges`
    रात में दवा मिल जाएगी? | Can I get medicine at night? | हाँ, बग़ल वाले दरवाज़े पर घंटी है, ज़रूरत हो तो बेझिझक बजाइए। | Yes, there is a bell on the side door. Please do not hesitate to ring it.
    बची हुई पत्ती वापस हो जाएगी? | Will you take back an unused strip? | पूरी सीलबंद पत्ती बिल के साथ पंद्रह दिन में वापस हो जाती है, फ़्रिज वाली दवा नहीं। | A sealed strip with the bill, within fifteen days; not the refrigerated ones.
    इसी दवा का जेनेरिक है क्या? | Is there a generic for this one? | पर्चे की फ़ोटो भेज दीजिए, नमक मिलाकर दोनों दाम बता देंगे। | Send a photo of the prescription; we will match the salt and tell you both prices.`,
  festive: says`
    त्योहार के दिनों में भी दुकान रात ग्यारह बजे तक खुली है, उसके बाद घंटी चालू रहेगी। | We are open till eleven right through the festival, and after that the bell is on.
    रोज़ की दवा ख़त्म होने वाली हो तो छुट्टियों से पहले ले लीजिए; जलने की क्रीम और पट्टी भी घर में रखिए। | If your daily medicine is running low, refill before the holidays, and keep burn cream and bandages at home.`,
}

export const clinic: Category = {
  category: 'Doctor, Clinic & Lab',
  weight: 7,
  providers: says`
    क्लिनिक | Clinic
    हेल्थ केयर | Health Care
    पैथोलॉजी | Pathology
    डायग्नोस्टिक सेंटर | Diagnostic Centre
    डेंटल क्लिनिक | Dental Clinic`,
  mottos: says`
    पहले ध्यान से सुनना, फिर इलाज | First we listen, then we treat
    सुबह सैंपल, शाम को रिपोर्ट | Sample in the morning, report by evening
    जितनी ज़रूरत, उतनी ही जाँच | Only the tests you need`,
  about: says`
    बुख़ार, शुगर, बीपी और बच्चों के रोगों के लिए रोज़ दो पाली में परामर्श होता है, नंबर फ़ोन से लग जाता है। | Consultations run in two shifts daily for fever, diabetes, blood pressure and childhood illness, and you can book by phone.
    ख़ून और पेशाब की जाँच, ईसीजी और एक्स-रे एक ही छत के नीचे हैं; हर सुई आपके सामने खोली जाती है। | Blood and urine tests, ECG and X-ray are under one roof, and every needle is opened in front of you.
    रिपोर्ट WhatsApp पर भी मिलती है और डॉक्टर उसे सरल हिंदी में समझाते हैं। | Reports come on WhatsApp too, and the doctor explains them in simple words.`,
  items: items`
    डॉक्टर परामर्श | doctor's consultation | 300 visit | एक हफ़्ते के भीतर दोबारा दिखाना हो तो फ़ीस नहीं लगती। | A second visit within a week is free.
    पूरी जाँच पैकेज | full body check-up | 1299 person | ख़ून, शुगर, थायरॉयड, लीवर और किडनी की जाँच, ख़ाली पेट आइए। | Blood count, sugar, thyroid, liver and kidney; please come fasting.
    घर से सैंपल | home sample collection | 100 visit | सुबह छह से नौ, बुज़ुर्गों को आने की ज़रूरत नहीं। | Between six and nine in the morning, so the elderly need not travel.
    दाँतों की सफ़ाई | dental scaling | 800 | एक बैठक में पूरी, पुरानी पीली परत भी हट जाती है। | Done in one sitting, old tartar and all.
    डिजिटल एक्स-रे | digital X-ray | 400 piece | दस मिनट में फ़िल्म और फ़ोन पर कॉपी। | The film in ten minutes, with a copy on your phone.`,
  tips: pieces`
    ख़ाली पेट जाँच का मतलब | What a fasting test means | रात के खाने के बाद आठ से दस घंटे कुछ न खाइए, सादा पानी पी सकते हैं। चाय, पान और गुटखा भी नाश्ता ही माना जाता है। अपनी रोज़ की दवा के बारे में पहले पूछ लीजिए। | Eat nothing for eight to ten hours after dinner; plain water is fine. Tea, paan and gutkha count as breakfast too. Ask us beforehand about your daily medicines.
    बुख़ार में घर पर क्या देखें | What to watch in a fever | तापमान दिन में तीन बार लिखिए, पानी ज़्यादा दीजिए और कपड़े हल्के रखिए। बुख़ार तीन दिन से ऊपर चले, साँस तेज़ हो या बच्चा सुस्त पड़े तो इंतज़ार मत कीजिए, डॉक्टर को दिखाइए। | Note the temperature three times a day, give plenty of fluids and keep clothing light. If it lasts beyond three days, breathing is fast or a child turns drowsy, do not wait: see a doctor.
    मच्छर के मौसम की तैयारी | Ready for the mosquito season | कूलर का पानी हर हफ़्ते बदलिए और छत पर रखे टायर-डिब्बे उलट दीजिए। मच्छरदानी दिन में सोने वाले बच्चों के लिए भी लगाइए, क्योंकि डेंगू का मच्छर दिन में काटता है। | Change the cooler water every week and turn over tyres and tins on the roof. Use a net for children who sleep in the daytime too, because the dengue mosquito bites by day.`,
  stories: pieces`
    गाँव का रविवार शिविर | A Sunday camp in the village | पिछले रविवार स्कूल के बरामदे में मेज़ लगाकर एक सौ चालीस लोगों का बीपी और शुगर देखा गया। उनमें से ग्यारह को पहली बार पता चला कि शुगर है। समय पर पता चलना ही आधा इलाज है। | Last Sunday we set up tables on a school verandah and checked a hundred and forty people. Eleven learnt for the first time that they have diabetes. Knowing in time is half the cure.
    दीवार पर बच्चों की फ़ोटो | Photos on the wall | टीके के बाद हर बच्चे को एक रंग और काग़ज़ मिलता है। जो बनाता है, वह हमारी दीवार पर लग जाता है। अब दीवार भर गई है और रोना कम हो गया है। | After a vaccine every child gets a crayon and a sheet, and the drawing goes up on our wall. The wall is full now, and there is less crying.`,
  questions: exchanges`
    नंबर पहले से लगाना पड़ता है क्या? | Do I need to book beforehand? | फ़ोन पर लगा लीजिए तो इंतज़ार नहीं होगा; आपात स्थिति में सीधे आ जाइए। | Book by phone and you will not wait; in an emergency come straight in.
    रिपोर्ट कितनी देर में मिल जाएगी? | How soon is the report ready? | सामान्य जाँच शाम पाँच बजे तक, थायरॉयड अगले दिन सुबह। | Routine tests by five in the evening, thyroid the next morning.
    बच्चों के डॉक्टर किस दिन बैठते हैं? | On which days is the child specialist in? | सोमवार, बुधवार और शनिवार, शाम चार से सात। | Mondays, Wednesdays and Saturdays, four to seven in the evening.`,
  festive: says`
    त्योहार के दिन ओपीडी सुबह आठ से ग्यारह बजे तक है, आपात सेवा का फ़ोन दिन भर चालू रहेगा। | On the festival day the OPD runs from eight to eleven, and the emergency phone is on all day.
    शुगर और बीपी वाले मीठा और तला हुआ सोच-समझकर लें, और त्योहार के बाद वाले हफ़्ते में जाँच पर बीस प्रतिशत छूट लें। | If you have sugar or blood pressure, go easy on sweets and fried food, and take twenty per cent off tests the week after.`,
}

export const optician: Category = {
  category: 'Optician',
  weight: 4,
  providers: says`
    ऑप्टिकल्स | Opticals
    चश्मा घर | Chashma Ghar
    आई केयर | Eye Care
    ऑप्टिक सेंटर | Optic Centre
    विज़न पॉइंट | Vision Point`,
  mottos: says`
    साफ़ दिखे तो दुनिया सुंदर | The world is lovelier in focus
    नंबर सही, फ़्रेम हल्का, दाम वाजिब | The right power, a light frame, a fair price
    आँख आपकी, ज़िम्मेदारी हमारी | Your eyes, our care`,
  about: says`
    आँखों की जाँच कंप्यूटर मशीन और हाथ के लेंस दोनों से होती है, ताकि नंबर पर कोई शक न रहे। | Eyes are tested by machine and again with trial lenses, so that nothing about the power is left in doubt.
    पाँच सौ से ज़्यादा फ़्रेम हैं, बच्चों के न टूटने वाले फ़्रेम से लेकर बुज़ुर्गों के हल्के चश्मे तक। | We have more than five hundred frames, from unbreakable ones for children to feather-light glasses for elders.
    पेंच कसना, नोज़ पैड बदलना और सफ़ाई हमेशा मुफ़्त है, चश्मा कहीं का भी हो। | Tightening, nose pads and cleaning are always free, wherever you bought your glasses.`,
  items: items`
    फ़्रेम और लेंस सेट | frame and lens set | 650 set | सामान्य नंबर का लेंस, एक घंटे में तैयार। | With ordinary power lenses, ready in an hour.
    ब्लू कट लेंस | blue-cut lenses | 900 pair | मोबाइल और कंप्यूटर पर देर तक काम करने वालों के लिए। | For long hours at a phone or computer.
    प्रोग्रेसिव लेंस | progressive lenses | 2400 pair | पास और दूर एक ही चश्मे से, बीच में कोई लकीर नहीं। | Near and far in one pair, without the line.
    बच्चों का फ़्रेम | children's frame | 550 piece | रबर जैसा मुड़ता है, टूटता नहीं; पीछे डोरी साथ में। | Bends like rubber and does not break; comes with a cord.
    धूप का चश्मा | sunglasses | 450 piece | यूवी वाला असली शीशा, बाइक चलाने वालों की पसंद। | Real UV lenses, a favourite with riders.`,
  tips: pieces`
    चश्मा पोंछने का सही तरीक़ा | How to clean glasses | सूखे कपड़े या कुर्ते से मत रगड़िए, धूल के कण शीशे पर लकीर बनाते हैं। पहले पानी से धोइए, एक बूँद साबुन लगाइए, फिर मुलायम कपड़े से सुखाइए। | Do not rub with a dry cloth or your kurta: dust scratches the coating. Rinse first, use a drop of soap, then dry with a soft cloth.
    बच्चे को चश्मे की ज़रूरत है क्या | Does your child need glasses? | किताब बहुत पास लाना, टीवी के आगे बैठना, बार-बार आँख मलना या सिरदर्द बताना: ये इशारे हैं। स्कूल शुरू होने से पहले एक बार जाँच करा लीजिए। | Holding books too close, sitting near the television, rubbing the eyes or complaining of headaches are the signs. Have them tested once before the school year begins.
    स्क्रीन और आँखें: बीस का नियम | Screens and the rule of twenty | हर बीस मिनट पर बीस सेकंड के लिए बीस फ़ुट दूर देखिए और पलकें झपकाते रहिए। कमरे में रोशनी रखिए; अँधेरे में मोबाइल देखना आँखों को सबसे ज़्यादा थकाता है। | Every twenty minutes look twenty feet away for twenty seconds, and keep blinking. Leave a light on: a phone in the dark tires the eyes most of all.`,
  stories: pieces`
    दादी ने सुई में धागा डाला | Grandmother threads a needle | एक अम्मा तीन साल से कहती थीं कि उम्र में ऐसा होता ही है। नया चश्मा लगाकर उन्होंने वहीं दुकान पर सुई में धागा डाला और पोती को देखकर बोलीं, तू तो बहुत सुंदर है रे। | For three years an old lady had said this is what age does. She put on her new glasses, threaded a needle right at our counter, looked at her granddaughter and said, how lovely you are.
    पहली बेंच से आख़िरी बेंच तक | Back to the last bench | एक लड़का पढ़ाई में पिछड़ रहा था, सब डाँटते थे। जाँच में नंबर माइनस तीन निकला। चश्मे के बाद वह अपने दोस्तों के साथ आख़िरी बेंच पर लौट गया, और परीक्षा में भी अच्छे नंबर आए। | A boy was falling behind and everyone scolded him. His power turned out to be minus three. With glasses he went back to the last bench with his friends, and his marks went up all the same.`,
  questions: exchanges`
    आँख की जाँच का पैसा लगता है? | Is there a charge for the eye test? | चश्मा बनवाने पर मुफ़्त है, सिर्फ़ जाँच के पचास रुपये। | Free when you order glasses, fifty rupees for the test alone.
    पुराने फ़्रेम में नया लेंस लग जाएगा? | Can you fit new lenses in my old frame? | फ़्रेम मज़बूत हो तो लग जाएगा, एक बार लाकर दिखा दीजिए। | If the frame is sound, yes. Please bring it in once.
    चश्मा कितनी देर में मिल जाता है? | How long does a pair take? | सामान्य नंबर एक घंटे में, प्रोग्रेसिव में चार दिन। | An hour for ordinary powers, four days for progressives.`,
  festive: says`
    त्योहार पर हर फ़्रेम के साथ दूसरा सादा फ़्रेम आधे दाम में, घर के बड़े-बुज़ुर्गों को भी साथ लाइए। | With every frame a second plain one is at half price this festival, so bring the elders along.
    नए कपड़ों के साथ नया चश्मा भी: हल्के सुनहरे और पारदर्शी फ़्रेम की नई पेटी कल ही खुली है। | New clothes deserve new glasses: a fresh box of light golden and clear frames was opened only yesterday.`,
}
