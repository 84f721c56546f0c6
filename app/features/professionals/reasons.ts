/** What brings people to a first talk: how the list says it, how the message says it, and what it is worth asking. */
export const reasons = [
  {
    id: 'mood',
    label: 'Low mood',
    said: 'low mood',
    ask: 'How do you usually work with low mood, and how would we notice that it helps?',
  },
  {
    id: 'worry',
    label: 'Worry or fear',
    said: 'worry and fear',
    ask: 'Do you practise with exercises between the talks, or mostly by talking?',
  },
  {
    id: 'panic',
    label: 'Panic attacks',
    said: 'panic attacks',
    ask: 'What should I do if panic comes between two appointments?',
  },
  {
    id: 'sleep',
    label: 'Bad sleep',
    said: 'bad sleep',
    ask: 'Should a doctor look for a bodily cause of the sleep trouble first?',
  },
  {
    id: 'stress',
    label: 'Stress, burnout',
    said: 'stress that does not let go',
    ask: 'Do you also look at the work itself, or only at how I bear it?',
  },
  {
    id: 'loss',
    label: 'A loss',
    said: 'a loss',
    ask: 'Do you have experience with grief, and is there a group as well?',
  },
  {
    id: 'couple',
    label: 'My relationship',
    said: 'my relationship',
    ask: 'Do you see couples together, one by one, or both?',
  },
  {
    id: 'family',
    label: 'Family or children',
    said: 'family matters',
    ask: 'May somebody of my family come along, and who decides that?',
  },
  {
    id: 'past',
    label: 'Bad memories',
    said: 'memories that come back',
    ask: 'Are you trained in trauma work, and at whose pace does it go?',
  },
  {
    id: 'body',
    label: 'Eating and body',
    said: 'eating and my body',
    ask: 'Do you work together with a doctor on eating and weight?',
  },
  {
    id: 'habit',
    label: 'Drinking, drugs, gambling',
    said: 'a habit I cannot stop',
    ask: 'Do I have to have stopped before we begin?',
  },
  {
    id: 'work',
    label: 'Work or study',
    said: 'work or study',
    ask: 'Could you write a letter for work or university if I need one, and what would be in it?',
  },
  {
    id: 'self',
    label: 'Who I am',
    said: 'questions about who I am',
    ask: 'Which experience do you have with people like me?',
  },
  { id: 'alone', label: 'Being alone', said: 'being alone', ask: 'Is a group something for me, and do you offer one?' },
  { id: 'anger', label: 'Anger', said: 'anger', ask: 'What happens if I get angry in the room?' },
  {
    id: 'unsure',
    label: 'I cannot say yet',
    said: 'something I cannot name yet',
    ask: 'Is it all right to begin without knowing what it is?',
  },
] as const
export type ReasonId = (typeof reasons)[number]['id']

export const times = [
  { id: 'mornings', label: 'Mornings', said: 'in the mornings' },
  { id: 'afternoons', label: 'Afternoons', said: 'in the afternoons' },
  { id: 'evenings', label: 'Evenings', said: 'in the evenings' },
  { id: 'saturdays', label: 'Saturdays', said: 'on Saturdays' },
  { id: 'any', label: 'Any time', said: 'at almost any time' },
] as const
export type TimeId = (typeof times)[number]['id']

export const ways = [
  { id: 'room', label: 'In the room', said: 'in person' },
  { id: 'video', label: 'By video', said: 'by video' },
  { id: 'phone', label: 'By phone', said: 'by phone' },
  { id: 'slowly', label: 'Slowly at first', said: 'slowly at first' },
  { id: 'questions', label: 'With questions', said: 'with you asking questions, because starting is hard for me' },
] as const
export type WayId = (typeof ways)[number]['id']

/** What is worth asking anybody. */
export const firstQuestions = [
  'What does a talk cost, does my insurance pay, and what if I have to cancel?',
  'How do you work, and how long does it usually take?',
  'Which training and licence do you have?',
  'What stays between us, and when would you have to tell somebody?',
  'How do I reach you between appointments, and whom do I call at night?',
] as const
