import { situation, type Situation } from './situation.ts'

const GROUP = 'Work'

/** Letters to employers, colleagues and those one would like to work for. */
export const work: readonly Situation[] = [
  situation(GROUP, 'apply', 'Apply for a job', {
    fields: [
      'role* The position | data analyst',
      'company The company | Grove Ltd',
      'seen Where you saw it | your website',
      'why Why you fit | I have led the reporting of a shop with 12 people for three years',
      'start When you could start | 1 March',
    ],
    subjects: [
      'Application: {role} at {company}',
      'Application for {role}',
      '{role}: my application',
      'Applying for {role}',
    ],
    open: [
      'I would like to apply for the position of {role}[ at {company}].',
      'I was glad to read about the position of {role}[ at {company}], and I would love to apply for it.',
      'I wish to apply for the position of {role}[ at {company}].',
    ],
    say: ['I saw it on {seen}.', '{why.}', 'I could start on {start}.'],
    ask: [
      'When may we talk about it?',
      'I would be happy to tell you more whenever it suits you.',
      'I would welcome the opportunity to introduce myself in person.',
      'Please tell me when we can talk about it.',
    ],
    more: 'If anything is missing from what I sent, tell me and you will have it the same day.',
  }),
  situation(GROUP, 'application-follow-up', 'Follow up on an application', {
    fields: ['role* The position | data analyst', 'sent When you applied | 3 February', 'number A reference | A-1187'],
    subjects: [
      'My application for {role}',
      'Following up: {role}',
      'Application {number}: {role}',
      '{role}: where does it stand?',
    ],
    open: [
      'I applied for the position of {role}[ on {sent}] and would like to ask how it stands.',
      'I applied for the position of {role}[ on {sent}], and I am still very interested.',
      'I refer to my application for the position of {role}[ of {sent}].',
    ],
    say: ['The reference is {number}.'],
    ask: [
      'When can I expect an answer?',
      'Could you tell me when you expect to decide?',
      'I would be grateful for a word on when a decision can be expected.',
      'Please tell me by when you will decide.',
    ],
    more: 'If you need anything further from me, I will send it at once.',
  }),
  situation(GROUP, 'interview-thanks', 'Thank for an interview', {
    fields: [
      'role* The position | data analyst',
      'day When it was | Tuesday',
      'liked What stayed with you | the plan for the new archive',
    ],
    subjects: [
      'Thank you for the talk about {role}',
      'Our talk on {day}',
      'Thank you',
      '{role}: thank you for your time',
    ],
    open: [
      'Thank you for the talk about the position of {role}[ on {day}].',
      'Thank you so much for the talk about the position of {role}[ on {day}]; I enjoyed it.',
      'I would like to thank you for the interview for the position of {role}[ on {day}].',
    ],
    say: ['What stayed with me most is {liked}.'],
    ask: [
      'I would like to do this work, and look forward to your answer.',
      'I would love to do this work with you, and look forward to hearing from you.',
      'I remain very interested and look forward to your decision.',
    ],
    more: 'If a question came up since, I am glad to answer it.',
  }),
  situation(GROUP, 'accept-offer', 'Accept an offer', {
    fields: [
      'role* The position | data analyst',
      'start* When you start | 1 March',
      'pay What was agreed | 52,000 euros a year',
    ],
    subjects: ['I accept: {role}', 'Accepting your offer for {role}', 'Yes to {role} from {start}'],
    open: [
      'I accept your offer of the position of {role}.',
      'With great pleasure I accept your offer of the position of {role}.',
      'I am pleased to accept your offer of the position of {role}.',
    ],
    say: ['I start on {start}.', 'As agreed, the pay is {pay}.'],
    ask: [
      'Please send me the contract.',
      'Could you send me the contract, and tell me what I should bring on the first day?',
      'I kindly ask you to send me the contract for signature.',
    ],
    more: 'Thank you for the trust you place in me.',
  }),
  situation(GROUP, 'decline-offer', 'Decline an offer', {
    fields: [
      'role* The position | data analyst',
      'reason The reason, as a sentence | I have decided to stay where I am',
    ],
    subjects: ['Your offer: {role}', 'My answer about {role}', '{role}: I have to decline'],
    open: [
      'Thank you for offering me the position of {role}. I will not take it.',
      'Thank you so much for offering me the position of {role}. After some thought I have decided not to take it.',
      'Thank you for offering me the position of {role}. After careful consideration I must decline.',
    ],
    say: ['{reason.}'],
    ask: [
      'I wish you success in finding somebody.',
      'I hope our paths cross again.',
      'I wish you every success in filling the position.',
    ],
    more: 'The talks with you were a good experience, and I thank everybody who took part.',
  }),
  situation(GROUP, 'raise', 'Ask for a raise', {
    fields: [
      'did* What you did, as a sentence | I have led the move to the new archive since January',
      'amount What you ask for | 8 percent',
      'since Since when it has not changed | May 2024',
      'from From when | 1 July',
    ],
    subjects: ['My salary', 'A talk about my salary', 'Request: adjusting my salary from {from}', 'My work and my pay'],
    open: [
      'I would like to talk with you about my salary.',
      'I enjoy my work here, and I would like to talk with you about my salary.',
      'I would like to request a review of my salary.',
      'I ask for a raise.',
    ],
    say: [
      '{did.}',
      'My salary has not changed since {since}.',
      'I ask for a raise of {amount}.',
      'It should count from {from}.',
    ],
    ask: [
      'When do you have time for it?',
      'Could we find a moment to talk about it?',
      'I would appreciate a meeting to discuss this.',
      'Please name a day on which we decide it.',
    ],
    more: 'I am glad to bring an overview of my work to the talk.',
  }),
  situation(GROUP, 'resign', 'Resign from a job', {
    fields: [
      'last* Your last day | 30 June',
      'role Your position | data analyst',
      'handover How you hand over, as a sentence | I will hand my files over to Jonas',
    ],
    subjects: ['My resignation', 'Resignation as {role}', 'Notice: my last day is {last}'],
    open: [
      'I resign from my position[ as {role}]. My last day is {last}.',
      'It is not an easy letter to write: I am leaving my position[ as {role}]. My last day is {last}.',
      'I hereby give notice of my resignation from my position[ as {role}], with {last} as my last day of work.',
    ],
    say: ['{handover.}'],
    ask: [
      'Please confirm this notice in writing.',
      'Could you confirm that this has reached you?',
      'I kindly ask you to confirm receipt of this notice and the last day in writing.',
    ],
    more: 'Thank you for the time here and for what I could learn.',
  }),
  situation(GROUP, 'leave', 'Ask for days off', {
    fields: ['from* First day | 12 August', 'to* Last day | 23 August', 'cover Who covers for you | Ana'],
    subjects: ['Days off: {from} to {to}', 'Request for leave, {from} to {to}', 'Leave from {from}'],
    open: [
      'I would like to take leave from {from} to {to}.',
      'I would love to take some days off, from {from} to {to}.',
      'I would like to request leave from {from} to {to}.',
    ],
    say: ['{cover} can cover for me.'],
    ask: [
      'Is that all right?',
      'Does that work for you?',
      'I would be grateful for your approval.',
      'Please confirm the days.',
    ],
    more: 'What has to be finished before, I will finish before.',
  }),
  situation(GROUP, 'sick', 'Call in sick', {
    fields: [
      'day* From when | today',
      'until Until when, as far as you know | Wednesday',
      'open What cannot wait, as a sentence | The report for Ana is in the shared folder',
    ],
    subjects: ['Sick from {day}', 'I am ill', 'Absence from {day} until {until}', 'Not at work: {day}'],
    open: [
      'I am ill and cannot work from {day}[ until {until}].',
      'I am sorry, I am ill and cannot work from {day}[ until {until}].',
      'I must inform you that I am ill and unable to work from {day}[ until {until}].',
    ],
    say: ['{open.}'],
    ask: [
      'I will write as soon as I know more.',
      'I will let you know as soon as I am better.',
      'I will inform you as soon as there is news.',
    ],
    more: 'If something cannot wait, please write to me and I will answer when I can.',
  }),
  situation(GROUP, 'meeting', 'Ask for a meeting', {
    fields: [
      'topic* What it is about | the budget for the archive',
      'when When it would suit you | Thursday at 10:00',
      'long How long | 30 minutes',
      'where Where | room 4B',
    ],
    subjects: ['Meeting about {topic}', '{topic}: can we talk?', '{topic}, {when}', 'A talk about {topic}'],
    open: [
      'I would like to meet about {topic}.',
      'I would love to sit down with you about {topic}.',
      'I would like to request a meeting about {topic}.',
      'We need to meet about {topic}.',
    ],
    say: ['{when} would suit me.', '{long} are enough.', 'We could meet here: {where}.'],
    ask: [
      'Does that suit you?',
      'Would that work for you, or is another time better?',
      'Please let me know whether this is convenient.',
      'Please confirm, or name another time.',
    ],
    more: 'If you would like something prepared for it, tell me.',
  }),
  situation(GROUP, 'move-meeting', 'Move a meeting', {
    fields: [
      'meeting* Which one | our talk about the archive',
      'old* When it is now | Thursday at 10:00',
      'new When instead | Friday at 14:00',
      'reason The reason, as a sentence | The train on that morning was cancelled',
    ],
    subjects: ['Moving {meeting}', '{meeting}: {new} instead of {old}', 'New time for {meeting}', '{meeting} on {old}'],
    open: [
      'I cannot make {meeting} on {old}.',
      'I am sorry, but I cannot make {meeting} on {old}.',
      'Unfortunately I am unable to attend {meeting} on {old}.',
    ],
    say: ['{reason.}', 'Could we meet on {new} instead?'],
    ask: [
      'Please tell me what suits you.',
      'I hope that is all right; tell me what suits you.',
      'I apologise for the inconvenience and await your answer.',
      'Please confirm.',
    ],
    more: 'I am sorry for the trouble this makes in your calendar.',
  }),
  situation(GROUP, 'status', 'Report how something stands', {
    fields: [
      'project* What it is about | the new archive',
      'done* What is done, as a sentence | The first 400 boxes are in',
      'open What is open, as a sentence | The labels are late',
      'next What comes next, as a sentence | We sort the letters until Friday',
      'need What you need, as a sentence | I need a decision about the shelves',
    ],
    subjects: ['{project}: how it stands', 'Status of {project}', '{project}: done, open, next'],
    open: [
      'This is how {project} stands.',
      'Here is the news about {project}.',
      'I would like to report on {project}.',
    ],
    say: ['Done: {done.}', 'Open: {open.}', 'Next: {next.}', 'Needed: {need.}'],
    ask: [
      'Questions are welcome.',
      'Tell me if you would like to know more.',
      'I am at your disposal for questions.',
      'Please answer what is needed.',
    ],
    more: 'The next report follows in the same form.',
  }),
  situation(GROUP, 'remind', 'Remind a colleague', {
    fields: [
      'what* What you are waiting for | the figures of March',
      'due When it was due | Monday',
      'why Why it matters, as a sentence | Without them the report cannot go out',
      'by By when you need it | Thursday at noon',
    ],
    subjects: ['Reminder: {what}', '{what} by {by}', '{what}: still missing', 'Waiting for {what}'],
    open: [
      'I am still waiting for {what}[, due on {due}].',
      'A small reminder: I am still waiting for {what}[, due on {due}].',
      'I would like to remind you of {what}[, which was due on {due}].',
      'I have not received {what}[, due on {due}].',
    ],
    say: ['{why.}', 'I need it by {by}.'],
    ask: [
      'When can I have it?',
      'Can you tell me when it will come, or what is holding it up?',
      'Please let me know when I can expect it.',
      'Please send it, or tell me at once what stands in the way.',
    ],
    more: 'If I can help so that it goes faster, I will.',
  }),
  situation(GROUP, 'reference', 'Ask for a reference', {
    fields: [
      'for* What it is for | an application to the city archive',
      'when When you worked together | from 2021 to 2024',
      'by By when | 15 May',
      'stress What it could mention | our move to the new system',
    ],
    subjects: ['Would you write a reference for me?', 'A reference for {for}', 'Reference by {by}', 'A request'],
    open: [
      'Would you write a reference for me? It is for {for}.',
      'May I ask something of you? I would be so glad of a reference from you, for {for}.',
      'I would like to ask whether you would be willing to write a reference for me, for {for}.',
    ],
    say: ['We worked together {when}.', 'It could mention {stress}.', 'I would need it by {by}.'],
    ask: [
      'Would that be possible?',
      'And if it does not suit you, that is fine too.',
      'I would be very grateful.',
      'Please tell me whether I can count on it.',
    ],
    more: 'I am glad to send you my papers and a draft to save you time.',
  }),
]
