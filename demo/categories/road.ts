// Everything that lives from the road: those who mend vehicles, sell them, drive them, and give travellers a bed.
import { exchanges, items, pieces, says, type Category } from './category.ts'

export const garage: Category = {
  category: 'Automobile Repair & Garage',
  weight: 9,
  keeper: 'man',
  providers: says`
    ऑटो गैराज | Auto Garage
    मोटर गैराज | Motor Garage
    बाइक सर्विस सेंटर | Bike Service Centre
    टायर एंड पंचर | Tyre & Puncture
    ऑटोमोबाइल्स | Automobiles`,
  mottos: says`
    पहले आवाज़ सुनेंगे, फिर औज़ार उठाएँगे | First we listen to the engine, then we pick up a spanner
    जो ख़राब है वही बदलेगा | We replace what is broken and nothing else
    सफ़र आपका, ज़िम्मेदारी हमारी | Your journey, our responsibility`,
  about: says`
    बाइक, स्कूटी, कार और ऑटो की सर्विस, इंजन, ब्रेक और बिजली का काम एक ही छत के नीचे होता है। | Service, engine, brakes and electrical work for bikes, scooters, cars and autos under one roof.
    बदला हुआ पुराना पार्ट थैली में डालकर आपको लौटाया जाता है, ताकि मन में सवाल न रहे। | The part we took out goes back to you in a bag, so that no doubt remains.
    रास्ते में गाड़ी रुक जाए तो दस किलोमीटर तक मिस्त्री बाइक से पहुँच जाता है। | If you break down within ten kilometres, a mechanic comes to you on a bike.`,
  items: items`
    बाइक की सर्विस | bike service | 450 | ऑयल, चेन, ब्रेक, प्लग और धुलाई, दो घंटे में तैयार। | Oil, chain, brakes, plug and a wash, ready in two hours.
    कार की सर्विस | car service | 2400 | तीस बातों की जाँच की पर्ची गाड़ी के साथ मिलती है। | A slip with thirty checks comes back with the car.
    ट्यूबलेस पंचर | tubeless puncture repair | 100 piece | मशरूम प्लग से, हवा मुफ़्त। | With a mushroom plug, and the air is free.
    इंजन का काम | engine overhaul | 5500 | रिंग, पिस्टन, वॉल्व, सब आपके सामने खुलता और बंद होता है। | Rings, piston and valves, opened and closed in front of you.
    ब्रेक शू | brake shoes | 320 pair | असली पार्ट, बदलने की मज़दूरी शामिल। | Genuine parts, fitting included.`,
  tips: pieces`
    बाइक का ऑयल कब बदलें | When to change the oil | ढाई से तीन हज़ार किलोमीटर पर इंजन ऑयल बदलिए, धूल वाली सड़क पर रोज़ चलते हों तो दो हज़ार पर। ऑयल काला और पतला हो जाए या गियर भारी लगे तो किलोमीटर का इंतज़ार मत कीजिए। | Change engine oil every two and a half to three thousand kilometres, at two thousand if you ride on dusty roads daily. If it is black and thin or the gears feel heavy, do not wait for the meter.
    टायर की हवा का सीधा नियम | A plain rule for tyre pressure | हवा हफ़्ते में एक बार, सुबह ठंडे टायर में भरवाइए। कम हवा में माइलेज घटता है और किनारे घिसते हैं, ज़्यादा हवा में गाड़ी उछलती है। सही अंक दरवाज़े या चेन कवर के स्टिकर पर लिखा रहता है। | Fill once a week, in the morning, when tyres are cold. Too little costs mileage and wears the edges, too much makes her bounce. The right figure is on the sticker by the door or chain cover.
    पानी भरी सड़क पर इंजन बंद हो जाए | When the engine dies in water | दोबारा स्टार्ट मत मारिए: इंजन में पानी गया तो कनेक्टिंग रॉड मुड़ जाती है। गाड़ी धकेलकर सूखे में लाइए, बैटरी का तार हटाइए और मिस्त्री बुलाइए। सिर्फ़ एक सेल्फ़ का लालच हज़ारों का ख़र्च बनता है। | Do not try to start again: with water inside, the connecting rod bends. Push the vehicle to dry ground, take off the battery lead and call a mechanic. One touch of the starter can cost thousands.`,
  stories: pieces`
    परीक्षा के दिन की स्कूटी | The scooter on exam day | सुबह साढ़े आठ बजे एक लड़की रोती हुई आई: नौ बजे बोर्ड की परीक्षा थी और क्लच का तार टूटा था। हमारे लड़के ने अपनी बाइक से उसे सेंटर छोड़ा, स्कूटी शाम को घर पहुँचा दी। नतीजे के दिन मिठाई का डिब्बा आया। | At half past eight a girl came in tears: board exam at nine and a snapped clutch cable. Our boy dropped her at the centre on his own bike and took the scooter home that evening. On result day a box of sweets arrived.
    पिता की राजदूत | Father's Rajdoot | एक साहब बाईस साल से बंद राजदूत लेकर आए। पार्ट तीन शहरों से आए और दो महीने लगे। पहली किक में आवाज़ निकली तो वे हेलमेट पहने-पहने ही बैठकर देर तक सुनते रहे। | A gentleman brought in a Rajdoot that had stood silent for twenty-two years. Parts came from three cities and it took two months. When it woke at the first kick he sat there in his helmet and just listened.`,
  questions: exchanges`
    सर्विस के लिए पहले से समय लेना होगा? | Do I need an appointment for a service? | बाइक के लिए नहीं। कार के लिए एक दिन पहले फ़ोन कर दें तो इंतज़ार नहीं करना पड़ेगा। | Not for a bike. For a car, call a day earlier and you will not have to wait.
    चलते-चलते बाइक बंद हो जाती है, क्या कारण है? | My bike stalls while running. What could it be? | पहले प्लग और पेट्रोल का फ़िल्टर देखेंगे, अक्सर वहीं बात होती है। ले आइए, जाँच का पैसा नहीं लगता। | We would look at the plug and the fuel filter first, it is usually there. Bring it in, checking is free.
    रविवार को खुला रहता है? | Are you open on Sundays? | दोपहर दो बजे तक, सिर्फ़ पंचर और छोटे काम। | Till two, for punctures and small jobs only.`,
  festive: says`
    घर लौटने के लंबे सफ़र से पहले ब्रेक, टायर और बैटरी की मुफ़्त जाँच करवा लीजिए। | Before the long drive home, let us check brakes, tyres and battery free of charge.
    पूजा से पहले गाड़ी की धुलाई और पॉलिश का अलग काउंटर, एक घंटे में चमचमाती गाड़ी। | A separate bay for wash and polish before the puja: a gleaming vehicle in an hour.`,
}

