import type { Mail, Pile } from '#app/engines/mail-triage/mail.ts'

export type GoldMail = Mail & { pile: Pile; part: 'develop' | 'hold out' }

/** Sorted by hand before the engine was written. The engine was tuned on the develop part only. */
const develop: readonly (readonly [Pile, from: string, subject: string, text: string])[] = [
  [
    'people',
    'Ines Duarte <ines.duarte@mail.example>',
    'Saturday',
    'Hi Mira, are you still coming on Saturday? Bring the kids if you like. Ines',
  ],
  [
    'people',
    'Tom Becker <tom@beckerjoinery.example>',
    'Re: Kitchen shelves',
    'Hello Mira,\nI measured again and the left one needs to be 82 cm. Shall I go ahead?\nBest,\nTom',
  ],
  [
    'people',
    'Grandad',
    'The radio',
    'Dear Mira, the radio works again. I only had to hit it twice. Come by when you have time. Your grandad',
  ],
  [
    'people',
    'Priya Nair <priya@northstudio.example>',
    'Draft two',
    'Hi, draft two is attached. Could you look at page four before Wednesday? I am not sure about the ending. Thanks, Priya',
  ],
  ['people', 'Leo <leo.hansen@mail.example>', 'keys', 'I left the keys with your neighbour. Thank you for everything!'],
  [
    'people',
    'Dr. Amara Obi <obi@lindenpractice.example>',
    'Your question about the tablets',
    'Dear Ms Olsen, yes, you may take them with breakfast. Please call me if the headache is not gone by Monday. Kind regards, Amara Obi',
  ],
  [
    'people',
    'Marta Silva <marta@silvacatering.example>',
    'Fwd: Menu for forty',
    'Hi Mira, see below. I can do it for €18 a head. Tell me which soup you want and I will order on Thursday. Marta',
  ],
  ['people', 'jonas.weber@mail.example', 'bike', 'is the bike still for sale? I could pick it up tomorrow after six'],
  [
    'people',
    'Accounts, Fern & Sons <ada@fernandsons.example>',
    'Quick one about the deposit',
    'Hi Mira, the deposit shows as unpaid on our side. Probably a crossed wire. Could you send me the slip? Thanks, Ada',
  ],
  [
    'people',
    'Coach Rui <rui@rowing.example>',
    'Thursday crew',
    'Morning all, we are one short for the eight on Thursday. Can any of you row? Let me know tonight. Rui',
  ],
  [
    'people',
    'Hanna Lind <hanna.lind@mail.example>',
    'sorry',
    'I am so sorry I missed your call. I was on the train with no signal. Are you free tonight? H',
  ],

  [
    'notices',
    'Northbank <no-reply@northbank.example>',
    'New sign-in to your account',
    'We noticed a new sign-in from Lisbon. If this was you, you can ignore this message. If not, change your password.',
  ],
  [
    'notices',
    'Studio payroll <payroll@studio.example>',
    'March payslips are ready',
    'Your payslip for March is available in the portal. There is nothing to do.',
  ],
  [
    'notices',
    'City Library <notices@library.example>',
    'Two loans are due on Thursday',
    'The following items are due back on Thursday: The Salt Path, Field Guide to Mosses. You can renew them online.',
  ],
  [
    'notices',
    'Calendar <calendar-notification@cal.example>',
    'Reminder: Dentist, Wednesday 09:30',
    'This is a reminder for your event Dentist on Wednesday at 09:30.',
  ],
  [
    'notices',
    'Mail Delivery System <mailer-daemon@mx.example>',
    'Undelivered mail returned to sender',
    'Your message to lena@nowhere.example could not be delivered. The address was not found.',
  ],
  [
    'notices',
    'Codehouse <notifications@codehouse.example>',
    '[garden-app] Build failed on main',
    'Run 4211 failed at step test. View the run to see the log.',
  ],
  [
    'notices',
    'Frenly <no-reply@frenly.example>',
    'Your password was changed',
    'Hi Mira, the password of your account was changed today at 08:12. If you did not do this, reset it now.',
  ],
  [
    'notices',
    'Riverside School <office@riverside.example>',
    'School closed on Friday',
    'Dear parents, the school will be closed on Friday because of the storm warning. After-school care is cancelled as well.',
  ],
  [
    'notices',
    'Cloudbox <no-reply@cloudbox.example>',
    'Your storage is almost full',
    'You have used 14.2 GB of 15 GB. Delete files or get more space to keep your files in sync.',
  ],
  [
    'notices',
    'Housing association <info@housing.example>',
    'Water off on Tuesday morning',
    'Dear residents, the water will be turned off on Tuesday from 08:00 to 12:00 for maintenance.',
  ],
  [
    'notices',
    'Verify <noreply@verify.example>',
    '482913 is your code',
    'Your verification code is 482913. It expires in 10 minutes. Do not share it with anyone.',
  ],

  [
    'newsletters',
    'Slow Gardening <hello@slowgardening.example>',
    'Leave the leaves',
    'This week: why a messy corner feeds more birds than a feeder. Plus three plants for shade.\nUnsubscribe | View in browser',
  ],
  [
    'newsletters',
    'The Footnote <letter@footnote.example>',
    'Issue 212: The map that lied',
    'In this issue: an island that never was, and the reader who went looking. Read online. You are receiving this because you subscribed.',
  ],
  [
    'newsletters',
    'Kilo Market <news@kilomarket.example>',
    '20% off every pan until Sunday',
    'Shop now and save 20% on every pan. Use the code PAN20 at checkout. Unsubscribe at any time.',
  ],
  [
    'newsletters',
    'Ana from Tinyloom <ana@tinyloom.example>',
    'What we learned in March',
    'Hi friend,\nMarch was busy. We shipped dark mode and wrote about it on the blog. Read the post.\nManage your preferences',
  ],
  [
    'newsletters',
    'Morning Wire <briefing@morningwire.example>',
    'Your daily briefing: rivers, rates and a lost violin',
    'Good morning. Here are today’s top stories. 1. The river is rising. 2. Rates stay put. 3. A violin comes home.',
  ],
  [
    'newsletters',
    'Museum of Tools <members@toolmuseum.example>',
    'What’s on in May',
    'New exhibition: The Hammer. Family days every Sunday. Book tickets. You can unsubscribe here.',
  ],
  [
    'newsletters',
    'Dev Digest <digest@devdigest.example>',
    'Weekly digest #88',
    'Top articles this week: small databases, big joins. 6 min read. Update your preferences or unsubscribe.',
  ],
  [
    'newsletters',
    'Wanderly <deals@wanderly.example>',
    'Last chance: flights from €29',
    'Our spring sale ends tonight. Book now and fly from €29. Terms apply. Opt out of these emails.',
  ],
  [
    'newsletters',
    'Paper Crane Books <shop@papercrane.example>',
    'New arrivals and staff picks',
    'Five novels our staff could not put down this month. Discover them all in the shop. Unsubscribe.',
  ],
  [
    'newsletters',
    'Lena writes <lena@lenawrites.example>',
    'On waiting',
    'Dear readers, I have been thinking about queues. Thank you for reading. If you liked this, share it with a friend. Subscribe for more.',
  ],
  [
    'newsletters',
    'Hilltop Cinema <programme@hilltop.example>',
    'This week at the Hilltop',
    'Now showing: The Long Winter, daily at 20:00. Coming soon: Harbour Lights. View this email in your browser.',
  ],

  [
    'receipts',
    'Harbour Books <orders@harbourbooks.example>',
    'Your order has left the building',
    'Order HB-20417 is on its way. Two books, arriving Friday. Total: €38.40.',
  ],
  [
    'receipts',
    'Fern Water Works <billing@fernwater.example>',
    'Your water bill for March',
    'Invoice 77120. Amount due: €61.20. Please pay by 20 April.',
  ],
  [
    'receipts',
    'Tramline <tickets@tramline.example>',
    'Your ticket to Porto',
    'Booking reference 7QK2LM. 17 April, 08:12, coach 4, seat 52. Price €23.50.',
  ],
  [
    'receipts',
    'Post Office <parcels@post.example>',
    'We tried to deliver your parcel',
    'Your parcel is at the counter on Mill Road until the 18th. Tracking number PT88213.',
  ],
  [
    'receipts',
    'Bean There <receipts@beanthere.example>',
    'Receipt from Bean There',
    'Thank you for your purchase. 2 x flat white 7.20 EUR. Paid by card ending 4471.',
  ],
  [
    'receipts',
    'Cloudbox <billing@cloudbox.example>',
    'Payment received',
    'We have received your payment of $9.99 for the Plus plan. Your next payment is on 7 May.',
  ],
  [
    'receipts',
    'Nordic Air <booking@nordicair.example>',
    'Booking confirmation K8R2TT',
    'Your flight to Oslo is confirmed. Departure 3 May 07:40. E-ticket attached. Total paid: NOK 1,249.',
  ],
  [
    'receipts',
    'Green Grocer <hello@greengrocer.example>',
    'Your delivery arrives today between 17:00 and 18:00',
    'Order 5531 is with our driver. One item was replaced: leeks with spring onions.',
  ],
  [
    'receipts',
    'Hotel Lindenhof <reservations@lindenhof.example>',
    'Reservation confirmed: 2 nights',
    'Dear Mira Olsen, we confirm your reservation from 5 to 7 June. Total CHF 318. Free cancellation until 2 June.',
  ],
  [
    'receipts',
    'Shoebox <service@shoebox.example>',
    'Your refund is on its way',
    'We refunded £54.00 to your card for order 99127. It can take five working days.',
  ],
  [
    'receipts',
    'Mobile Plus <invoice@mobileplus.example>',
    'Invoice 2026-04-118',
    'Your invoice for April is attached. The amount of 19,99 € will be debited on 15 April.',
  ],
]

