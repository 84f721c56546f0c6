import type { Mail, WallTime } from '#app/engines/mail-triage/mail.ts'

/** A mail somebody at Frenly wrote for this page. `id` is short because it stands in the address. */
export type SampleMail = Mail & { id: string; at: WallTime }

/** The morning the sample plays on, a Tuesday. */
export const SAMPLE_NOW: WallTime = '2026-04-07T09:50'

/** Mail to a Mira who does not exist, always labelled as a sample. Newest first. */
export const sampleMail: readonly SampleMail[] = [
  {
    id: 'tr',
    at: '2026-04-07T09:41',
    from: 'Tomás Ribeiro <tomas@olivecourt.example>',
    subject: 'Venue for the spring workshop',
    text: `Hi Mira,

Good news, the courtyard is free on the 14th after all. The couple who had it moved indoors. I can hold it from ten until five for €420, and since you were so patient last year I took sixty off.

The catch is the usual one: I need a yes by six this evening, because a wedding has asked. Chairs for forty are included. Coffee is not, but I know a person.

Warmly,
Tomás`,
  },
  {
    id: 'ls',
    at: '2026-04-07T09:12',
    from: 'Lark Studio payroll <no-reply@larkstudio.example>',
    subject: 'March payslips are ready',
    text: `Your payslip for March is available in the portal.

There is nothing to do. The total matches February.`,
  },
  {
    id: 'nk',
    at: '2026-04-07T08:57',
    from: 'Nadia Kessler <nadia@kesslerlaw.example>',
    subject: 'Re: Draft contract, clause 7',
    text: `Mira,

I moved the notice period to 60 days and took out the sentence nobody could explain.

Could you check the wording before Thursday? If it is fine with you it goes to them on Friday.

Nadia`,
  },
  {
    id: 'sg',
    at: '2026-04-07T07:30',
    from: 'Slow Gardening <hello@slowgardening.example>',
    subject: 'Leave the leaves',
    text: `This week: why a messy corner feeds more birds than a feeder, and three plants that like the shade under a stair.

Also in this issue, a reader waited four years for one peony.

Unsubscribe | View in browser`,
  },
  {
    id: 'sn',
    at: '2026-04-07T07:04',
    from: 'Northbank <no-reply@northbank.example>',
    subject: 'New sign-in to your account',
    text: `We noticed a new sign-in from Lisbon at 06:58.

If this was you, you can ignore this message. If not, change your password.`,
  },
  {
    id: 'gg',
    at: '2026-04-07T06:40',
    from: 'Green Grocer <orders@greengrocer.example>',
    subject: 'Your delivery arrives today between 17:00 and 18:00',
    text: `Order 55314 is with our driver.

One item was replaced: leeks with spring onions. Total paid: €31.85.`,
  },
  {
    id: 'ad',
    at: '2026-04-06T16:20',
    from: 'Ada Lindqvist <ada@fernandsons.example>',
    subject: 'Quick one about the deposit',
    text: `Hi Mira,

The 30% deposit of €126.00 shows as unpaid on our side. Probably a crossed wire.

Could you send me the transfer slip? Then I can close the month.

Thanks,
Ada`,
  },
  {
    id: 'ml',
    at: '2026-04-06T12:00',
    from: 'Mill Road Library <notices@millroadlibrary.example>',
    subject: 'Two loans are due on Thursday',
    text: `The following items are due back on Thursday: The Salt Path, and A Field Guide to Mosses.

You can renew them online, once.`,
  },
  {
    id: 'hb',
    at: '2026-04-06T11:15',
    from: 'Harbour Books <orders@harbourbooks.example>',
    subject: 'Your order has left the building',
    text: `Order HB-20417 is on its way. Two books, arriving Friday. A signature is not needed.

Total: €38.40, paid by card.`,
  },
  {
    id: 'tf',
    at: '2026-04-06T08:00',
    from: 'The Footnote <letter@thefootnote.example>',
    subject: 'Issue 212: The map that lied',
    text: `In this issue: an island that never was, the clerk who drew it, and the reader who went looking.

Read online. You are receiving this because you subscribed.`,
  },
  {
    id: 'yv',
    at: '2026-04-05T19:48',
    from: 'Yuki Vance <yuki@vance.example>',
    subject: 'Photos from the lake',
    text: `All forty of them. The heron one is for framing.

I had forgotten how loud the frogs are. It was so good to see you all.

Yuki`,
  },
  {
    id: 'cp',
    at: '2026-04-05T18:02',
    from: 'Choir of St Bride <choir@stbride.example>',
    subject: 'No rehearsal this week',
    text: `Dear all,

the hall has a leak. There is no rehearsal this week. See you on the 21st, bring a towel.`,
  },
  {
    id: 'fw',
    at: '2026-04-05T09:00',
    from: 'Fern Water Works <billing@fernwater.example>',
    subject: 'Your water bill for March',
    text: `Invoice 77120. Amount due: €61.20.

Please pay by 13 April. The reading of your meter is attached.`,
  },
  {
    id: 'km',
    at: '2026-04-05T08:30',
    from: 'Kilo Market <deals@kilomarket.example>',
    subject: 'Last chance: 20% off every pan',
    text: `Our spring sale ends tonight. Shop now and save 20% on every pan. Use the code PAN20.

Opt out of these emails.`,
  },
]
