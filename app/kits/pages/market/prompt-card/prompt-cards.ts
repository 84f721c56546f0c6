/** A gap in a prompt that the visitor fills. Without an answer a required one shows its label, an optional one leaves its line out. */
export type Blank = {
  name: string
  label: string
  example: string
  maxChars: number
  isLong?: true
  isOptional?: true
}

/** A prompt with blanks, made and given away by the Frenly team. `{name}` in a line is a blank. */
export type PromptCard = {
  id: string
  title: string
  about: string
  blanks: readonly Blank[]
  lines: readonly string[]
}

export const promptCards: readonly PromptCard[] = [
  {
    id: 'check-a-claim',
    title: 'Check a claim',
    about: 'Before it is repeated: is it true, since when, and who says otherwise?',
    blanks: [
      {
        name: 'claim',
        label: 'The claim',
        example: 'Goldfish forget everything after three seconds',
        maxChars: 300,
        isLong: true,
      },
      { name: 'source', label: 'Where you met it', example: 'a quiz book', maxChars: 120, isOptional: true },
    ],
    lines: [
      'Check this claim: “{claim}”.',
      'I met it here: {source}.',
      'First say in one sentence whether it holds, holds in part, or does not hold.',
      'Then give the strongest evidence for it and the strongest against it, each with a source and its year.',
      'Name what would have to be true for the claim to be right. If it mixes a fact with an opinion, separate the two.',
      'If you do not know, say so instead of guessing.',
    ],
  },
  {
    id: 'two-choices',
    title: 'Two choices, my case',
    about: 'Not which is better, but which is better for you, and what would change that.',
    blanks: [
      { name: 'first', label: 'First choice', example: 'a used electric car', maxChars: 120 },
      { name: 'second', label: 'Second choice', example: 'train and car sharing', maxChars: 120 },
      {
        name: 'case',
        label: 'Your situation',
        example: 'two children, a village, 40 km to work',
        maxChars: 300,
        isLong: true,
      },
      { name: 'weight', label: 'What matters most', example: 'cost over five years', maxChars: 120 },
    ],
    lines: [
      'I have to choose between {first} and {second}.',
      'My situation: {case}. What matters most to me: {weight}.',
      'Compare the two only on points that make a difference in my situation, in a table of at most six rows.',
      'Mark each row that rests on an assumption, and say which one.',
      'Then recommend one in two sentences, and tell me the one fact that would turn your recommendation round.',
    ],
  },
  {
    id: 'hole-in-my-plan',
    title: 'The hole in my plan',
    about: 'A friendly pessimist reads your plan before reality does.',
    blanks: [
      {
        name: 'plan',
        label: 'The plan',
        example: 'Open a book café in June with two part-time staff',
        maxChars: 500,
        isLong: true,
      },
      {
        name: 'worry',
        label: 'What must not happen',
        example: 'running out of money in winter',
        maxChars: 160,
        isOptional: true,
      },
    ],
    lines: [
      'Here is my plan: {plan}.',
      'What must not happen: {worry}.',
      'Imagine it is a year later and the plan has failed. Give the five most likely reasons, the likeliest first.',
      'For each: the earliest sign that I could notice, and the smallest thing I can do this week to test it.',
      'Do not praise the plan and do not rewrite it. If an important fact is missing, ask me for it at the end, in at most three questions.',
    ],
  },
  {
    id: 'kind-no',
    title: 'A kind no',
    about: 'Says no once, clearly, and leaves the door the way you want it.',
    blanks: [
      { name: 'who', label: 'Who asks', example: 'my neighbour Lena', maxChars: 80 },
      { name: 'what', label: 'What they ask for', example: 'to look after three cats over Easter', maxChars: 200 },
      {
        name: 'offer',
        label: 'What you can offer instead',
        example: 'feeding them on Saturday',
        maxChars: 160,
        isOptional: true,
      },
    ],
    lines: [
      'Write a short message to {who}, who asks me this: {what}.',
      'The answer is no. Say it in the first two sentences, warmly and without an excuse that invites bargaining.',
      'I can offer this instead: {offer}. Offer it once.',
      'No apology more than once, no “unfortunately”, at most 90 words.',
      'Give me two versions: one I could send to a friend, and one for somebody I hardly know.',
    ],
  },
  {
    id: 'explain-twice',
    title: 'Explain it twice',
    about: 'Once simply, once exactly, and then the place where the simple story breaks.',
    blanks: [
      { name: 'topic', label: 'What to explain', example: 'why bread dough rises', maxChars: 160 },
      { name: 'known', label: 'What you know already', example: 'yeast eats sugar', maxChars: 200, isOptional: true },
    ],
    lines: [
      'Explain {topic} to me twice.',
      'I already know this, so do not repeat it: {known}.',
      'First in everyday words with one comparison, at most 120 words.',
      'Then exactly, with the proper terms, each explained when it first comes up, at most 200 words.',
      'Finally say where the comparison from the first explanation breaks down, and one thing that people who explain this often get wrong.',
    ],
  },
  {
    id: 'notes-to-tasks',
    title: 'Notes into tasks',
    about: 'Meeting notes become who does what by when, with the gaps left visible.',
    blanks: [
      {
        name: 'notes',
        label: 'The notes',
        example: 'Ada asks the printer. Flyers before the fair. Room?',
        maxChars: 700,
        isLong: true,
      },
      { name: 'people', label: 'Who was there', example: 'Ada, Ben, Mira', maxChars: 120, isOptional: true },
    ],
    lines: [
      'Turn these notes into a list of tasks: {notes}',
      'These people were there: {people}.',
      'One task a line: who, what, by when. Use only what the notes say.',
      'Where a person or a day is missing write “nobody yet” or “no day yet”. Never invent one.',
      'After the list: decisions that were made, and questions that stayed open, each in one line.',
    ],
  },
  {
    id: 'before-i-sign',
    title: 'Before I sign',
    about: 'The questions to ask, in the order in which they cost you money.',
    blanks: [
      { name: 'contract', label: 'What you are about to sign', example: 'a lease for a small shop', maxChars: 160 },
      { name: 'role', label: 'Who you are in it', example: 'the tenant, for the first time', maxChars: 120 },
      { name: 'fear', label: 'What worries you', example: 'rising heating costs', maxChars: 200, isOptional: true },
    ],
    lines: [
      'I am about to sign {contract}. I am {role}.',
      'This worries me: {fear}.',
      'Give me the ten questions I should ask before I sign, the most expensive to forget first.',
      'For each: one sentence on why it matters, and what a good and a bad answer sound like.',
      'Do not tell me whether to sign and do not give legal advice. Say which two of these questions need a lawyer, and why.',
    ],
  },
  {
    id: 'week-of-dinners',
    title: 'A week of dinners',
    about: 'Seven evenings that share their leftovers, and one shopping list.',
    blanks: [
      { name: 'table', label: 'Who eats', example: 'two adults, a child of six', maxChars: 120 },
      {
        name: 'not',
        label: 'What must not be in it',
        example: 'nuts, and no fish for the child',
        maxChars: 160,
        isOptional: true,
      },
      { name: 'time', label: 'Minutes at the stove', example: '30', maxChars: 20 },
      { name: 'have', label: 'What has to go', example: 'half a cabbage, six eggs', maxChars: 200, isOptional: true },
    ],
    lines: [
      'Plan seven dinners for {table}, each with at most {time} minutes of cooking.',
      'This must not be in any of them: {not}.',
      'Use this up first: {have}.',
      'At least two evenings should be built on what an earlier one leaves over. Say which.',
      'One line a dinner: name, main ingredients, minutes. Then one shopping list for the whole week, by aisle, with amounts.',
      'Nothing that needs an oven and a stove at the same time on a weekday.',
    ],
  },
]

export const findPromptCard = (id: string | null): PromptCard | null =>
  promptCards.find((card) => card.id === id) ?? null
