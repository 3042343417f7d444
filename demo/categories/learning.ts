import { exchanges, items, pieces, says, type Category } from './category.ts'

export const coaching: Category = {
  category: 'School, Coaching & Tuition',
  weight: 11,
  providers: says`
    कोचिंग सेंटर | Coaching Centre
    क्लासेज़ | Classes
    पब्लिक स्कूल | Public School
    विद्या निकेतन | Vidya Niketan
    कंप्यूटर एजुकेशन | Computer Education`,
  mottos: says`
    रटना नहीं, समझना | Understand it, do not cram it
    छोटा बैच, हर बच्चे पर नज़र | Small batches, every child noticed
    आज की मेहनत, कल की पहचान | Today's work is tomorrow's name`,
  about: says`
    कक्षा छह से बारह, राज्य बोर्ड और सीबीएसई, हिंदी और अंग्रेज़ी दोनों माध्यम में पढ़ाई होती है। | Classes six to twelve, state board and CBSE, taught in Hindi and in English medium.
    हर शनिवार जाँच परीक्षा होती है और नंबर उसी शाम अभिभावक के फ़ोन पर पहुँच जाते हैं। | There is a test every Saturday and the marks are on the parents' phone the same evening.
    रेलवे, एसएससी, दारोगा और बीपीएससी के लिए सुबह-शाम के अलग बैच हैं, लड़कियों के लिए फ़ीस में छूट है। | Separate morning and evening batches for railway, SSC, sub-inspector and BPSC, with a fee concession for girls.`,
  items: items`
    मैट्रिक बैच | matric batch | 600 month | गणित, विज्ञान और अंग्रेज़ी, हफ़्ते में छह दिन, बैच में तीस बच्चे। | Maths, science and English, six days a week, thirty in a batch.
    इंटर साइंस बैच | inter science batch | 900 month | भौतिकी, रसायन और गणित या जीव विज्ञान, प्रयोग के साथ। | Physics, chemistry and maths or biology, with practicals.
    स्पोकन इंग्लिश | spoken English | 500 month | पहले दिन से बोलना शुरू, ग़लती पर कोई हँसता नहीं। | You speak from the first day and no one laughs at a mistake.
    कंप्यूटर कोर्स | computer course | 2800 | तीन महीने: टाइपिंग, एक्सेल, इंटरनेट और प्रमाण पत्र। | Three months of typing, Excel and internet, with a certificate.
    प्रतियोगिता बैच | competitive exam batch | 7500 | छह महीने, नोट्स और सौ अभ्यास परीक्षाएँ शामिल। | Six months, notes and a hundred practice tests included.`,
  tips: pieces`
    परीक्षा से पहले के तीस दिन | Thirty days before the exam | पहले पंद्रह दिन कमज़ोर अध्याय, अगले दस दिन पुराने प्रश्न पत्र, आख़िरी पाँच दिन सिर्फ़ दोहराना। रोज़ एक पेपर घड़ी रखकर लिखिए। मोबाइल दूसरे कमरे में रहे तो दो घंटे चार घंटे के बराबर हैं। | Fifteen days for the weak chapters, ten for old papers, and the last five only for revision. Write one paper a day against the clock. With the phone in another room, two hours are worth four.
    गणित का डर कैसे निकले | Losing the fear of maths | हल देखकर सवाल मत समझिए, पहले दस मिनट ख़ुद जूझिए। हर ग़लती की एक अलग कॉपी बनाइए और रविवार को वही सवाल दोबारा लगाइए। महीने भर में डर आधा रह जाता है। | Do not read the solution first: struggle for ten minutes. Keep a copy only for mistakes and solve those again on Sunday. In a month half the fear is gone.
    छोटे बच्चे को पढ़ने कैसे बैठाएँ | Getting a small child to sit and read | समय और जगह रोज़ एक ही रखिए, बीस मिनट पढ़ाई और पाँच मिनट खेल। सवाल का जवाब तुरंत मत बताइए, पूछिए कि तुम्हें क्या लगता है। सबसे अच्छा तरीक़ा यह है कि आप भी पास बैठकर कुछ पढ़ें। | Keep one time and one place, twenty minutes of study and five of play. Do not answer at once, ask what the child thinks. Best of all, sit beside them and read something yourself.`,
  stories: pieces`
    लालटेन वाली बेंच | The lantern bench | जब बिजली नहीं रहती थी, हमारे यहाँ एक लालटेन के चारों ओर बारह बच्चे पढ़ते थे। उनमें से चार आज शिक्षक हैं। वे हर साल एक दिन आकर मुफ़्त कक्षा लेते हैं और बेंच पर वही जगह चुनते हैं। | In the years without power, twelve children studied around one lantern here. Four of them are teachers today. Once a year they come to take a free class, and each sits in the old place.
    माँ और बेटी एक ही बैच में | Mother and daughter in one batch | बेटी को छोड़ने आई माँ बाहर बैठी रहती थीं। एक दिन हमने कहा, अंदर आ जाइए। इस साल दोनों ने मैट्रिक दिया और माँ के तीन नंबर ज़्यादा आए। | A mother used to wait outside for her daughter. One day we told her to come in. This year both sat the matric, and the mother scored three marks more.`,
  questions: exchanges`
    डेमो क्लास मिलेगी क्या? | Can we have a demo class? | तीन दिन मुफ़्त बैठिए, बच्चे को अच्छा लगे तभी नाम लिखवाइए। | Sit in for three days free, and enrol only if the child likes it.
    लड़कियों के लिए अलग बैच है? | Is there a separate batch for girls? | सुबह सात बजे का बैच लड़कियों का है, शिक्षिका पढ़ाती हैं। | The seven o'clock morning batch is for girls, taught by a woman teacher.
    फ़ीस किस्त में दे सकते हैं? | Can the fee be paid in instalments? | हाँ, महीने की दस तारीख़ तक। दिक़्क़त हो तो बता दीजिए, पढ़ाई नहीं रुकती। | Yes, by the tenth of the month. If there is a difficulty tell us, the teaching does not stop.`,
  festive: says`
    त्योहार की छुट्टी के बाद दो दिन दोहराने की कक्षा रहेगी, कोई बच्चा पीछे नहीं छूटेगा। | After the festival holidays there are two days of revision, so that no one falls behind.
    इस मौक़े पर बच्चों का निबंध और चित्र मुक़ाबला है, भाग लेना मुफ़्त और इनाम में किताबें। | An essay and drawing contest for the children: entry is free and the prizes are books.`,
}

