// What shops invite people to. {day} and {time} are those of the event.
import { titled } from './post-frames.ts'

export const eventFrames = {
  en: titled`
    {shop} turns a year older | We began in {since}. On {day} at {time} we celebrate with tea, sweets and a small surprise for everyone who comes.
    Come and see {shop} | On {day} from {time} you can look around, ask everything and try things out. No one has to buy anything.
    A free class at {shop} | On {day} at {time} we show how it is done, step by step. Children are welcome; please come ten minutes early.
    Evening of music at {shop} | Local singers play for us on {day} from {time}. Chairs are set up {at}; tea is on the house.
    Blood donation camp at {shop} | Together with the district hospital, on {day} from {time}. Have breakfast before you come and bring an identity card.
    Meet the makers at {shop} | The people who make what we sell are here on {day} from {time}. Ask them how it is made and what to look for.`,
  hi: titled`
    {shop} का सालगिरह समारोह | हमने {since} में शुरुआत की थी। {day} को {time} सालगिरह मनाएँगे: चाय, मिठाई और हर आने वाले के लिए एक छोटा तोहफ़ा।
    आइए, देखिए, आज़माइए: {shop} | {day} को {time} से आइए, सब देखिए, पूछिए और आज़माइए। ख़रीदना ज़रूरी नहीं है, बस जान-पहचान हो जाएगी।
    {shop} में फ़्री क्लास | {day} को {time} हम एक-एक क़दम करके दिखाएँगे कि यह काम कैसे होता है। बच्चे भी आ सकते हैं, दस मिनट पहले पहुँचें।
    {shop} में संगीत की शाम | {day} को {time} से शहर के गायक गाएँगे। कुर्सियाँ {at} लगी रहेंगी और चाय हमारी ओर से।
    {shop} में रक्तदान शिविर | ज़िला अस्पताल के साथ, {day} को {time} से। नाश्ता करके आइए और पहचान पत्र साथ लाइए।
    {shop} में कारीगरों से मिलिए | जो चीज़ें हम बेचते हैं, उन्हें बनाने वाले {day} को {time} से यहाँ होंगे। पूछिए कि कैसे बनती हैं और क्या देखकर लें।`,
} as const
