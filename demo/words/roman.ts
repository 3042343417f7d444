// Hindi as people type it on a phone: written by hand, since spelling here follows the ear and no rule.
import { type PostFrames, titled } from './post-frames.ts'
import { lines } from './voices.ts'

export const roman: PostFrames = {
  itemTitles: lines`
    {Item} sirf {price}
    {Item} ab {place} mein
    Is hafte khaas: {item}
    {shop} par: {item}
    {place} walon ke liye {item}
    Jiska sabko intezaar tha: {item}
    {Item}, rate {price}
    {at} mil raha hai: {item}
    Ek baar zaroor dekhiye: {item}
    Grahakon ki pasand: {item}
    {Item} ki poori jaankari`,
  itemOpenings: {
    kitchen: lines`
      Aaj subah se kadhai par yahi chadha hua hai, garam garam aa jaiye.
      Swaad wahi purana, haath bhi wahi purane.
      Shaam tak aksar khatam ho jata hai, thoda jaldi aaiye ga.
      Bachchon ne chakh kar pass kar diya, ab aapki baari.
      Mehmaan aa rahe hain to ek phone kar dijiye, pack karke rakh denge.
      Jo ek baar kha le, agli baar doston ko saath laata hai.`,
    fresh: lines`
      Subah ka taaza maal hai, shaam tak hi milega.
      Aaj achha maal mila to thoda zyada utha liya.
      Kal ka bacha hua hum nahi milate, yeh aaj ka hi hai.
      Taul aapke saamne hogi, bilkul befikr rahiye.
      Jo apne ghar mein khate hain wahi aapko dete hain.`,
    goods: lines`
      Naya maal kal hi utra hai, pehle aaiye pehle chuniye.
      Pichhle hafte bahut log pooch kar laut gaye the, ab stock poora hai.
      Bill ke saath milega, nakli ka koi chakkar nahi.
      Do dukaan ghoom kar aaiye, phir humse milaiye, humein tulna se dar nahi.
      Seedhi kharid hai isliye rate mein aapka fayda.
      Pehle humne khud dekha, phir dukaan mein rakha.
      Thoda hi maal aaya hai, agli gaadi das din baad.
      Purane grahakon ke kehne par dobara mangwaya hai.
      Photo mein sab ek jaise lagte hain, haath mein lekar dekhiye tab farq samajh aayega.`,
    service: lines`
      Isi kaam ke liye sabse zyada phone aate hain, isliye poori baat yahin likh di.
      Kharcha pehle bata dete hain, baad mein ek rupya nahi badhta.
      Ek phone kijiye, time fix kijiye, baaki hum par chhod dijiye.
      Kaam adhoora chhodna humari aadat nahi.
      Is mahine thoda time khaali hai, date pehle se le lijiye.
      Jaldi ka kaam karte hain, jaldbaazi ka nahi.
      Pehli baar aa rahe hain to sankoch mat kijiye, salah bilkul free hai.
      {place} mein is kaam ke liye log humein hi yaad karte hain.`,
  },
  prices: lines`
    Rate: {price}.
    {Item}: {price}.
    Abhi ka rate {price} chal raha hai.
    {date} ka rate: {price}.
    Humara rate {price}, pakka bill saath mein.`,
  listTitles: lines`
    {shop} ki rate list
    {date}: {place} mein aaj ka rate
    {Item}, {other} aur baaki sab ka rate
    {Item} se {other} tak, sab ek jagah
    {at} kya kitne mein
    Rate list save kar lijiye: {shop}
    {Item} kitne ka? Poori list dekhiye
    {shop}: naya rate, {date}`,
  listOpenings: {
    kitchen: lines`
      Aaj ka menu dekh lijiye, phir pet bhar ke khaiye.
      Baith kar khaiye ya pack karwaiye, rate ek hi hai.
      Party ka order ho to do din pehle bata dijiye ga.`,
    fresh: lines`
      Aaj subah ka bhav yeh raha.
      Bhav roz badalta hai, taul kabhi nahi badalti.
      Ghar se nikalne se pehle rate dekh lijiye.`,
    goods: lines`
      Baar baar phone par poochne se achha hai list yahin dekh lijiye.
      Jo board par likha hai wahi rate yahan bhi hai.
      {date} se yahi rate chalega, badlega to yahin bata denge.
      Shaadi ki kharidari ho to ikattha lene par aur kam ho jayega.
      List mein na dikhe to pooch lijiye, mangwa denge.
      Har cheez bill ke saath, chhupa hua kuch nahi.`,
    service: lines`
      Kaam se pehle rate jaan lena aapka haq hai.
      Kaun sa kaam kitne mein, sab neeche likha hai.
      Sabke liye ek hi rate, yahi list deewar par bhi lagi hai.
      Do kaam saath mein karwaiye to total mein thoda kam ho jayega.
      Bada kaam ho to pehle dekh kar likhit hisaab dete hain.`,
  },
  festivalTitles: lines`
    {festival} ki badhai, {shop} ki taraf se
    {festival} par {shop} ka time
    {festival} {date} ko hai, taiyari kar lijiye
    {place} mein {festival} ki raunak
    {festival} ke liye {shop} taiyar hai
    {festival} ki bheed se pehle padh lijiye
    {at} {festival} ki dhoom`,
  festivalTimings: lines`
    {date} ko {early} se {late} tak khule rahenge.
    {festival} ke din yaani {date} ko {early} se {late} tak milenge, agle din chhutti.
    {date} ko chhutti rahegi, {after} se roz ki tarah.
    {date} ko sirf {early} se dopahar 2 baje tak, uske baad ghar walon ka time.
    {date} tak roz {late} tak kaam chalega, bina chhutti ke.`,
  offers: {
    sale: titled`
      {Item} par bachat | {date} se {until} tak {item} {was} ki jagah {now}. Stock rehne tak hi.
      {until} tak {item} {now} | Roz ka rate {was} hai, {until} tak {now}. Jaldi kijiye, aadha stock nikal chuka hai.
      Pehle sau grahakon ke liye {item} | {date} se jo pehle sau log aayenge unke liye {now}. Uske baad wahi {was}.
      Subah aane walon ko chhoot: {item} | {opens} se 11 baje tak {item} {now}, baad mein {was}. {until} tak roz.
      {Item} aur {other} saath mein | Dono saath lijiye to total par das percent kam. Offer {until} tak.
      Dukaan ki saalgirah: {item} {now} | {since} mein shuru kiya tha, usi khushi mein {until} tak {item} {now}.`,
    service: titled`
      {Item} {now}, sirf {until} tak | Roz ka rate {was} hai. {date} se {until} tak {now}, kaam wahi, quality wahi.
      Pehli baar aane walon ke liye {item} | Humare yahan pehli baar aa rahe hain to {was} ki jagah {now}. {until} tak.
      Students ke liye {item} | ID card dikhaiye, {item} {was} nahi, {now}. {until} tak.
      Dost ko saath laiye: {item} | Ek naye vyakti ko saath laane par dono ke liye {now}. {until} tak.
      {shop} ki saalgirah | {since} se aapke saath hain. Isi khushi mein {until} tak {item} {now}, pehle {was}.`,
  },
  hours: titled`
    {shop} ka naya time | {date} se humara time {opens} se {closes} tak rahega. {off} ko chhutti. Purane time se aane walon se maafi.
    {off} ko band rehte hain | Kai log {off} ko aakar laut jaate hain, isliye phir se bata rahe hain. Baaki din {opens} se {closes} tak milenge.
    {place} mein hum kab milenge | Roz {opens} se {closes} tak. Dopahar 2 se 3 khane ka time hai, thoda ruk jaiye ga.
    {date} ko aadha din | Ghar mein chhota sa function hai, isliye {date} ko dopahar 1 baje ke baad nahi milenge. Agle din se {opens} se roz ki tarah.
    Kam bheed kab rehti hai: {shop} | {opens} ke baad ka pehla ghanta sabse shaant rehta hai. Shaam ko thoda sabr rakhiye ga.
    Phone ka sahi time | {opens} se pehle aur {closes} ke baad phone na uthe to message chhod dijiye, subah sabse pehle jawab denge. Number {mobile}.`,
  notices: titled`
    Helper chahiye, {place} | Kaam seekhne ki ichha ho aur vyavhar achha ho, bas itna kaafi hai. {opens} se pehle aakar {contact} se mil lijiye.
    UPI chalu hai: {shop} | Khule paise ki dikkat khatam. Counter par QR laga hai, cash bhi pehle ki tarah chalega.
    {at} chaabi mili hai | Kal shaam koi teen chaabi wala guchha bhool gaye. Pehchan bata kar le jaiye, sambhal kar rakha hai.
    {shop} mein thoda badlav | Baithne ki jagah badha di hai, lights nayi hain. Aakar dekhiye, chai humari taraf se.
    {since} se aaj tak, shukriya {place} | Chhoti si shuruaat thi. Aaj jo bhi hain aap sab ke bharose se hain.
    WhatsApp par pooch lijiye | {mobile} par photo ya list bhej dijiye. Rate aur time likh kar bhej denge, aapka chakkar bachega.
    Gaadi kahan lagayein | {at} jaam na lage isliye peeche maidan mein parking ki baat kar li hai. {shop} ka naam bataiye, koi paisa nahi.
    Light jaye to bhi {shop} chalu | {at} dopahar mein light jaati hai. Ab inverter lag gaya hai, kaam nahi rukega.
    Naya number save kar lijiye: {shop} | Purana phone kharab ho gaya. Ab {mobile} par hi call aur message kijiye.
    {until} tak thoda busy: {contact} | Ghar mein shaadi hai, isliye {date} se {until} tak kaam halka rahega. Bada kaam uske baad.`,
  providerNotices: titled`
    {shop} ab ghar tak | {street} se teen km tak saamaan ghar pahunchega. {opens} se pehle list bhej dijiye, dopahar tak pahuncha denge.
    Thaila saath laiye: {shop} | {date} se polythene band. Thaila laane walon ko har baar do rupaye wapas.
    {shop} par mahine ka hisaab | Roz aane walon ke liye copy par hisaab shuru kiya hai. Pehli tareekh ko milaan, koi byaaj nahi.`,
  closings: lines`
    Pata: {street}, {place}.
    {at} aa jaiye, {opens} se {closes} tak.
    Phone ya WhatsApp: {mobile}
    {off} chhod kar roz khula hai.
    Kuch poochna ho to comment kijiye, shaam tak jawab milega.
    Door se aa rahe hain to pehle phone kar lijiye.
    Cash aur UPI dono chalta hai.
    Padosiyon ko bhi bata dijiye ga.
    Aapka bharosa hi humari kamai hai.
    Koi kami lage to khul kar boliye, bura nahi maante.
    Bheed se bachna ho to dopahar mein aaiye.
    {closes} ke baad sirf phone par baat ho payegi.
    Milte hain {at}.
    Post save kar lijiye, kaam aayegi.
    Dhanyavaad, {shop} parivar.
    {contact}, {shop}
    {since} se {place} ki seva mein.
    Pehli baar aa rahe hain to {contact} ko pooch lijiye.
    Time: {opens} se {closes}, {off} chhutti.
    Bill lena mat bhooliye ga.
    Naam yaad rakhiye: {shop}, {street}.
    {contact} aapko {opens} se {closes} ke beech mil jayenge.
    {opens} aaiye to aaram se baat ho payegi.
    {shop}, {since} se.
    {place} mein kahin se bhi call kijiye: {mobile}
    Map par {shop} dhoondhiye, seedhe pahunch jayenge.
    {contact} ki taraf se sabko namaste.
    {off} ko chhutti hai, usse pehle aa jaiye.
    {place} se bahar hain to {mobile} par message kar dijiye.
    Jinko zaroorat ho un tak yeh baat pahuncha dijiye.
    Baaki baatein aamne-saamne.`,
}
