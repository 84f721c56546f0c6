import { situation, type Situation } from './situation.ts'

const GROUP = 'As a business'

/** Letters to customers and partners. */
export const business: readonly Situation[] = [
  situation(GROUP, 'payment-reminder', 'Remind of a payment', {
    fields: [
      'number* Invoice number | 2024-0815',
      'amount* How much | 1,249.90 euros',
      'due* When it was due | 3 March',
      'by By when it should come | 24 March',
      'account Where to pay | DE02 1203 0000 0000 2020 51',
    ],
    subjects: ['Invoice {number}: reminder', 'Reminder: {amount}, due on {due}', 'Open invoice {number}'],
    open: [
      'Our invoice {number} over {amount} was due on {due} and is still open.',
      'You will have overlooked it: our invoice {number} over {amount} was due on {due} and is still open.',
      'We have not yet received payment of our invoice {number} over {amount}, due on {due}.',
      'Our invoice {number} over {amount} has been due since {due}.',
    ],
    say: ['Please pay by {by}.', 'The account is {account}.'],
    ask: [
      'If the payment has crossed this letter, thank you.',
      'If the payment is already on its way, please forget this letter, and thank you.',
      'Should you have paid in the meantime, please disregard this letter.',
      'Otherwise we will have to take further steps.',
    ],
    more: 'If something about the invoice is unclear, or you need more time, please talk to us.',
  }),
  situation(GROUP, 'send-quote', 'Send a quote', {
    fields: [
      'what* For what | painting two rooms',
      'price* The price | 1,640 euros with tax',
      'valid Until when it holds | 30 May',
      'start When you could begin | 3 June',
      'includes What is in it | paint, covering and two coats',
    ],
    subjects: ['Our quote: {what}', 'Quote for {what}: {price}', '{what}, from {start}', 'Your request: {what}'],
    open: [
      'Thank you for your request. Our quote for {what} is {price}.',
      'Thank you for thinking of us! Our quote for {what} is {price}.',
      'Thank you for your enquiry. We are pleased to offer {what} for {price}.',
    ],
    say: ['It includes {includes}.', 'We could begin on {start}.', 'The quote holds until {valid}.'],
    ask: [
      'Shall we begin?',
      'We would be glad to do it. Shall we?',
      'We would be pleased to receive your order.',
      'Please tell us by then whether you take it.',
    ],
    more: 'If something should be different, tell us and we will reckon it again.',
  }),
  situation(GROUP, 'decline-request', 'Decline a request', {
    fields: [
      'request* What was asked | a talk at your school',
      'reason Why not, as a sentence | Our calendar is full until autumn',
      'instead What you can offer, as a sentence | We could send you the booklet',
    ],
    subjects: ['Your request: {request}', 'About {request}', '{request}: our answer'],
    open: [
      'Thank you for asking about {request}. We cannot do it.',
      'Thank you for asking about {request}. We would have liked to, but we cannot.',
      'Thank you for your request concerning {request}. Unfortunately we must decline.',
      'Thank you for asking about {request}. The answer is no.',
    ],
    say: ['{reason.}', '{instead.}'],
    ask: [
      'We hope you find what you need.',
      'We hope you find what you need, and that you ask us again.',
      'We thank you for your understanding.',
    ],
    more: 'Your trust in us is not taken for granted.',
  }),
  situation(GROUP, 'delay', 'Apologise for a delay', {
    fields: [
      'what* What is late | your order 99120',
      'reason Why, as a sentence | A part did not arrive',
      'new* When it will come | 21 May',
      'amends What you do about it, as a sentence | We take 10 percent off the price',
    ],
    subjects: ['{what}: a delay until {new}', 'Delay of {what}', 'We are late with {what}'],
    open: [
      '{what} is late. We are sorry.',
      'We are truly sorry: {what} is late.',
      'We regret to inform you that {what} is delayed.',
    ],
    say: ['{reason.}', 'It will come on {new}.', '{amends.}'],
    ask: [
      'Tell us if that does not suit you.',
      'Please tell us if that makes trouble for you; we will find a way.',
      'Please inform us should this date not be acceptable.',
    ],
    more: 'You should not have had to wait, and we thank you for your patience.',
  }),
  situation(GROUP, 'answer-complaint', 'Answer a complaint', {
    fields: [
      'about* What it was about | the leaking washing machine',
      'found What you found, as a sentence | A seal was torn',
      'do* What you will do, as a sentence | We repair it free of charge',
      'when When | on Thursday between 9:00 and 11:00',
    ],
    subjects: ['Your complaint about {about}', '{about}: what we will do', 'About {about}'],
    open: [
      'Thank you for telling us about {about}. We are sorry for the trouble.',
      'Thank you for telling us about {about}. We understand your anger, and we are sorry.',
      'Thank you for your message about {about}. We apologise for the inconvenience.',
    ],
    say: ['{found.}', '{do.}', 'That will be {when}.'],
    ask: ['Does that settle it for you?', 'Will that make it right for you?', 'Please let us know whether you agree.'],
    more: 'What you wrote helps us to do better.',
  }),
  situation(GROUP, 'introduce', 'Introduce yourself', {
    fields: [
      'who* Who you are | the new keeper of the city archive',
      'since Since when | 1 April',
      'from Who sent you | Jonas Becker',
      'what What you would like, as a sentence | I would like to learn how our work touches yours',
    ],
    subjects: ['Introducing myself', 'A new face: {who}', 'Hello from {who}', 'From {from}: an introduction'],
    open: [
      'I am {who}[, since {since}], and would like to introduce myself.',
      'Hello! I am {who}[, since {since}], and I am looking forward to working with you.',
      'Allow me to introduce myself: I am {who}[, since {since}].',
    ],
    say: ['{from} gave me your address.', '{what.}'],
    ask: [
      'May I call you?',
      'Shall we have a coffee one of these days?',
      'I would be pleased to make your acquaintance.',
      'When may I call you?',
    ],
    more: 'Until then, I wish you a good week.',
  }),
  situation(GROUP, 'cooperate', 'Propose working together', {
    fields: [
      'idea* The idea, as a sentence | We could lend each other our reading rooms',
      'gain What they gain, as a sentence | Your visitors would have 20 more seats',
      'give What you bring, as a sentence | We bring the keys and a helper',
      'when When to talk | in May',
    ],
    subjects: ['A proposal', 'Working together?', 'An idea for both of us'],
    open: [
      'I have a proposal.',
      'I have an idea that could be good for both of us.',
      'I would like to propose a cooperation.',
    ],
    say: ['{idea.}', '{gain.}', '{give.}', 'We could talk about it {when}.'],
    ask: [
      'What do you think?',
      'What do you think of it?',
      'I would be pleased to hear your thoughts.',
      'Please tell me whether you want to talk about it.',
    ],
    more: 'If the answer is no, I thank you for reading this far.',
  }),
  situation(GROUP, 'feedback', 'Ask for feedback', {
    fields: [
      'about* About what | the repair of your bicycle',
      'first One question | What should we do better?',
      'link Where to answer | https://grove.example/say',
      'by Until when | 15 June',
    ],
    subjects: ['How was {about}?', 'Your opinion about {about}', '{about}: a moment of your time'],
    open: [
      'We would like to know what you think of {about}.',
      'Your opinion matters to us: what do you think of {about}?',
      'We would be grateful for your opinion of {about}.',
    ],
    say: ['{first.}', 'You can answer here: {link}', 'It is open until {by}.'],
    ask: ['A line is enough.', 'A line is enough, and every word is read.', 'Thank you for your time.'],
    more: 'What you say stays between us.',
  }),
]
