import { situation, type Situation } from './situation.ts'

const GROUP = 'Home, school, authorities'

/** Letters to landlords, neighbours, schools and offices. */
export const home: readonly Situation[] = [
  situation(GROUP, 'defect', 'Report a defect to the landlord', {
    fields: [
      'what* What is broken | the heating in the living room',
      'since* Since when | Sunday',
      'flat Which flat | Elm Street 12, second floor',
      'happens What happens, as a sentence | It stays at 15 °C whatever we set',
      'by By when it should be mended | Friday',
    ],
    subjects: ['{what}: please repair it', 'Defect: {what}', '{flat}: {what} is broken', 'A defect since {since}'],
    open: [
      '{what} has been broken since {since}.',
      'I am sorry to bring bad news: {what} has been broken since {since}.',
      'I would like to report a defect: {what}, since {since}.',
      '{what} has been broken since {since}. I ask for repair.',
    ],
    say: ['It is here: {flat}.', '{happens.}', 'Please have it repaired by {by}.'],
    ask: [
      'When can somebody come?',
      'When could somebody come and look at it?',
      'Please let me know when it will be repaired.',
      'Please name a day on which somebody comes.',
    ],
    more: 'I can be at home when the repair is done, if I know the day before.',
  }),
  situation(GROUP, 'leave-flat', 'Give notice on a flat', {
    fields: [
      'flat* Which flat | Elm Street 12, second floor',
      'end* The last day | 31 August',
      'contract Date of the contract | 1 May 2021',
      'address Your new address | Grove Lane 3, Oslo',
    ],
    subjects: ['Notice: {flat}', 'Notice on {flat} for {end}', 'Giving up {flat}'],
    open: [
      'I give notice on the flat {flat} for {end}.',
      'After good years I give notice on the flat {flat} for {end}.',
      'I hereby give notice to terminate the tenancy of the flat {flat} with effect from {end}.',
    ],
    say: ['The contract is of {contract}.', 'My new address will be {address}.'],
    ask: [
      'Please confirm this, and propose a day for handing it over.',
      'Could you confirm this and propose a day for handing it over?',
      'I kindly ask you to confirm this notice in writing and to propose a date for the handover.',
    ],
    more: 'Those who want to see the flat are welcome by arrangement.',
  }),
  situation(GROUP, 'noise', 'Ask a neighbour for quiet', {
    fields: [
      'what* What is loud | the music',
      'when* When | on weekdays after 22:00',
      'why Why it matters, as a sentence | The wall is thin and our child sleeps behind it',
      'offer What would help, as a sentence | It would help if the boxes stood at the other wall',
    ],
    subjects: ['A request about {what}', '{what} {when}', 'From your neighbour'],
    open: [
      '{what} is loud in our rooms {when}.',
      'You may not know it: {what} can be heard in our rooms {when}.',
      'I would like to draw your attention to this: {what} is very loud in our rooms {when}.',
      '{what} is too loud {when}.',
    ],
    say: ['{why.}', '{offer.}'],
    ask: [
      'Can we find a way?',
      'I am sure we will find a way. Come by whenever you like.',
      'I would be grateful if you took this into account.',
      'Please keep it down at these times.',
    ],
    more: 'And if we are ever too loud, please tell us as well.',
  }),
  situation(GROUP, 'extension', 'Ask for more time', {
    fields: [
      'what* For what | the tax return',
      'due* When it is due | 31 July',
      'new* Until when you ask | 30 September',
      'reason Why, as a sentence | A paper of my bank has not come yet',
      'number Reference number | 12/345/678',
    ],
    subjects: [
      'Request for more time: {what}, {number}',
      'More time for {what} until {new}',
      '{what}: extension until {new}',
    ],
    open: [
      'I ask for more time for {what}: until {new} instead of {due}.',
      'I would like to ask you for more time for {what}: until {new} instead of {due}.',
      'I would like to request an extension of the deadline for {what}, from {due} to {new}.',
    ],
    say: ['The reference is {number}.', '{reason.}'],
    ask: [
      'Please confirm the new date.',
      'Would that be possible? A short confirmation would be kind.',
      'I kindly ask you to confirm the extension.',
    ],
    more: 'If you need proof, I will send it.',
  }),
  situation(GROUP, 'object', 'Object to a decision', {
    fields: [
      'decision* Which decision | the parking fine',
      'date* Its date | 14 April',
      'number Its number | 88-201',
      'reason* Your reason, as a sentence | The sign was covered by a tree',
      'proof Your proof | a picture of 12 April',
    ],
    subjects: [
      'Objection to {decision}, {number}',
      'Objection to {decision} of {date}',
      '{decision} of {date}: I object',
    ],
    open: [
      'I object to {decision} of {date}[, number {number}].',
      'I cannot agree with {decision} of {date}[, number {number}], and object to it.',
      'I hereby object to {decision} of {date}[, number {number}].',
    ],
    say: ['{reason.}', 'My proof is {proof}.'],
    ask: [
      'Please review it and confirm that this has reached you in time.',
      'Please look at it again, and tell me that this has reached you in time.',
      'I request a review, and confirmation that this objection has been received in time.',
    ],
    more: 'Until there is a new decision, I ask you not to enforce the old one.',
  }),
  situation(GROUP, 'absence', 'Excuse a child from school', {
    fields: [
      'child* The child | Nora',
      'class The class | 4B',
      'day* Which day | Wednesday',
      'until Until when | Friday',
      'reason Why, as a sentence | She has a fever',
    ],
    subjects: ['{child}, class {class}: absent on {day}', '{child} is absent on {day}', 'Excuse for {child}'],
    open: [
      '{child}[, class {class},] cannot come to school on {day}[, until {until}].',
      'I am sorry, {child}[, class {class},] cannot come to school on {day}[, until {until}].',
      'I would like to inform you that {child}[, class {class},] is unable to attend school on {day}[, until {until}].',
    ],
    say: ['{reason.}'],
    ask: [
      'Please tell us what there is to catch up on.',
      'Could you tell us what there is to catch up on?',
      'I kindly ask you to let us know what has to be made up.',
    ],
    more: 'A written excuse follows if you need one.',
  }),
]
