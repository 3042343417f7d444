import { exchanges, items, pieces, says, type Category } from './category.ts'

export const electrician: Category = {
  category: 'Electrician',
  weight: 9,
  keeper: 'man',
  providers: says`
    इलेक्ट्रिक वर्क्स | Electric Works
    इलेक्ट्रिकल्स | Electricals
    बिजली घर | Bijli Ghar
    इलेक्ट्रिक एंड वाइंडिंग | Electric & Winding
    वायरिंग सर्विस | Wiring Service`,
  mottos: says`
    तार छिपा, काम दिखा | The wire is hidden, the work shows
    एक फ़ोन, और घर में फिर उजाला | One call and the lights are back
    पक्की अर्थिंग, बेफ़िक्र परिवार | Proper earthing, an easy mind`,
  about: says`
    नए मकान की वायरिंग, पुराने तार बदलना, पंखे-मोटर की वाइंडिंग और इन्वर्टर लगाना, सब एक ही टीम करती है। | One team does it all: wiring for new houses, replacing old cable, rewinding fans and motors, fitting inverters.
    तार और स्विच सिर्फ़ आईएसआई मार्क वाले लगते हैं और पक्का बिल साथ मिलता है। | We fit only ISI-marked cable and switches and hand you a proper bill.
    काम शुरू करने से पहले ख़र्च काग़ज़ पर लिखकर दिया जाता है, बाद में एक रुपया नहीं बढ़ता। | You get the cost in writing before we open the toolbox, and it does not grow by a rupee afterwards.`,
  items: items`
    घर की वायरिंग | house wiring | 160 point | कन्सील्ड पाइप, ताँबे का तार और हर कमरे का अलग एमसीबी। | Concealed pipe, copper cable and a separate MCB for every room.
    पंखे की मरम्मत | ceiling fan repair | 180 piece | बुश, कैपेसिटर या वाइंडिंग, जो ख़राब हो वही बदलता है। | Bush, capacitor or winding: we change only what has failed.
    अर्थिंग | earthing | 3200 set | ताँबे की पट्टी, नमक-कोयला और मीटर से जाँच करके रीडिंग आपके सामने। | Copper strip, salt and charcoal, and a meter reading taken in front of you.
    इन्वर्टर फिटिंग | inverter fitting | 600 | बैटरी का पानी, तार और लोड तीनों जाँचकर ही चालू करते हैं। | Battery water, cable and load are all checked before we switch it on.
    मोटर वाइंडिंग | motor rewinding | 1400 | आधे से दो एचपी तक, ताँबे का असली तार और छह महीने की गारंटी। | From half to two HP, in real copper, with six months' guarantee.`,
  tips: pieces`
    एमसीबी बार-बार क्यों गिरता है | Why does the MCB keep tripping? | एमसीबी गिरे तो पहले सारे स्विच बंद करके एक-एक चालू कीजिए, जिस पर गिरे गड़बड़ वहीं है। बड़ा एमसीबी लगा देना इलाज नहीं है, उससे तार जलता है। गीज़र और एसी की लाइन हमेशा अलग रखिए। | Switch everything off and turn things on one by one: the fault is where it trips. Fitting a bigger MCB is no cure, it only burns the cable. Keep geyser and AC on lines of their own.
    बरसात में करंट से बचाव | Staying safe from shocks in the rains | कूलर, मोटर और लोहे के गेट को छूने से पहले चप्पल पहनिए और हाथ सूखे रखिए। दीवार में नमी हो और स्विच झनझनाए तो मेन बंद करके मिस्त्री बुलाइए। आरसीसीबी का टेस्ट बटन महीने में एक बार ज़रूर दबाइए। | Wear slippers and dry your hands before you touch the cooler, the pump or an iron gate. If a switch on a damp wall tingles, turn off the mains and call an electrician. Press the test button of your RCCB once a month.
    बिजली का बिल कैसे घटे | Bringing the bill down | पुराना पंखा पचहत्तर वाट खाता है, नया बीएलडीसी पंखा अट्ठाईस से पैंतीस। दिन में बारह घंटे चले तो साल भर में एक पंखे पर लगभग हज़ार रुपये बचते हैं। टीवी और चार्जर रिमोट से नहीं, स्विच से बंद कीजिए। | An old fan draws seventy-five watts, a new BLDC one between twenty-eight and thirty-five. At twelve hours a day that is about a thousand rupees a year for each fan. Turn off the TV and chargers at the switch, not with the remote.`,
  stories: pieces`
    बारात आने से एक घंटा पहले | An hour before the baraat | शाम सात बजे फ़ोन आया: लड़की की शादी है और पूरा घर अँधेरे में। जला हुआ न्यूट्रल खोजने में चालीस मिनट लगे। लाइट आई तो सबसे पहले शहनाई वाले ने ताली बजाई। | The call came at seven: a daughter's wedding, and the whole house dark. It took forty minutes to find the burnt neutral. When the lights came on, the shehnai player was the first to clap.
    पहला पेचकस | The first screwdriver | उस्ताद ने काम सिखाने से पहले छह महीने सिर्फ़ टेस्टर पकड़वाया था। कहते थे, जल्दी वाला मिस्त्री एक बार ही जल्दी करता है। आज वही बात हम नए लड़कों को सिखाते हैं। | For six months our teacher let us hold nothing but a tester. A hurried electrician, he used to say, hurries only once. We tell our own apprentices the same today.`,
  questions: exchanges`
    रात में भी आ जाते हैं क्या? | Do you come at night too? | रात दस बजे तक आते हैं। उसके बाद सिर्फ़ करंट या जलने की शिकायत पर। | Until ten, yes. Later than that only for shocks or burning smells.
    दो कमरे की वायरिंग में कितना ख़र्च आएगा? | What would wiring two rooms cost? | लगभग बीस पॉइंट बनते हैं। एक बार देख लें तो पक्का हिसाब लिखकर दे देंगे। | It comes to about twenty points. Let us see the rooms once and we will write it down for you.
    सामान आप लाएँगे या हमें लाना होगा? | Do you bring the material or should we? | जैसा आप चाहें। लिस्ट दे देंगे, साथ चलकर भी दिलवा सकते हैं। | As you like. We give you the list and can even come along to the shop.`,
  festive: says`
    झालर, फोकस लाइट और मंदिर की सजावट की बुकिंग चालू है, उतारने का काम दाम में शामिल है। | Bookings are open for fairy lights, focus lights and temple decoration; taking them down is included.
    त्योहार से पहले बोर्ड और झालर की मुफ़्त जाँच: एक ढीला तार पूरे घर की ख़ुशी बिगाड़ सकता है। | Free check of boards and fairy lights before the festival: one loose wire can spoil it for the whole house.`,
}