export const books: Category = {
  category: 'Books & Stationery',
  weight: 7,
  providers: says`
    पुस्तक भंडार | Pustak Bhandar
    बुक डिपो | Book Depot
    स्टेशनरी मार्ट | Stationery Mart
    पुस्तक महल | Pustak Mahal
    बुक्स एंड ज़ेरॉक्स | Books & Xerox`,
  mottos: says`
    हर कक्षा की किताब, एक ही काउंटर | Every class, every book, one counter
    क़लम से कंप्यूटर फ़ॉर्म तक | From the pen to the exam form
    पुरानी किताब लाइए, नई ले जाइए | Bring an old book, take a new one`,
  about: says`
    राज्य बोर्ड, सीबीएसई और प्रतियोगिता की किताबें, कॉपी, क़लम और दफ़्तर का सामान मिलता है। | State board, CBSE and competition books, copies, pens and office supplies.
    जो किताब न हो उसका नाम लिखवा दीजिए, तीन दिन में मँगवा दी जाती है। | If a book is not here, leave its name and we have it in three days.
    आधी क़ीमत पर पुरानी किताबें बदली जाती हैं ताकि किसी बच्चे की पढ़ाई पैसे से न रुके। | Second-hand books change hands at half price, so that no one stops studying for lack of money.`,
  items: items`
    स्कूल की पूरी किताबें | full set of school books | 1450 set | लिस्ट दिखाइए, जिल्द और नाम की पर्ची लगाकर देते हैं। | Show us the list; we cover them and put on name labels.
    लंबी कॉपी | long notebook | 480 dozen | एक सौ छिहत्तर पेज, मोटा काग़ज़, स्याही पीछे नहीं फूटती। | A hundred and seventy-six pages on thick paper that does not bleed.
    जेल पेन पैक | gel pen pack | 95 packet | दस क़लम, परीक्षा में बीच में नहीं रुकतीं। | Ten pens that do not stop halfway through an exam.
    फ़ोटोकॉपी | photocopy | 2 page | दोनों तरफ़, साफ़ और सीधी, किताब की बाइंडिंग भी। | Both sides, clear and straight, and we bind books too.
    बीपीएससी गाइड | BPSC guide | 620 piece | इस साल का नया संस्करण, पिछले दस साल के प्रश्न हल सहित। | This year's edition with ten years of solved papers.`,
  tips: pieces`
    किताब साल भर नई जैसी | Keep a book new all year | पहले दिन जिल्द लगाइए और बीच से नहीं, थोड़े-थोड़े पन्ने खोलकर मोड़िए, सिलाई नहीं टूटेगी। बस्ते में भारी किताब पीठ की तरफ़ रखिए। पानी की बोतल हमेशा बाहर की जेब में। | Cover it on the first day and open a few pages at a time, so that the stitching does not break. In the bag the heavy book goes against the back. The water bottle stays in the outer pocket, always.
    नक़ली किताब कैसे पहचानें | Spotting a pirated book | छपाई धुँधली, काग़ज़ पतला और होलोग्राम ग़ायब हो तो किताब नक़ली है। उसमें जवाब और नंबर अक्सर ग़लत रहते हैं। पचास रुपये की बचत में परीक्षा का नंबर चला जाता है। | Faint print, thin paper and no hologram mean a pirated copy. Its answers and figures are often wrong. To save fifty rupees is to lose marks.
    लिखावट सुधारने का आसान तरीक़ा | A simple way to better handwriting | रोज़ आधा पन्ना, चार लाइन की कॉपी पर, धीरे-धीरे लिखिए। क़लम को ऊपर से नहीं, नोक से एक इंच दूर पकड़िए। इक्कीस दिन में फ़र्क़ घरवाले ख़ुद बताएँगे। | Half a page a day in a four-line copy, slowly. Hold the pen an inch from the tip, not at the top. In twenty-one days the family will notice.`,
  stories: pieces`
    उधार की एक किताब | One book on trust | बरसों पहले एक लड़के के पास रेलवे की गाइड के पैसे नहीं थे, पिताजी ने दे दी। पिछले हफ़्ते वही लड़का वर्दी में आया, पैसा चुकाया और दस गाइड ख़रीदकर कहा, जिसे ज़रूरत हो दे दीजिए। | Years ago a boy could not pay for the railway guide and my father let him have it. Last week he came in uniform, settled the debt, bought ten more and said: give them to anyone who needs one.
    नई क्लास की सुबह | The first morning of term | अप्रैल के पहले हफ़्ते दुकान में नई किताबों की महक भर जाती है। बच्चे पन्ने खोलकर सूँघते हैं और माँ-बाप दाम जोड़ते हैं। दोनों की मुस्कान हमारी कमाई है। | In the first week of April the shop smells of new books. Children open them to sniff the pages while the parents add up. We earn both kinds of smile.`,
  questions: exchanges`
    कक्षा आठ की पूरी किताबें आ गईं? | Has the whole set for class eight come? | आ गईं, सिर्फ़ संस्कृत परसों आएगी। नाम लिखवा दीजिए, रख देंगे। | It has, only Sanskrit comes the day after tomorrow. Leave your name and we keep one.
    पुरानी किताब ख़रीदते हैं? | Do you buy old books? | जी, पन्ने पूरे हों तो छपे दाम का तीस से चालीस प्रतिशत मिलता है। | Yes, if the pages are complete you get thirty to forty per cent of the printed price.
    ऑनलाइन फ़ॉर्म भी भर देते हैं? | Do you fill in online forms too? | भर देते हैं, फ़ोटो और हस्ताक्षर यहीं स्कैन हो जाएँगे। तीस रुपये लगते हैं। | We do, and scan photo and signature here. It is thirty rupees.`,
  festive: says`
    सरस्वती पूजा हो या बाल दिवस, रंग, चार्ट, झालर और सजावट का सारा सामान आ गया है। | For Saraswati Puja or Children's Day: colours, charts, streamers and all the decoration have arrived.
    त्योहार पर किताब उपहार दीजिए, सुंदर काग़ज़ में लपेटने का कोई पैसा नहीं। | Give a book this festival; we wrap it beautifully at no charge.`,
}

