import { situation, type Situation } from './situation.ts'

const GROUP = 'Friends and family'

/** Letters between people who know each other. */
export const people: readonly Situation[] = [
  situation(GROUP, 'invite', 'Invite somebody', {
    fields: [
      'what* To what | my birthday',
      'when* When | Saturday, 14 June, at 15:00',
      'where* Where | the garden in Elm Street 12',
      'bring What to bring, as a sentence | Bring a chair and good weather',
      'by Answer by | 1 June',
    ],
    subjects: ['Come to {what}!', '{what}: {when}', 'Invitation to {what}', 'You are invited'],
    open: [
      'You are invited to {what}.',
      'I would love to have you at {what}!',
      'I have the pleasure of inviting you to {what}.',
    ],
    say: ['It is on {when}.', 'The place is {where}.', '{bring.}', 'Please answer by {by}.'],
    ask: [
      'Will you come?',
      'Will you come? I would be so glad.',
      'I would be delighted to welcome you.',
      'Tell me whether you come.',
    ],
    more: 'If you want to bring somebody, tell me and it will be fine.',
  }),
  situation(GROUP, 'decline-invitation', 'Decline an invitation', {
    fields: [
      'what* To what | your birthday',
      'when When it is | 14 June',
      'reason Why, as a sentence | We are in Oslo on that day',
      'instead What instead, as a sentence | Let us have dinner the week after',
    ],
    subjects: ['{what}: I cannot come', 'About {what}', '{what} on {when}'],
    open: [
      'Thank you for inviting me to {what}[ on {when}]. I cannot come.',
      'Thank you so much for inviting me to {what}[ on {when}]. I am sad that I cannot come.',
      'Thank you for the invitation to {what}[ on {when}]. I regret that I am unable to attend.',
    ],
    say: ['{reason.}', '{instead.}'],
    ask: ['Have a good day.', 'Have a wonderful day, and think of me.', 'I wish you a successful day.'],
    more: 'I hope there will be another occasion soon.',
  }),
  situation(GROUP, 'accept-invitation', 'Accept an invitation', {
    fields: [
      'what* To what | your birthday',
      'when When it is | 14 June',
      'with Who comes with you | Jonas',
      'bring What you bring, as a sentence | I will bring a cake',
    ],
    subjects: ['I am coming: {what}', 'Yes to {what}', '{what} on {when}: yes'],
    open: [
      'Thank you for inviting me to {what}[ on {when}]. I will come.',
      'Thank you so much for inviting me to {what}[ on {when}]. I would love to come!',
      'Thank you for the invitation to {what}[ on {when}], which I accept with pleasure.',
    ],
    say: ['{with} will come with me.', '{bring.}'],
    ask: ['See you there.', 'I am looking forward to it.', 'I look forward to the occasion.'],
    more: 'If you need help before, tell me.',
  }),
  situation(GROUP, 'thank', 'Thank somebody', {
    fields: [
      'what* For what | the weekend at the lake',
      'best What was best, as a sentence | The evening by the fire stays with us',
      'back What you do in return, as a sentence | The next time you are our guests',
    ],
    subjects: ['Thank you for {what}', 'Thank you', '{what}: thank you'],
    open: ['Thank you for {what}.', 'Thank you from the heart for {what}!', 'I would like to thank you for {what}.'],
    say: ['{best.}', '{back.}'],
    ask: ['It did me good.', 'You made me very happy.', 'It is much appreciated.'],
    more: 'Such a thing is not taken for granted.',
  }),
  situation(GROUP, 'sorry', 'Apologise to somebody', {
    fields: [
      'what* For what, after “I am sorry for” | being late on Friday',
      'why What happened, as a sentence | I had the wrong day in my calendar',
      'amends How you make up for it, as a sentence | I will cook for you on Sunday',
    ],
    subjects: ['I am sorry', 'Sorry for {what}', 'An apology'],
    open: [
      'I am sorry for {what}.',
      'I am truly sorry for {what}. You did not deserve that.',
      'Please accept my apologies for {what}.',
    ],
    say: ['{why.}', '{amends.}'],
    ask: ['I hope we are good again.', 'I hope you can forgive me.', 'I hope that you can accept this apology.'],
    more: 'I have thought about it, and it will not happen again.',
  }),
  situation(GROUP, 'congratulate', 'Congratulate somebody', {
    fields: [
      'what* On what | your exam',
      'why Why it is deserved, as a sentence | You worked for it for two years',
      'wish Your wish, as a sentence | May the first job be a good one',
    ],
    subjects: ['Congratulations on {what}', 'Congratulations!', '{what}: well done'],
    open: [
      'Congratulations on {what}.',
      'Congratulations on {what}! I am so happy for you.',
      'I would like to congratulate you on {what}.',
    ],
    say: ['{why.}', '{wish.}'],
    ask: ['Well done.', 'Let us celebrate it soon.', 'I wish you all the best.'],
    more: 'I hope you take the time to enjoy it.',
  }),
  situation(GROUP, 'condolence', 'Write a condolence', {
    fields: [
      'who* Who died | your mother',
      'memory A memory, as a sentence | I will not forget how she laughed at the lake',
      'help What you offer, as a sentence | I can take the children on Saturday',
    ],
    subjects: ['My condolences', 'In sympathy', 'Thinking of you'],
    open: [
      'I am sorry about the death of {who}.',
      'I am so sorry about the death of {who}. My thoughts are with you.',
      'Please accept my sincere condolences on the death of {who}.',
    ],
    say: ['{memory.}', '{help.}'],
    ask: ['I wish you strength.', 'I wish you strength, and people around you.', 'I wish you strength in this time.'],
    more: 'You need not answer this letter.',
  }),
  situation(GROUP, 'favour', 'Ask for a favour', {
    fields: [
      'what* What you ask, after “could you” | water my plants',
      'when When | from 3 to 10 July',
      'how What has to be known, as a sentence | The key is with Jonas',
      'back What you do in return, as a sentence | I will bring you cheese from the mountains',
    ],
    subjects: ['Could you {what}?', 'A favour: {when}', 'A request'],
    open: [
      'Could you {what}[ {when}]?',
      'I have a favour to ask: could you {what}[ {when}]?',
      'May I ask a favour of you: could you {what}[ {when}]?',
    ],
    say: ['{how.}', '{back.}'],
    ask: [
      'Is that all right?',
      'If it does not suit you, that is no trouble at all.',
      'I would be very grateful.',
      'Please tell me yes or no.',
    ],
    more: 'I will gladly do the same for you.',
  }),
]
