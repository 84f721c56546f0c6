import { situation, type Situation } from './situation.ts'

const GROUP = 'As a customer'

/** Letters to shops, companies and landlords' opposite numbers: what one bought, booked or pays for. */
export const customer: readonly Situation[] = [
  situation(GROUP, 'complain', 'Complain about something', {
    fields: [
      'what* What it is about | the washing machine W40',
      'wrong* What is wrong, as a sentence | It leaks since the second wash',
      'bought When you bought it | 4 February',
      'number Order or customer number | 77-3310',
      'want What you want | a repair free of charge',
      'by By when | 20 March',
    ],
    subjects: [
      'Complaint: {what}, order {number}',
      'Complaint about {what}',
      '{what}: please put it right',
      '{what} does not work as it should',
    ],
    open: [
      'I have a complaint about {what}[, bought on {bought}].',
      'I am writing because something is not right with {what}[, bought on {bought}].',
      'I wish to complain about {what}[, purchased on {bought}].',
      'I complain about {what}[, bought on {bought}].',
    ],
    say: ['{wrong.}', 'The number is {number}.', 'I ask for {want}.', 'Please see to it by {by}.'],
    ask: [
      'What will you do?',
      'I am sure we will find a good way. What can you do?',
      'I look forward to your proposal.',
      'Please tell me in writing what you will do.',
    ],
    more: 'I am glad to send pictures or further details.',
  }),
  situation(GROUP, 'refund', 'Ask for money back', {
    fields: [
      'what* For what | two tickets to the lakes',
      'amount* How much | 84.60 euros',
      'reason* Why, as a sentence | The boat was cancelled',
      'number Order or booking number | BK-20931',
      'account Where to send it | the card I paid with',
      'by By when | 30 April',
    ],
    subjects: [
      'Refund of {amount}: {number}',
      'Refund of {amount} for {what}',
      '{what}: please refund {amount}',
      'Request for a refund',
    ],
    open: [
      'Please refund {amount} for {what}.',
      'I would like to ask you for a refund of {amount} for {what}.',
      'I request a refund of {amount} for {what}.',
      'I demand a refund of {amount} for {what}.',
    ],
    say: ['{reason.}', 'The number is {number}.', 'Please send the money to {account}.', 'I expect it by {by}.'],
    ask: [
      'Please confirm that it is on its way.',
      'Thank you for seeing to it; a short confirmation would be kind.',
      'Please confirm the refund in writing.',
      'Please confirm the refund in writing.',
    ],
    more: 'If you need proof of payment, I will send it.',
  }),
  situation(GROUP, 'cancel', 'Cancel a contract', {
    fields: [
      'contract* Which contract | my mobile contract',
      'number Contract number | 4711-88',
      'end For when | the earliest possible date',
      'from Who else should know | your partner shop',
    ],
    subjects: [
      'Cancellation of {contract}, {number}',
      'Cancellation: {contract}',
      'Notice on contract {number}',
      'I cancel {contract}',
    ],
    open: [
      'I cancel {contract}[, number {number}][, for {end}].',
      'I would like to end {contract}[, number {number}][, for {end}].',
      'I hereby give notice to terminate {contract}[, number {number}][, for {end}].',
    ],
    say: ['Please also inform {from}.'],
    ask: [
      'Please confirm the cancellation and its date in writing.',
      'Could you confirm it, with the date on which it ends?',
      'I kindly ask you to confirm the termination and the date on which it takes effect in writing.',
      'Please confirm the cancellation and its date in writing.',
    ],
    more: 'Any permission to debit my account ends with the contract.',
  }),
  situation(GROUP, 'warranty', 'Use a warranty', {
    fields: [
      'what* What broke | the electric kettle K2',
      'fault* The fault, as a sentence | The lid no longer closes',
      'bought* When you bought it | 10 October',
      'where Where you bought it | your shop in Main Street',
      'number Invoice number | R-5521',
    ],
    subjects: [
      'Warranty: {what}, invoice {number}',
      'Warranty claim for {what}',
      '{what}: a fault within the warranty',
    ],
    open: [
      'I bought {what} on {bought}[ at {where}], and it has a fault.',
      'I bought {what} on {bought}[ at {where}] and was happy with it, but now it has a fault.',
      'On {bought} I purchased {what}[ at {where}]. It has developed a fault.',
    ],
    say: ['{fault.}', 'The invoice has the number {number}.'],
    ask: [
      'Please repair or replace it under the warranty.',
      'Could you repair or replace it under the warranty?',
      'I kindly ask you to repair or replace it under the warranty.',
      'I ask for a repair or a replacement under the warranty.',
    ],
    more: 'Tell me where to send it and who pays for the way.',
  }),
  situation(GROUP, 'late-order', 'Ask where an order is', {
    fields: [
      'what* What you ordered | a desk lamp',
      'number* Order number | 99120',
      'ordered When you ordered | 2 May',
      'promised When it should have come | 9 May',
    ],
    subjects: ['Order {number}: where is it?', 'Order {number}, {what}', '{what} has not arrived'],
    open: [
      'My order {number}, {what}, has not arrived.',
      'I am looking forward to my order {number}, {what}, but it has not arrived yet.',
      'I am writing about my order {number}, {what}, which has not arrived.',
    ],
    say: ['I ordered it on {ordered}.', 'It was promised for {promised}.'],
    ask: [
      'Where is it, and when will it come?',
      'Could you find out where it is and when it will come?',
      'Please inform me where it is and when it will be delivered.',
      'Please tell me when it will come; otherwise I will cancel the order.',
    ],
    more: 'If something is missing for the delivery, tell me.',
  }),
  situation(GROUP, 'dispute-invoice', 'Object to an invoice', {
    fields: [
      'number* Invoice number | 2024-0815',
      'wrong* What is wrong, as a sentence | It charges 6 hours, but the work took 4',
      'amount The amount charged | 480 euros',
      'right The amount you think right | 320 euros',
    ],
    subjects: [
      'Invoice {number}: an error',
      'Invoice {number} over {amount}',
      'Objection to invoice {number}',
      'Please correct invoice {number}',
    ],
    open: [
      'Your invoice {number}[ over {amount}] is not right.',
      'I think a mistake has slipped into your invoice {number}[ over {amount}].',
      'I object to your invoice {number}[ over {amount}].',
    ],
    say: ['{wrong.}', 'By my reckoning it is {right}.'],
    ask: [
      'Please send me a corrected invoice.',
      'Could you look at it again and send me a corrected one?',
      'I kindly ask for a corrected invoice. Until then I will withhold the disputed sum.',
      'I will pay when a corrected invoice is here.',
    ],
    more: 'The part that is not disputed I will pay in time.',
  }),
  situation(GROUP, 'quote', 'Ask for a quote', {
    fields: [
      'what* What you need | painting two rooms of 40 m²',
      'where Where | Elm Street 12',
      'when When it should be done | in June',
      'budget What it may cost | 1,800 euros',
      'by By when you need the quote | 2 May',
    ],
    subjects: [
      'Request for a quote: {what}',
      'Quote for {what}, {when}',
      '{what}: what would it cost?',
      'Quote until {by}',
    ],
    open: [
      'I would like a quote for {what}.',
      'Could you make me a quote for {what}?',
      'I would like to request a quote for {what}.',
      'Please send me a quote for {what}.',
    ],
    say: [
      'It is here: {where}.',
      'It should be done {when}.',
      'It may cost {budget} at most.',
      'I would need the quote by {by}.',
    ],
    ask: [
      'What would it cost, and when could you begin?',
      'What would it cost, and when would you have time?',
      'Please state the price with tax and the earliest date.',
      'Please name a fixed price with tax and a date.',
    ],
    more: 'You are welcome to come and look at it before.',
  }),
  situation(GROUP, 'information', 'Ask for information', {
    fields: [
      'topic* About what | the evening course in Polish',
      'first* Your first question | Are there places left?',
      'second A second question | What does it cost?',
      'third A third question | Can one join later?',
    ],
    subjects: ['Questions about {topic}', '{topic}: some questions', 'Information about {topic}'],
    open: [
      'I have some questions about {topic}.',
      'I am interested in {topic} and have some questions.',
      'I would like some information about {topic}.',
    ],
    say: ['{first.}', '{second.}', '{third.}'],
    ask: [
      'Thank you for an answer.',
      'Thank you for taking the time to answer.',
      'I would be grateful for your reply.',
      'Please answer each of them.',
    ],
    more: 'If there is something written about it, a link is enough.',
  }),
  situation(GROUP, 'change-booking', 'Change a booking', {
    fields: [
      'booking* What you booked | a double room',
      'number Booking number | BK-20931',
      'old* What it is now | from 3 to 6 July',
      'new* What it should be | from 4 to 8 July',
    ],
    subjects: [
      'Booking {number}: please change it',
      'Changing my booking: {new}',
      '{booking}: new dates',
      'My booking of {booking}',
    ],
    open: [
      'Please change my booking of {booking}[, number {number}].',
      'I would like to change my booking of {booking}[, number {number}], if you can.',
      'I would like to request a change to my booking of {booking}[, number {number}].',
    ],
    say: ['It is booked {old}.', 'I would like it {new}.'],
    ask: [
      'Is that possible, and does it cost anything?',
      'Would that be possible, and does it cost anything?',
      'Please confirm the change and any difference in price.',
      'Please confirm the change and its price.',
    ],
    more: 'If that cannot be done, tell me what is free around it.',
  }),
  situation(GROUP, 'praise', 'Praise good service', {
    fields: [
      'who* Whom or what you praise | Ms Okafor of your service desk',
      'did* What was good, as a sentence | She found my lost order within a day',
      'day When it was | Tuesday',
    ],
    subjects: ['Praise for {who}', 'Thank you, {who}', 'A good word about {who}'],
    open: [
      'I would like to praise {who}.',
      'Good words are written too rarely, so here are some about {who}.',
      'I would like to express my appreciation of {who}.',
    ],
    say: ['{did.}', 'It was on {day}.'],
    ask: ['Please pass my thanks on.', 'Please pass my warm thanks on.', 'I kindly ask you to convey my thanks.'],
    more: 'It is the reason why I come back.',
  }),
]