export const gym: Category = {
  category: 'Gym, Yoga & Sports',
  weight: 4,
  providers: says`
    फ़िटनेस जिम | Fitness Gym
    योग केंद्र | Yog Kendra
    स्पोर्ट्स | Sports
    व्यायामशाला | Vyayamshala
    डांस एंड कराटे क्लास | Dance & Karate Class`,
  mottos: says`
    पसीना बहाइए, बीमारी भगाइए | Sweat a little, stay well a lot
    साँस से शुरू, सेहत तक | It begins with a breath
    मैदान बुला रहा है | The ground is calling`,
  about: says`
    सुबह योग, दिन में महिलाओं का बैच और शाम को जिम, हर उम्र के लिए समय तय है। | Yoga in the morning, a women's batch by day and the gym in the evening: an hour for every age.
    प्रशिक्षक पहले आपकी उम्र, चोट और बीमारी पूछते हैं, फिर कसरत की पर्ची बनाते हैं। | The trainer asks about age, injuries and illness before writing your plan.
    दारोगा, सिपाही और सेना की दौड़ की तैयारी के लिए मैदान पर अलग ग्रुप दौड़ता है। | A separate group trains on the ground for the police and army running tests.`,
  items: items`
    जिम सदस्यता | gym membership | 700 month | मशीन, वज़न और सही तरीक़ा बताने वाले प्रशिक्षक। | Machines, weights and a trainer who corrects your form.
    योग कक्षा | yoga class | 500 month | सुबह साढ़े पाँच और साढ़े छह, दरी हमारी। | At half past five and half past six; the mats are ours.
    क्रिकेट बैट | cricket bat | 1350 piece | कश्मीरी विलो, तेल लगाकर और ठोंककर तैयार। | Kashmir willow, oiled and knocked in.
    कराटे बैच | karate batch | 600 month | छह साल से ऊपर के बच्चे, हफ़्ते में तीन दिन। | For children above six, three days a week.
    दौड़ की तैयारी | running training | 400 month | सोलह सौ मीटर, ऊँची कूद और गोला फेंक, रोज़ सुबह। | Sixteen hundred metres, high jump and shot put, every morning.`,
  tips: pieces`
    जिम के पहले दो हफ़्ते | Your first two weeks in the gym | पहले चौदह दिन हल्का वज़न और सही ढंग, बस इतना ही। दर्द और चोट में फ़र्क़ समझिए: मांसपेशी का दर्द दो दिन में जाता है, जोड़ का दर्द रुकने का इशारा है। डिब्बे वाले पाउडर से पहले दाल, चना और सत्तू बढ़ाइए। | For fourteen days only light weights and correct form. Know soreness from injury: a muscle settles in two days, a painful joint tells you to stop. Before any powder from a tin, eat more dal, gram and sattu.
    कमर दर्द के लिए तीन आसन | Three asanas for the back | भुजंगासन, मार्जरी आसन और शवासन, रोज़ दस मिनट, ख़ाली पेट। झटके से मत उठिए और साँस मत रोकिए। दर्द पाँव तक उतरता हो तो पहले डॉक्टर को दिखाइए। | Cobra, cat and corpse pose, ten minutes a day on an empty stomach. Do not jerk and do not hold the breath. If the pain runs down the leg, see a doctor first.
    सोलह सौ मीटर की दौड़ | Running the sixteen hundred | पहले महीने तेज़ी नहीं, दूरी बढ़ाइए: हफ़्ते में चार दिन धीमी दौड़ और एक दिन आराम। दूसरे महीने चार सौ मीटर के छह चक्कर घड़ी देखकर लगाइए। जूता सही हो तो घुटना साथ देता है। | In the first month add distance, not speed: four slow runs a week and a day of rest. In the second run six laps of four hundred against the watch. With the right shoes the knees stay with you.`,
  stories: pieces`
    साठ साल की पहली दौड़ | A first race at sixty | एक चाचा शुगर की रिपोर्ट लेकर आए थे और सीढ़ी चढ़ने में हाँफते थे। आठ महीने बाद मैराथन के पाँच किलोमीटर पूरे किए, पीछे-पीछे पोता ताली बजाता दौड़ रहा था। | An uncle came to us with a sugar report, out of breath from the stairs. Eight months later he finished five kilometres at the marathon, his grandson running behind and clapping.
    मैदान से वर्दी तक | From the ground to the uniform | हमारी सुबह की टोली से इस बार छह लड़कियाँ सिपाही भर्ती में चुनी गईं। पहले घरवाले अँधेरे में भेजने से डरते थे, अब वही लोग टॉर्च लेकर मैदान तक साथ आते हैं। | Six girls from our morning group were selected as constables this time. Their families used to fear the dark hour; now they come along to the ground with torches.`,
  questions: exchanges`
    महिलाओं का अलग समय है? | Are there separate hours for women? | जी, दोपहर तीन से पाँच, प्रशिक्षक भी महिला हैं। | Yes, from three to five in the afternoon, with a woman trainer.
    घुटने में दर्द है, योग कर सकते हैं? | My knees hurt. Can I do yoga? | कुर्सी पर होने वाला बैच है। पहले दिन अपनी पर्ची लेकर आइए। | There is a batch on chairs. Bring your prescription on the first day.
    एक दिन आकर देख सकते हैं? | Can I try it for a day? | ज़रूर, पहला दिन मुफ़्त है। जूते और तौलिया साथ लाइए। | Of course, the first day is free. Bring shoes and a towel.`,
  festive: says`
    त्योहार की मिठाई के बाद चिंता नहीं: तीन महीने की सदस्यता पर एक महीना हमारी तरफ़ से। | No need to worry about the sweets: take three months and the fourth is on us.
    त्योहार के दिन भी सुबह का योग खुले मैदान में होगा, परिवार और पड़ोसी सबका स्वागत है। | Morning yoga goes on in the open ground even on the festival; bring family and neighbours.`,
}