export const vehicles: Category = {
  category: 'Vehicle Dealer & Spare Parts',
  weight: 6,
  providers: says`
    मोटर्स | Motors
    ऑटो पार्ट्स | Auto Parts
    ट्रैक्टर्स | Tractors
    ई-रिक्शा शोरूम | E-Rickshaw Showroom
    बैटरी हाउस | Battery House`,
  mottos: says`
    चाबी के साथ भरोसा भी | With the key you get our word
    असली पार्ट, असली बिल | Genuine part, genuine bill
    आज बुकिंग, इसी हफ़्ते सवारी | Book today, ride this week`,
  about: says`
    नई-पुरानी बाइक, ई-रिक्शा और ट्रैक्टर के साथ बीमा, नंबर प्लेट और फ़ाइनेंस का काम भी यहीं हो जाता है। | New and used bikes, e-rickshaws and tractors, with insurance, number plate and finance arranged here.
    पुरानी गाड़ी बेचने से पहले काग़ज़, इंजन नंबर और चालान की पूरी जाँच की जाती है। | Before we sell a used vehicle we check its papers, its engine number and its pending challans.
    पार्ट्स की दुकान में पंद्रह साल पुरानी गाड़ियों का सामान भी मिल जाता है। | The parts counter has spares even for machines of fifteen years ago.`,
  items: items`
    ई-रिक्शा | e-rickshaw | 155000 piece | एक चार्ज में नब्बे किलोमीटर, चार्जर और सर्विस किताब साथ। | Ninety kilometres on one charge, with charger and service book.
    पुरानी बाइक | used bike | 38000 | जाँची हुई, ट्रांसफ़र के काग़ज़ और तीन महीने की इंजन गारंटी। | Inspected, with transfer papers and three months' guarantee on the engine.
    गाड़ी की बैटरी | car battery | 4600 piece | पुरानी बैटरी का दाम घटाकर, फिटिंग मुफ़्त। | The old battery is taken off the price and fitting is free.
    ट्रैक्टर का टायर | tractor tyre | 14800 piece | खेत और सड़क दोनों के लिए, कंपनी की वारंटी पर। | For field and road, on the maker's warranty.
    आईएसआई हेलमेट | ISI helmet | 850 piece | सिर नापकर देते हैं, ढीला हेलमेट किसी काम का नहीं। | We measure your head: a loose helmet helps no one.`,
  tips: pieces`
    पुरानी गाड़ी लेने से पहले | Before you buy a used vehicle | आरसी का नाम, इंजन और चेसिस नंबर गाड़ी से मिलाइए और परिवहन की वेबसाइट पर चालान और लोन देखिए। सुबह ठंडे इंजन में स्टार्ट करके धुआँ देखिए। पैसा ट्रांसफ़र की रसीद के साथ ही पूरा दीजिए। | Match the name, engine and chassis numbers with the RC and look up challans and loans on the transport website. Start it cold in the morning and watch the smoke. Pay in full only against the transfer receipt.
    ई-रिक्शा की बैटरी लंबी चले | Making an e-rickshaw battery last | बैटरी को पूरा ख़ाली होने से पहले चार्ज पर लगाइए और रात में आठ घंटे से ज़्यादा मत छोड़िए। पानी हर पंद्रह दिन पर सिर्फ़ डिस्टिल्ड डालिए। क्षमता से ज़्यादा सवारी बैटरी और कमानी दोनों तोड़ती है। | Charge before it is quite empty and do not leave it on for more than eight hours. Top up every fortnight, with distilled water only. Extra passengers break both the battery and the springs.
    नक़ली पार्ट की पहचान | Spotting a fake part | पैकेट का होलोग्राम, छपाई की सफ़ाई और पार्ट नंबर देखिए, QR कोड हो तो स्कैन कीजिए। दाम आधा बताया जाए तो समझिए उम्र भी आधी है। बिल लिए बिना ब्रेक का सामान कभी न लें। | Look at the hologram, the printing and the part number, and scan the QR code if there is one. If it costs half, it lasts half. Never buy brake parts without a bill.`,
  stories: pieces`
    पहली महिला चालक | Our first woman driver | मोहल्ले की एक दीदी ने ग्रुप से क़र्ज़ लेकर ई-रिक्शा लिया। पहले दिन स्कूल के चार बच्चे बैठे, अब पूरी पाली तय है। पिछले महीने आख़िरी किस्त भरकर उन्होंने शोरूम में सबको पेड़ा खिलाया। | A woman from our lane took a loan from her self-help group and bought an e-rickshaw. Four schoolchildren rode with her on the first day; now her rounds are full. Last month she paid the last instalment and brought peda for the whole showroom.
    ट्रैक्टर की आरती | Aarti for a tractor | नया ट्रैक्टर गाँव पहुँचा तो दादी ने चाबी से पहले आरती की थाली माँगी। बोनट पर स्वस्तिक बना, नारियल फूटा और पहला चक्कर पूरे टोले के बच्चों ने लगाया। | When the new tractor reached the village, grandmother asked for the aarti plate before the key. A swastik was drawn on the bonnet, a coconut broken, and the first round belonged to all the children.`,
  questions: exchanges`
    ई-रिक्शा पर लोन हो जाएगा? | Can I get a loan for an e-rickshaw? | हो जाएगा। आधार, पैन, बैंक की पासबुक और पच्चीस प्रतिशत अग्रिम चाहिए। | Yes. You need Aadhaar, PAN, bank passbook and twenty-five per cent down.
    पुरानी बाइक बदलकर नई ले सकते हैं? | Can I exchange my old bike? | ज़रूर, गाड़ी और आरसी लेकर आइए, बीस मिनट में दाम बता देंगे। | Certainly. Bring the bike and its RC and we will name a price in twenty minutes.
    नंबर प्लेट कितने दिन में आती है? | How soon does the number plate come? | पंजीकरण के बाद आठ से दस दिन, मैसेज आपके फ़ोन पर आता है। | Eight to ten days after registration. You get a message on your phone.`,
  festive: says`
    शुभ मुहूर्त पर डिलीवरी चाहिए तो बुकिंग पहले करा लीजिए, पूजा की थाली और फूल हमारी तरफ़ से। | If you want delivery at the auspicious hour, book early; the puja plate and flowers are on us.
    त्योहार पर हर नई गाड़ी के साथ हेलमेट और पहली सर्विस मुफ़्त। | Every new vehicle this festival comes with a helmet and the first service free.`,
}