export const plumber: Category = {
  category: 'Plumber & Sanitary',
  weight: 7,
  keeper: 'man',
  providers: says`
    सैनिटरी स्टोर | Sanitary Store
    पाइप एंड सैनिटरी | Pipe & Sanitary
    प्लंबिंग सर्विस | Plumbing Service
    बोरिंग एंड पंप | Boring & Pumps
    सैनिटरी मार्ट | Sanitary Mart`,
  mottos: says`
    एक बूँद भी बेकार न जाए | Not one drop wasted
    टपके नल से टंकी तक, सब दुरुस्त | From the dripping tap to the tank on the roof
    जोड़ ऐसा कि सालों तक पसीजे नहीं | Joints that stay dry for years`,
  about: says`
    नल, टंकी, मोटर पंप, बोरिंग और बाथरूम की पूरी फिटिंग के लिए मिस्त्री और सामान दोनों यहीं मिलते हैं। | Plumber and material from one place: taps, tanks, pumps, borings and complete bathrooms.
    सीपीवीसी और यूपीवीसी पाइप कंपनी के असली बिल के साथ मिलते हैं, कटा हुआ टुकड़ा भी नाप से। | CPVC and UPVC pipe comes with the maker's bill, and we cut it to the length you need.
    फिटिंग के बाद पाइप में दबाव डालकर जाँच होती है, दीवार उसके बाद ही बंद की जाती है। | Every line is tested under pressure before the wall is closed.`,
  items: items`
    पानी की टंकी | water tank | 4200 piece | पाँच सौ लीटर, तीन परत वाली, धूप में भी पानी ठंडा। | Five hundred litres in three layers, so the water stays cool in the sun.
    नल बदलना | tap replacement | 150 visit | वाशर, सील और टेप मिस्त्री के झोले में हमेशा रहते हैं। | Washers, seals and tape are always in the plumber's bag.
    बोरिंग | boring | 140 | चार इंच की, रेट प्रति फ़ुट; पानी मीठा मिलने तक साथ खड़े रहते हैं। | Four inch, priced by the foot, and we stay until the water runs sweet.
    समरसिबल पंप | submersible pump | 9800 piece | एक एचपी, ताँबे की वाइंडिंग, स्टार्टर और दो साल की वारंटी साथ। | One HP, copper wound, with starter and two years' warranty.
    बाथरूम फिटिंग | bathroom fitting | 8500 | पाइप, कमोड, बेसिन, शावर और ढलान, सब एक ठेके में। | Pipes, commode, basin, shower and the right slope of the floor, all in one job.`,
  tips: pieces`
    टंकी साल में दो बार साफ़ कीजिए | Clean the tank twice a year | बरसात से पहले और दिवाली पर टंकी ख़ाली करके ब्रश से धोइए, फिर थोड़ा ब्लीचिंग पाउडर डालकर आधा घंटा छोड़ दीजिए। दो बार सादा पानी बहाकर ही भरिए। ढक्कन टूटा हो तो आज ही बदलिए, मच्छर वहीं पलते हैं। | Empty and brush it before the rains and again at Diwali, then leave a little bleaching powder in for half an hour. Flush twice with plain water before you fill it. Replace a broken lid today: that is where mosquitoes breed.
    बेसिन जाम हो जाए तो | When the basin is blocked | पहले आधा कप खाने का सोडा और एक कप सिरका डालिए, बीस मिनट बाद गरम पानी बहाइए। तेज़ाब मत डालिए, वह पाइप का जोड़ खा जाता है। फिर भी पानी रुके तो नीचे का कप खोलकर बाल निकालने होंगे। | Pour in half a cup of baking soda and a cup of vinegar, and hot water twenty minutes later. Leave acid alone, it eats the joints. If it still stands, the trap below has to be opened and the hair taken out.
    मोटर चलती है पर पानी नहीं चढ़ता | The pump runs but no water comes | अक्सर फ़ुट वॉल्व में कचरा होता है या पाइप हवा खींच रहा होता है। मोटर तुरंत बंद कीजिए, सूखी चली तो सील जल जाएगी। पाइप में ऊपर से पानी भरकर एक बार फिर देखिए। | Usually there is dirt in the foot valve or the pipe is drawing air. Stop at once, for a dry pump burns its seal. Prime the pipe from above and try once more.`,
  stories: pieces`
    एक सौ अस्सी फ़ुट पर मीठा पानी | Sweet water at a hundred and eighty feet | टोले में तीन बोरिंग खारी निकल चुकी थीं। चौथी बार सबने मना किया, पर दादी ने कहा, बीस फ़ुट और। पानी निकला तो पहला लोटा उन्हीं को दिया गया। | Three borings in the hamlet had come up brackish. Everyone said stop at the fourth, but the grandmother said twenty feet more. The first lota of sweet water went to her.
    टपकते नल का हिसाब | What a dripping tap costs | एक स्कूल के पाँच नल साल भर से टपक रहे थे। बच्चों ने बाल्टी रखकर नापा तो दिन का दो सौ लीटर निकला। हमने वाशर मुफ़्त बदले, बच्चों ने धन्यवाद का पोस्टर बनाया। | Five taps at a school had been dripping for a year. The children put buckets under them and measured two hundred litres a day. We changed the washers for nothing and got a poster in return.`,
  questions: exchanges`
    बोरिंग में कितने दिन लगते हैं? | How many days does a boring take? | मिट्टी नरम हो तो एक दिन, पत्थर मिले तो दो से तीन दिन। | One day in soft soil, two or three if we strike rock.
    पुरानी टंकी बदलकर नई लगा देंगे? | Will you take the old tank down and fit the new one? | हाँ, उतारना, चढ़ाना और पाइप जोड़ना, तीनों पाँच सौ रुपये में। | Yes: down, up and connected for five hundred rupees.
    दीवार के अंदर पाइप लीक है, तोड़ना पड़ेगा? | The pipe leaks inside the wall. Must you break it open? | पहले दबाव की मशीन से जगह पकड़ते हैं, फिर सिर्फ़ एक टाइल खुलती है। | We find the spot with a pressure gauge first, then only one tile comes off.`,
  festive: says`
    मेहमान आने से पहले नल, फ्लश और मोटर की पूरी जाँच सिर्फ़ एक विज़िट के दाम में। | Before your guests arrive: taps, flush and pump all checked for the price of one visit.
    त्योहार की सफ़ाई में टंकी की धुलाई भी जोड़ लीजिए, दो मंज़िल तक मशीन साथ आती है। | Add the tank to your festival cleaning; we bring the machine up to the second floor.`,
}

