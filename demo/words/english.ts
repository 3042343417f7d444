import { type AllFrames, titled } from './post-frames.ts'
import { lines } from './voices.ts'

export const english: AllFrames = {
  itemTitles: lines`
    {Item}: {price}
    {Item}, now in {place}
    This week at {shop}: {item}
    The one everyone asks about: {item}
    {Item} at a fair price
    For {place}: {item}
    A word about {item}
    {Item} {at}
    What our customers choose: {item}
    {shop} presents: {item}
    Try it once: {item}
    {Item}, and what you get for it
    Today's note: {item}`,
  itemOpenings: {
    kitchen: lines`
      This is what came out of the first pan this morning.
      Today's special, for as long as it lasts.
      The kitchen has been busy with this since dawn.
      It is usually gone by evening, so come a little early.
      The children tasted it and approved. Now it is your turn.
      The recipe is old, and so are the hands that make it.
      Taste it once and tell us what you think.
      We still make it the long way; there is no other.
      If guests are coming, call us and it will be packed hot.
      People who try it come back with friends.`,
    fresh: lines`
      In this morning, and meant for today's kitchen.
      We found a good lot today and took a little more than usual.
      Nothing of yesterday is mixed in.
      Chosen before sunrise, so that you need not pick through it.
      The price is set in the morning and stays the same all day.
      What we eat at home is what we sell.
      It is weighed in front of you, with the scale turned your way.
      Our regulars know this already; we write it for those who are new.`,
    goods: lines`
      The truck came last evening and this was the first box we opened.
      Several people went home without it last week. Now there is enough for all.
      We tried it ourselves before we put it on the shelf.
      The new lot is on display since this morning, and early visitors have the choice.
      The price is the one on the board, with no haggling.
      Ask for a bill wherever you buy; here you get one without asking.
      It is back because our old customers wanted it back.
      You told us what was wrong with the last lot, and we chose better this time.
      They all look alike in photos. Come and hold it in your hand.
      We buy direct, and you see it in the price.
      Look around at two other shops first; we do not mind being compared.
      The lot is small, and the next one is ten days away.
      If you reserved yours, it is waiting with your name on it.`,
    service: lines`
      Most of our calls are about this, so here is the whole answer.
      You hear the cost before we begin.
      Call once, agree on a time, and leave the rest to us.
      We have a few free days this month, so take your date early.
      What we agreed is what you pay, and nothing is added later.
      We explain first and start afterwards.
      Leaving a job half done is not our habit.
      People from all over {place} come to us for this.
      In the busy season it is hard to find an hour. Just now it is easy.
      Many ask what is included. This is what is included.
      When we are done we ask what could have been better.
      We do urgent work, but never hurried work.
      Ask those we worked for last month before you decide.
      If it is your first time, do not hesitate: advice costs nothing.`,
  },
  prices: lines`
    Price: {price}.
    {Item}: {price}.
    At present: {price}.
    Our price today is {price}, with a proper bill.
    As of {date}: {price}.
    You pay {price}.`,
  listTitles: lines`
    {shop}: today's prices
    Our prices in {place}, {date}
    {Item}, {other} and the rest of our prices
    From {item} to {other}: the full list
    What does it cost? {shop} answers
    Price list of {shop}, {place}
    {Item} and more, with prices
    New prices {at}
    Keep this list: {item}, {other}
    {shop}, {date}: what costs what
    Plain prices from {shop}`,
  listOpenings: {
    kitchen: lines`
      From today's kitchen:
      For the evening hunger, here is today's board.
      Eat here or take it home, the price is the same.
      Make up your mind before you come; there is little time to think in the crowd.
      For a party, tell us the number of guests and we work it out.
      These prices hold from {date}.`,
    fresh: lines`
      This morning's prices:
      The rate changes every day, the weight never does.
      What is chalked on our slate today:
      Have a look before you call with your order.
      For larger quantities the rate is lower, so ask at the counter.`,
    goods: lines`
      Instead of telling each caller, we put the whole list here.
      With the new lot come new prices: some are lower, the others unchanged.
      What the board in the shop says, this list says too.
      Valid from {date}. If anything changes, you will read it here first.
      A look before you come makes the budget easier.
      Every price comes with a bill and nothing is added to it.
      If you miss something on the list, ask; we can order it.
      For weddings and other large purchases we take a little off the total.
      Compare it with last month's, if you like.`,
    service: lines`
      You have a right to know the price before the work begins.
      Which job costs what, in plain figures:
      The same list hangs on our wall: one price for everyone.
      These rates hold from {date}.
      Do the sums at home, then call us for a time.
      What is included and what is not, we tell you on the phone.
      Two jobs together cost a little less than two jobs apart.
      For larger work we come and see, and give you the price in writing.
      The jobs that people ask about most often, collected in one place:`,
  },
  tipClosings: lines`
    Anything else you would like to know? Ask below.
    How do you do it at home? Tell us.
    If it helps, send it to the family group.
    We will go on writing down such small things here.
    If it still troubles you, come to {street} and we will have a look.
    What should we write about next?
    Advice is free, so do not hesitate.
    Years of work have taught us this one.
    Try it and tell us whether it made a difference.`,
  storyClosings: lines`
    If you remember something that happened here, write it below.
    It is people like these who make {place} what it is.
    That trust is what keeps us going.
    We still smile when we think of it.
    Come by some day and hear the rest of it.
    Since {since} we have seen many days like that one.
    Thank you for reading.`,
  festivalTitles: lines`
    Happy {festival} from {shop}
    {festival} hours at {shop}
    {festival} is on {date}: are you ready?
    {festival} in {place}
    {shop} is ready for {festival}
    {festival} orders are open at {shop}
    For you, this {festival}
    Before the {festival} rush
    {date} is {festival}: when we are open
    {festival} {at}`,
  festivalTimings: lines`
    On {date} we are open from {early} to {late}.
    On {festival}, {date}, you find us here from {early} to {late}; the next day we rest.
    We are closed on {date} so that everyone can be at home, and back on {after} as usual.
    For three days before the festival we work until {late}.
    On {date} only from {early} to 2 pm; after that the day belongs to the family.
    {after} is a holiday for us, so settle urgent things by {date}.
    Until {date} we are here every day from {early} to {late}.
    No weekly holiday until {festival}; we will rest on {after}.`,
  offers: {
    sale: titled`
      Save on {item} | From {date} to {until}, {item} {now} instead of {was}. While stocks last.
      Until {until}: {item} {now} | The usual price is {was}; until {until} you pay {now}. Once for each family.
      A better price for {item} in {place} | Not old stock, but the same fresh lot: {item}, usually {was}, until {until} {now}.
      Take both: {item} and {other} | Buy {item} and {other} together and we take ten per cent off the total. Until {until}.
      {shop}: for the first hundred | From {date} the first hundred customers get {item} at {now}. After that it is {was} again.
      The third at half price: {item} | Buy two and the third costs half. A single one stays at {was}. Until {until}.
      For early risers: {item} | Between {opens} and 11 am, {item} {now}; later in the day {was}. Every day until {until}.
      Neighbours' offer: {item} {now} | If four neighbours order together, each gets {item} at {now} instead of {was}. Until {until}.
      Our birthday: {item} for less | We began in {since}. To celebrate we sell {item} at {now} until {until}.
      Forget the old price of {item} | We crossed out {was} and wrote {now}. After {until} the old price is back.`,
    service: titled`
      {Item} {now} until {until} | The usual rate is {was}. From {date} to {until} you pay {now}, with the same care and the same material.
      New here? {Item} for less | On your first visit you pay {now} instead of {was}. Until {until}.
      {Item} at a reduced rate in {place} | Book by {until} and pay {now}. The work itself may be on a later date.
      For students and elders: {item} | Show your card and pay {now} instead of {was}. Until {until}.
      Bring a friend: {item} | Come with someone who has not been here yet and both of you get {item} at {now}. Until {until}.
      The quiet days: {item} | Tuesdays and Wednesdays are quiet. On those days we offer {item} at {now}. Until {until}.
      {shop} has a birthday | With you since {since}. To celebrate we offer {item} at {now} until {until}, down from {was}.`,
  },
  hours: titled`
    {shop}: new hours | From {date} we are open from {opens} to {closes}, closed on {off}. Our apologies to those who came by the old timetable.
    Closed on {off}, open on all other days | Many people come on {off} and go home again, so once more: closed on {off}, otherwise from {opens} to {closes}.
    When to find us in {place} | Every day from {opens} to {closes}. Between two and three we eat, and you may have to wait a little.
    New season, new hours | From {date} we come at {opens} and stay until {closes}. The phone is on even later.
    Half a day on {date} | There is a small family function, so on {date} we leave at one. From the next day we are back at {opens}.
    {shop}: the quietest hour | The first hour after {opens} and the time from three to four are the quietest. In the evening, please bring some patience.
    Road work {at} until {until} | Please bring your vehicle through the back lane. Our hours stay the same, {opens} to {closes}.
    When to call {shop} | If no one answers before {opens} or after {closes}, leave a message on {mobile}. We reply first thing in the morning.`,
  notices: titled`
    Helper wanted in {place} | You want to learn and you are good with people: that is enough. Come before {opens} and ask for {contact}.
    UPI at {shop} | No more trouble with change. The QR code stands on the counter, and cash is as welcome as before.
    Keys found {at} | Last evening someone left a ring with three keys. Describe it and it is yours; we keep it safe.
    Small changes at {shop} | More room to sit, new lights and a new board over the door. Come and see, the tea is on us.
    From {since} to today: thank you, {place} | It was a small beginning. Whatever we are today comes from your trust. There are too many names to list, so thank you, all of you.
    Ask us on WhatsApp | Send a photo or a list to {mobile}. We write back with price and time, and you save yourself a trip.
    For our elders: {shop} | Two chairs stand outside. Do not queue, just call, and we come to you.
    Where to park | To keep {street} free we have arranged parking in the ground behind. Mention {shop}; it costs nothing.
    {shop}: the book of complaints | Everyone likes praise. We keep a book for complaints: seven last month, and five of them are already put right.
    Power cut or not, {shop} is open | The power goes {at} most afternoons. We now have an inverter and the work goes on.
    Meet our new colleague | A new pair of hands has joined {shop}. If it takes two minutes longer while they learn, please smile.
    For the children of {place} | On the way home from school or coaching, there is always cold water and a bench outside {shop}.
    A new number for {shop} | The old phone is gone. Please call and write to {mobile} from now on.
    {contact} is away until {until} | There is a wedding in the family, so from {date} to {until} we run at half strength. Bigger jobs after that.`,
  providerNotices: titled`
    {shop} comes to your door | We deliver within three kilometres of {street}. Send the list before {opens} and have it by noon.
    Bring your own bag to {shop} | No more polythene from {date}. Bring a bag and get two rupees back each time; for everyone else there is paper.
    {shop}: monthly accounts | If you come every day, we keep a book for you and settle on the first. No interest.
    A new counter {at} | To share the evening crowd, {shop} has added a counter. With a long list, please use the one on the left.
    Why the price went up | The stock reaches us at a higher rate. We carry half of the difference ourselves. {Item}: now {price}.`,
  answerTitles: lines`
    {shop}: what people ask us
    Your questions, answered by {contact}
    Questions from {place}
    Asked on the phone every day: {shop}`,
  answerOpenings: lines`
    The questions that come up every day, with their answers in one place.
    These came up in the comments this week and may help others too.
    Two or three things to know before you come.
    Some people are too shy to ask, so we answer anyway.`,
  closings: lines`
    Address: {street}, {place}.
    You find us {at}, from {opens} to {closes}.
    Phone or WhatsApp: {mobile}.
    Open every day except {off}, from {opens}.
    Questions? Write below, and you have an answer by evening.
    If you come from far, call us first.
    Ask anyone {at} and they will show you the way.
    Cash and UPI are both fine.
    Do tell your neighbours.
    Your trust is our capital.
    If something is not right, say so: complaints make us better.
    Our regulars are looked after, as always.
    Come in the afternoon if you do not like crowds.
    After {closes} we can only talk on the phone.
    See you {at}.
    Save this post, you may need it.
    With thanks, the {shop} family.
    {contact}, {shop}
    At your service in {place} since {since}.
    If it is your first visit, ask for {contact}.
    For anything else, {mobile}.
    Please do not forget your bill.
    Visitors from outside {place} are just as welcome.
    Hours: {opens} to {closes}, closed on {off}.
    If you are away from {place}, send a message to {mobile}.
    Remember the name: {shop}, {street}.
    {contact} is here between {opens} and {closes}.
    Closed on {off}, so come before that.
    Come at {opens} and there is time to talk.
    {shop}, since {since}.
    Look for {shop} on the map; it brings you right to the door.
    Call from anywhere in {place}: {mobile}.
    The best time to meet us is around {opens}.
    Just before {closes} it is quiet as well.
    Greetings from {contact}.
    If you live far from {place}, tell the family at home.
    If you know someone who needs this, pass it on.
    The rest we tell you face to face.
    We wait for your suggestions.`,
}