const held: readonly (readonly [Pile, from: string, subject: string, text: string])[] = [
  [
    'people',
    'Yuki Vance <yuki@vance.example>',
    'Photos from the lake',
    'All forty of them. The heron one is for framing. It was so good to see you. Y.',
  ],
  ['people', 'Olek', 'Re: Re: tent', 'ok, I take the tent and you take the stove. deal?'],
  [
    'people',
    'Beatriz Monteiro <bea@monteiroarchitects.example>',
    'Window drawings',
    'Good morning Mira, the drawings for the window are ready. Do you want them printed or as a file? Regards, Beatriz',
  ],
  [
    'people',
    'Sam Whitfield <sam.whitfield@mail.example>',
    'Happy birthday!',
    'Happy birthday, Mira! I hope you get cake and a quiet hour. Love, Sam',
  ],
  [
    'people',
    'Noor El-Amin <noor@brightlaw.example>',
    'Lease, page 3',
    'Hi Mira, I think we should strike the second sentence on page 3. Can we talk at four today? Noor',
  ],
  [
    'people',
    'Pavel <pavel@mail.example>',
    'invoice',
    'Hey, did you get my invoice? No hurry, I just want to be sure it arrived.',
  ],

  [
    'notices',
    'Choir of St Bride <choir@stbride.example>',
    'No rehearsal this week',
    'The hall has a leak. There is no rehearsal this week. See you all on the 21st.',
  ],
  [
    'notices',
    'Chatter <notify@chatter.example>',
    'Sven mentioned you in #kitchen',
    'Sven mentioned you: who ate the cake? Open the channel to reply. Do not reply to this email.',
  ],
  [
    'notices',
    'Tax office <no-reply@tax.example>',
    'A new document is in your mailbox',
    'A document has been placed in your online mailbox. Sign in to read it.',
  ],
  [
    'notices',
    'Hostpoint <alerts@hostpoint.example>',
    'Scheduled maintenance on 12 April',
    'Servers in region north will be restarted on 12 April between 02:00 and 03:00.',
  ],
  [
    'notices',
    'Voting <info@elections.example>',
    'Your polling station has changed',
    'Your polling station is now Mill Road School. Doors open at 08:00. Bring an identity card.',
  ],
  [
    'notices',
    'Studio HR <hr@studio.example>',
    'Updated holiday policy',
    'The holiday policy was updated on 1 April. Everyone must read it by the end of the month.',
  ],

  [
    'newsletters',
    'Fable <hello@fable.example>',
    'Three short stories for the weekend',
    'Stories you can finish with one coffee. Read them all on Fable. Unsubscribe',
  ],
  [
    'newsletters',
    'Cycle City <team@cyclecity.example>',
    'Your April newsletter',
    'Spring routes, a helmet test and our reader survey. If you no longer wish to receive these emails, click here.',
  ],
  [
    'newsletters',
    'Gadget Hut <offers@gadgethut.example>',
    'Only today: free shipping on everything',
    'Do not miss it. Free shipping ends at midnight. Shop the sale.',
  ],
  [
    'newsletters',
    'Open Kitchen <mail@openkitchen.example>',
    'Recipe of the week: leek tart',
    'You need three leeks, two eggs and patience. Get the full recipe on our site. Manage subscription.',
  ],
  [
    'newsletters',
    'Science Now <newsletter@sciencenow.example>',
    'How crows count',
    'A new study says crows count out loud. Read more. Forward to a friend.',
  ],
  [
    'newsletters',
    'Field Notes <team@fieldnotes.example>',
    'What is new in Field Notes 4',
    'We have rebuilt search, added maps and fixed the thing with the comma. See what is new. Unsubscribe from product news.',
  ],

  [
    'receipts',
    'Parcel Post <info@parcelpost.example>',
    'Out for delivery',
    'Your package will be delivered today. Track it with number 1Z88213.',
  ],
  [
    'receipts',
    'Hilltop Cinema <tickets@hilltop.example>',
    'Your seats for The Long Winter',
    'Two seats, row F, Saturday 20:00. Show this code at the door. Paid: €19.00.',
  ],
  [
    'receipts',
    'Gymbox <hello@gymbox.example>',
    'Your subscription was renewed',
    'We charged €29.00 to your card. Your membership runs until 7 May.',
  ],
  [
    'receipts',
    'Taxi Blue <rides@taxiblue.example>',
    'Your ride on Sunday',
    'Trip of 6.4 km. Fare £11.80. Thank you for riding with us.',
  ],
  [
    'receipts',
    'Electric Co <service@electric.example>',
    'Payment reminder',
    'Invoice 3391 over €84.10 was due on 1 April and has not been paid. Please pay within 7 days.',
  ],
  [
    'receipts',
    'Print Shop <orders@printshop.example>',
    'We have your order',
    'Thank you for ordering 200 postcards. Order number 61220. We will write when it ships.',
  ],
]

const toMail = (part: GoldMail['part']) => {
  return ([pile, from, subject, text]: readonly [Pile, string, string, string]): GoldMail => ({
    pile,
    from,
    subject,
    text,
    part,
  })
}

export const goldMails: readonly GoldMail[] = [...develop.map(toMail('develop')), ...held.map(toMail('hold out'))]