export const travel: Category = {
  category: 'Travel, Taxi & Transport',
  weight: 7,
  providers: says`
    ट्रैवल्स | Travels
    टूर एंड ट्रैवल्स | Tour & Travels
    टैक्सी सर्विस | Taxi Service
    ट्रांसपोर्ट | Transport
    यात्रा सेवा | Yatra Seva`,
  mottos: says`
    समय पर निकलेंगे, सकुशल पहुँचाएँगे | We leave on time and bring you there safe
    रास्ता लंबा हो, साथ अच्छा हो | A long road deserves good company
    भाड़ा पहले तय, बाद में कोई बात नहीं | The fare is settled first and never again`,
  about: says`
    शादी की गाड़ी, तीर्थ यात्रा, हवाई अड्डा, अस्पताल और रोज़ की टैक्सी के लिए छोटी-बड़ी गाड़ियाँ हैं। | Small and large cars for weddings, pilgrimages, the airport, the hospital and everyday trips.
    चालक अनुभवी हैं, रात में दो चालक जाते हैं और गाड़ी की लोकेशन घरवालों को भेजी जाती है। | Our drivers are experienced, two go along at night, and your family gets the live location.
    रेल, बस और हवाई टिकट के साथ घर का सामान शिफ़्ट करने की गाड़ी भी मिलती है। | We book train, bus and air tickets and move household goods as well.`,
  items: items`
    टैक्सी | taxi | 12 km | पाँच सीट, एसी, कम से कम दो सौ किलोमीटर पर यह दर। | Five seats with AC; this rate is for two hundred kilometres and more.
    शादी की गाड़ी | wedding car | 5500 day | फूल की सजावट और वर्दी वाला चालक, आठ घंटे तक। | Decorated with flowers, driver in uniform, up to eight hours.
    देवघर यात्रा | Deoghar trip | 950 person | सुबह चार बजे रवानगी, दर्शन कराकर उसी रात वापसी। | Leaves at four in the morning and returns the same night after darshan.
    गया-बोधगया दर्शन | Gaya and Bodh Gaya tour | 3800 day | विष्णुपद, महाबोधि और डुंगेश्वरी, सात सीट की गाड़ी। | Vishnupad, Mahabodhi and Dungeshwari in a seven-seater.
    सामान की गाड़ी | goods carrier | 1800 | पैकिंग के गद्दे और दो मज़दूर साथ, शहर के अंदर। | With packing mats and two helpers, within the town.`,
  tips: pieces`
    बुज़ुर्गों के साथ लंबा सफ़र | A long drive with elders | हर दो घंटे पर दस मिनट रुकिए और पाँव फैलाने दीजिए। दवा, पानी और हल्का नाश्ता डिक्की में नहीं, सीट के पास रखिए। उल्टी की शिकायत हो तो आगे की सीट दीजिए और ख़ाली पेट मत निकलिए। | Stop every two hours for ten minutes and let them stretch their legs. Keep medicine, water and a light snack by the seat, not in the boot. For anyone who feels sick, the front seat, and never start on an empty stomach.
    टैक्सी बुक करने से पहले | Before you book a taxi | टोल, पार्किंग, रात का चालक भत्ता और रुकने का ख़र्च भाड़े में है या अलग, यह पूछ लीजिए। गाड़ी का नंबर और चालक का फ़ोन एक दिन पहले घर पर लिखवा दीजिए। | Ask whether toll, parking, the driver's night allowance and waiting are included. Leave the car's number and the driver's phone at home the day before.
    घर का सामान टूटे बिना कैसे पहुँचे | Moving house without breakages | काँच के बर्तन अख़बार में खड़े करके बाँधिए, लिटाकर नहीं। हर डिब्बे पर कमरे का नाम लिखिए और गहने-काग़ज़ अपने साथ रखिए। फ़्रिज पहुँचने के चार घंटे बाद ही चालू कीजिए। | Pack plates standing up in newspaper, never lying flat. Write the room on every box and carry jewellery and papers yourself. Switch the fridge on only four hours after it arrives.`,
  stories: pieces`
    रात ढाई बजे की ज़िंदगी | A life at half past two | आधी रात को फ़ोन आया, प्रसव का दर्द था और एंबुलेंस दूर थी। चालक ने पंद्रह मिनट में गाड़ी निकाली। सुबह बेटी हुई और परिवार ने उसे घर का नाम दिया, सवारी। | The call came in the dead of night: labour pains, and the ambulance far away. Our driver was out in fifteen minutes. By morning there was a daughter, and at home they call her Sawari.
    काशी की पहली यात्रा | To Kashi for the first time | अस्सी साल की दादी पहली बार ज़िले से बाहर निकलीं। घाट पर सीढ़ियाँ उतरते हुए बोलीं, टीवी में इतना ठंडा पानी नहीं था। पूरी गाड़ी हँसते-हँसते लौटी। | A grandmother of eighty left her district for the first time. Going down the steps of the ghat she said: on television the water was not this cold. The whole car laughed all the way home.`,
  questions: exchanges`
    हवाई अड्डे तक सुबह चार बजे गाड़ी मिलेगी? | Can I get a car to the airport at four in the morning? | मिलेगी, रात दस बजे तक पक्का कर दीजिए। चालक आधा घंटा पहले दरवाज़े पर होगा। | Yes, confirm by ten at night. The driver will be at your door half an hour early.
    टोल भाड़े में शामिल है? | Is the toll included? | नहीं, टोल और पार्किंग रसीद पर अलग लगते हैं। बाक़ी सब शामिल है। | No, toll and parking are extra, on the receipt. All else is included.
    पंद्रह लोगों के लिए गाड़ी है? | Do you have something for fifteen people? | सत्रह सीट की टेंपो ट्रैवलर है, एसी के साथ। | A seventeen-seat tempo traveller with AC.`,
  festive: says`
    त्योहार में घर लौटने वालों के लिए स्टेशन से गाँव तक की टैक्सी चौबीस घंटे चलेगी। | For everyone coming home, our taxis run round the clock from the station to the village.
    मेले और पंडाल घूमने के लिए शाम छह से रात बारह का पैकेज, गाड़ी और चालक साथ। | An evening package from six to midnight to see the fair and the pandals, car and driver included.`,
}