export const carpenter: Category = {
  category: 'Carpenter & Furniture',
  weight: 8,
  keeper: 'man',
  providers: says`
    फ़र्नीचर | Furniture
    फ़र्नीचर हाउस | Furniture House
    काष्ठ कला केंद्र | Kashtha Kala Kendra
    वुड वर्क्स | Wood Works
    सोफ़ा एंड फ़र्नीचर | Sofa & Furniture`,
  mottos: says`
    लकड़ी असली, जोड़ पक्का | Real wood, tight joints
    नाप आपकी, कारीगरी हमारी | Your measurements, our hands
    बेटी की विदाई का पलंग हो या बच्चे की पहली मेज़ | From the wedding bed to the first study table`,
  about: says`
    सागवान, शीशम और साल की सूखी लकड़ी से पलंग, दरवाज़े, अलमारी और सोफे अपने कारख़ाने में बनते हैं। | Beds, doors, almirahs and sofas made in our own workshop from seasoned teak, sheesham and sal.
    डिज़ाइन मोबाइल पर दिखाइए, दो दिन में नाप और दाम का पर्चा मिल जाएगा। | Show us the design on your phone and have the drawing and the price in two days.
    पुराने सोफे की गद्दी, पलंग की पॉलिश और दीमक लगे चौखट का काम भी किया जाता है। | We also re-cushion sofas, polish old beds and replace door frames eaten by termites.`,
  items: items`
    शीशम का पलंग | sheesham bed | 18500 piece | छह गुणा साढ़े छह फ़ुट, नीचे रज़ाई रखने का बक्सा। | Six by six and a half feet, with a box for quilts underneath.
    लकड़ी का दरवाज़ा | wooden door | 6800 piece | साल की चौखट, कब्ज़े और कुंडी के साथ फिट किया हुआ। | Sal frame, hinges and bolt, fitted in your house.
    पढ़ने की मेज़ | study table | 2600 piece | दराज़ और किताबों की पट्टी साथ, बच्चे की ऊँचाई के हिसाब से। | With a drawer and a bookshelf, made to the child's height.
    सोफ़ा सेट | sofa set | 22000 set | पाँच सीट, चालीस डेंसिटी का फोम और धुलने वाले कवर। | Five seats, forty-density foam and covers that come off for washing.
    मॉड्यूलर किचन | modular kitchen | 950 foot | पानी से न फूलने वाली प्लाई, नरम बंद होने वाले कब्ज़े। | Water-resistant ply and hinges that close softly.`,
  tips: pieces`
    दीमक को घर से दूर रखिए | Keep termites out | फ़र्नीचर दीवार से दो इंच हटाकर रखिए और नमी वाली दीवार पहले ठीक कराइए। साल में एक बार पाए के नीचे और पीछे दीमक की दवा का ब्रश लगवा लीजिए। मिट्टी की पतली लकीर दिखे तो इंतज़ार मत कीजिए। | Stand furniture two inches from the wall and cure the damp first. Brush anti-termite oil under the legs and along the back once a year. If you see a thin line of mud, do not wait.
    असली शीशम की पहचान | Is it really sheesham? | असली शीशम भारी होता है और उसमें गहरी-हल्की रेखाएँ लहराती हैं, छपी हुई सीधी नहीं होतीं। पीछे का हिस्सा बिना पॉलिश का देखिए, वहाँ लकड़ी झूठ नहीं बोलती। | Real sheesham is heavy, and its dark and light lines wander instead of running straight like print. Look at the unpolished back: wood does not lie there.
    पॉलिश की चमक कैसे बचे | Keeping the polish bright | गीले कपड़े की जगह सूखे सूती कपड़े से पोंछिए और गरम बर्तन सीधे न रखिए। हल्के दाग़ पर नारियल तेल की दो बूँद और मुलायम कपड़ा काफ़ी है। | Wipe with dry cotton instead of a wet cloth and never set a hot pot on it. For a faint stain two drops of coconut oil and a soft rag are enough.`,
  stories: pieces`
    दादा की आरी | Grandfather's saw | हमारे कारख़ाने की दीवार पर एक पुरानी आरी टँगी है, जिससे दादाजी ने गाँव के स्कूल की पहली बेंच बनाई थी। अब मशीन मिनटों में काटती है, पर नया कारीगर आज भी पहला हफ़्ता उसी आरी से सीखता है। | On our wall hangs the saw with which grandfather made the first benches of the village school. Machines cut in minutes now, but every apprentice still spends his first week with that saw.
    आम के पेड़ की मेज़ | The mango tree table | आँधी में एक घर का पुराना आम गिर गया और पूरा परिवार उदास था। हमने उसी लकड़ी से खाने की मेज़ बना दी। अब वे कहते हैं, पेड़ आँगन से उठकर घर में आ गया। | A storm took a family's old mango tree and no one could stop looking at the gap. We made their dining table from it. The tree, they say, has simply come indoors.`,
  questions: exchanges`
    पलंग बनने में कितने दिन लगेंगे? | How long does a bed take? | पॉलिश के साथ बारह दिन। शादी का मौसम हो तो बीस दिन मानकर चलिए। | Twelve days with polish. In the wedding season please allow twenty.
    लकड़ी हमारी हो तो सिर्फ़ मज़दूरी लेंगे? | If the wood is ours, will you charge only labour? | जी, पलंग की मज़दूरी पाँच हज़ार से शुरू है। लकड़ी सूखी होनी चाहिए। | Yes, labour for a bed starts at five thousand. The wood must be dry.
    दूसरे शहर तक पहुँचा देंगे? | Can you deliver to another town? | पहुँचा देंगे, सौ किलोमीटर तक पैकिंग मुफ़्त है, सिर्फ़ गाड़ी का भाड़ा लगेगा। | We can. Packing is free within a hundred kilometres, you pay only for the vehicle.`,
  festive: says`
    त्योहार पर सोफ़ा और पलंग की बुकिंग में एक छोटी चौकी हमारी तरफ़ से। | Book a sofa or a bed this festival and a small chowki comes with it.
    लगन के पलंग और ड्रेसिंग टेबल की बुकिंग शुरू है, तारीख़ लिखवाकर निश्चिंत रहिए। | Wedding beds and dressing tables can be booked now; give us the date and rest easy.`,
}

export const contractor: Category = {
  category: 'Contractor, Mason & Painter',
  weight: 6,
  keeper: 'man',
  providers: says`
    कंस्ट्रक्शन | Construction
    बिल्डर्स | Builders
    पेंट एंड पुट्टी वर्क | Paint & Putty Work
    निर्माण सेवा | Nirman Seva
    इंटीरियर एंड पीओपी | Interior & POP`,
  mottos: says`
    नींव मज़बूत, बात पक्की | A strong foundation and a kept word
    आपके सपनों का घर, तय समय पर | The house you dreamt of, on the day we promised
    रंग ऐसा कि दीवार मुस्कुराए | Colours that make a wall smile`,
  about: says`
    नक़्शे से लेकर छत की ढलाई, प्लास्टर, टाइल और रंगाई तक पूरा मकान एक ठेके में बनता है। | From the plan to the roof slab, plaster, tiles and paint, we build the whole house under one contract.
    हर हफ़्ते काम की फ़ोटो और ख़र्च का हिसाब WhatsApp पर भेजा जाता है, चाहे मालिक परदेस में हों। | Photographs and accounts reach you on WhatsApp each week, even if you work far from home.
    राजमिस्त्री और मज़दूर सालों से साथ हैं, इसलिए काम बीच में नहीं रुकता। | Our masons and labourers have been with us for years, so work does not stop halfway.`,
  items: items`
    मकान निर्माण | house construction | 1450 foot | सामान और मज़दूरी साथ, नींव से छत तक, लिखित अनुबंध पर। | Material and labour, from foundation to roof, on a written agreement.
    दीवार की रंगाई | wall painting | 16 foot | दो कोट पुट्टी, एक प्राइमर और दो कोट रंग, फ़र्श ढककर। | Two coats of putty, one of primer, two of paint, and the floor covered first.
    पीओपी सीलिंग | POP ceiling | 85 foot | सादा या डिज़ाइन वाली, लाइट की जगह पहले से कटी हुई। | Plain or patterned, with the openings for lights already cut.
    टाइल बिछाई | tile laying | 32 foot | लेवल मशीन से ढलान देखकर, जोड़ में रंग मिलाया हुआ ग्राउट। | Slope checked by level, grout matched to the tile.
    राजमिस्त्री | mason | 850 day | साथ में एक मज़दूर अलग रेट पर, औज़ार हमारे। | A helper at his own rate, and we bring the tools.`,
  tips: pieces`
    नई ढलाई की तराई | Curing a new slab | ढलाई के बारह घंटे बाद से कम से कम दस दिन छत पर पानी भरा रखिए। मेंड़ बनाकर दो इंच पानी रोकना सबसे अच्छा है। तराई में की गई कंजूसी दरार बनकर लौटती है। | Keep water standing on the slab from twelve hours after casting for at least ten days. Two inches held by a little bund of mortar is best. What you save on curing comes back as cracks.
    सीलन वाली दीवार पर रंग मत चढ़ाइए | Never paint over damp | पहले पानी आने का रास्ता बंद कीजिए: छत, पाइप या बाहर की दरार। दीवार पूरी सूखने में तीन हफ़्ते लगते हैं। उसके बाद ही पुट्टी और रंग लगे, नहीं तो छह महीने में फूल जाएगा। | Stop the water first, whether it comes from the roof, a pipe or a crack outside. The wall needs three weeks to dry. Paint before that and it blisters within six months.
    ठेका देने से पहले चार बातें | Four things before you sign | रेट किस नाप पर है, सामान किस कंपनी का होगा, पैसा किस किस्त में देना है और देर होने पर क्या होगा, चारों बातें लिखवा लीजिए। बना हुआ एक पुराना मकान भी देख आइए। | Have it written down: what is measured, which brands are used, when each instalment is due and what happens if the work is late. And go and see one house that is already built.`,
  stories: pieces`
    दुबई से देखा गृह प्रवेश | A housewarming watched from Dubai | मालिक दुबई में थे और पूरा मकान वीडियो कॉल पर बना। गृह प्रवेश के दिन छुट्टी नहीं मिली, तो माँ ने फ़ोन हाथ में लेकर उन्हें हर कमरा घुमाया। रसोई में पहुँचकर दोनों चुप हो गए। | The owner was in Dubai and his house grew on video calls. He got no leave for the housewarming, so his mother carried the phone through every room. In the kitchen both of them fell silent.
    बारिश से एक दिन पहले की छत | The slab that beat the rain | मौसम विभाग ने बारिश बताई थी और ढलाई अधूरी थी। पूरे टोले के लोग तसला लेकर आ गए और रात दो बजे छत पूरी हुई। सुबह पानी बरसा तो तराई मुफ़्त में हो गई। | Rain was forecast and the slab half cast. The whole lane came out with pans and we finished at two in the night. By morning it poured, and the curing was free.`,
  questions: exchanges`
    हज़ार वर्ग फ़ुट का मकान कितने दिन में बनेगा? | How long for a house of a thousand square feet? | एक मंज़िल पाँच से छह महीने में, बरसात छोड़कर। | One floor takes five to six months, leaving out the rains.
    एक कमरे की भी रंगाई करते हैं? | Do you paint a single room too? | जी, दो दिन का काम है। सामान हटाना और ढकना हमारी टीम करती है। | Yes, it is two days' work. Our team moves and covers the furniture.
    नक़्शा पास कराने में मदद मिलेगी? | Can you help with getting the plan approved? | मिलेगी, हमारे इंजीनियर नगर निगम के नियम से नक़्शा बनाते हैं। | Yes, our engineer draws it to the municipal rules.`,
  festive: says`
    दिवाली या शादी से पहले घर की पुताई करानी हो तो पंद्रह दिन पहले तारीख़ ले लीजिए। | If you want the house painted before Diwali or a wedding, take your date a fortnight ahead.
    त्योहार में दो कमरे की रंगाई पर मेन गेट का पेंट हमारी तरफ़ से। | Two rooms painted this season, and we do the main gate at no charge.`,
}