export const hotel: Category = {
  category: 'Hotel & Lodge',
  weight: 5,
  providers: says`
    लॉज | Lodge
    गेस्ट हाउस | Guest House
    होटल | Hotel
    धर्मशाला | Dharamshala
    रेज़िडेंसी | Residency`,
  mottos: says`
    साफ़ चादर, शांत रात | Clean sheets and a quiet night
    स्टेशन के पास, शोर से दूर | Near the station, far from the noise
    मुसाफ़िर आइए, मेहमान बनकर रहिए | Come as a traveller, stay as a guest`,
  about: says`
    कमरे रोज़ धोए जाते हैं, चादर हर मेहमान पर बदलती है और गरम पानी चौबीस घंटे मिलता है। | Rooms are washed daily, sheets are changed for every guest, and there is hot water round the clock.
    परिवार, अकेली महिला यात्री और परीक्षा देने आए छात्रों के लिए अलग मंज़िल है। | There are separate floors for families, for women travelling alone and for students who come to sit an exam.
    रसोई में सादा शाकाहारी खाना बनता है और सुबह चार बजे भी चाय मिल जाती है। | The kitchen cooks plain vegetarian food, and you can have tea even at four in the morning.`,
  items: items`
    डबल बेड कमरा | double room | 900 night | पंखा, टीवी, साफ़ बाथरूम और बालकनी वाली खिड़की। | Fan, TV, a clean bathroom and a window on the balcony.
    एसी कमरा | AC room | 1600 night | बिजली जाए तो जनरेटर दो मिनट में चलता है। | If the power fails, the generator takes over in two minutes.
    डॉरमेट्री बेड | dormitory bed | 250 night | ताले वाली अलमारी और पढ़ने की बत्ती हर बिस्तर पर। | Every bed has a locker and a reading light.
    परिवार का कमरा | family room | 1500 night | चार लोगों के लिए, छोटी रसोई के साथ। | For four, with a small kitchen.
    विवाह के लिए पूरा लॉज | the whole lodge for a wedding | 28000 day | पंद्रह कमरे, छत और आँगन, बिजली-पानी शामिल। | Fifteen rooms, terrace and courtyard, power and water included.`,
  tips: pieces`
    कमरा लेते समय पाँच चीज़ें देखिए | Five things to check in a room | चादर उलटकर, बाथरूम का नल, दरवाज़े की कुंडी, खिड़की की जाली और निकलने का दूसरा रास्ता देख लीजिए। पहचान पत्र की कॉपी पर तारीख़ और कारण लिखकर दीजिए, ताकि उसका ग़लत इस्तेमाल न हो। | Turn the sheet, try the tap, the bolt and the window mesh, and find the second way out. On the copy of your ID write the date and the purpose, so that it can serve for nothing else.
    परीक्षा से पहले की रात | The night before an exam | केंद्र का रास्ता शाम को ही देख आइए, सुबह भीड़ में भटकना नहीं पड़ेगा। रात में हल्का खाना और सात घंटे की नींद आख़िरी पन्ने से ज़्यादा काम आती है। जगाने के लिए रिसेप्शन पर समय लिखवा दीजिए। | Walk to the centre the evening before, so that you are not lost in the morning crowd. A light meal and seven hours of sleep help more than the last page. Leave your wake-up time at the desk.
    पिंडदान और तीर्थ के यात्रियों के लिए | For pilgrims | पितृपक्ष और सावन में कमरा एक महीना पहले पक्का कर लीजिए। पंडा जी और गाड़ी का भाड़ा पहले तय कर लें, ज़रूरत हो तो हम सही रेट बता देते हैं। बुज़ुर्ग साथ हों तो नीचे की मंज़िल माँगिए। | In Pitrapaksha and Sawan confirm your room a month ahead. Settle the fee of the panda and the fare beforehand; we gladly tell you the usual rate. With elders, ask for the ground floor.`,
  stories: pieces`
    कमरा नंबर सात का डॉक्टर | The doctor of room seven | एक लड़का तीन साल तक हर परीक्षा में हमारे सात नंबर कमरे में ठहरा। चौथे साल अपने माता-पिता के साथ आया, हाथ में मेडिकल कॉलेज का काग़ज़ था। किराया हमने नहीं लिया। | For three years a boy took room seven for every exam. In the fourth he came with his parents and a letter from the medical college. We would not take the rent.
    रजिस्टर में चार देश | Four countries in one register | बोधगया जाते हुए एक ही रात में जापान, श्रीलंका, फ्रांस और थाईलैंड के मेहमान हमारे आँगन में बैठे थे। भाषा किसी की नहीं मिली, पर लिट्टी पर सबने अँगूठा उठाया। | One night guests from Japan, Sri Lanka, France and Thailand sat in our courtyard on their way to Bodh Gaya. They shared no language, but over the litti every thumb went up.`,
  questions: exchanges`
    चेक-इन का समय क्या है? | What is the check-in time? | चौबीस घंटे। आप जिस समय आते हैं, अगले दिन उसी समय तक कमरा आपका है। | Any time. The room is yours for twenty-four hours from when you arrive.
    पार्किंग है क्या? | Is there parking? | जी, आठ गाड़ियों की बंद पार्किंग है, रात में चौकीदार रहता है। | Yes, covered space for eight cars and a watchman at night.
    स्टेशन से कितनी दूर है? | How far is it from the station? | पैदल दस मिनट। सामान ज़्यादा हो तो फ़ोन कीजिए, लड़का आ जाएगा। | Ten minutes on foot. If you have much luggage, call us and we send someone.`,
  festive: says`
    त्योहार में दूर से आए मेहमानों के लिए घर जैसा खाना और पूजा का कोना तैयार है। | For guests far from home at festival time there is home food and a quiet corner for prayers.
    लगन और मेले की तारीख़ों पर कमरे जल्दी भरते हैं, एक दिन का अग्रिम देकर पक्का कर लीजिए। | Rooms go early on wedding and fair dates; pay one night in advance and it is yours.`,
}
