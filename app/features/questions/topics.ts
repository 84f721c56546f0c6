/** What questions are about: a key for addresses, a name, and questions of its kind by which others are told. */
export const topics = {
  'science': {
    label: 'Science and nature',
    like: [
      'How hot is the surface of the sun?',
      'Why do pandas eat bamboo?',
      'What is photosynthesis?',
      'How many legs does an insect have?',
      'Which planet is the largest?',
      'What is the atomic number of gold?',
      'How fast does light travel?',
    ],
  },
  'numbers': {
    label: 'Maths and numbers',
    like: [
      'What is 15 percent of 80?',
      'How many centimetres are in an inch?',
      'What is the derivative of x squared?',
      'Is 97 a prime number?',
    ],
  },
  'world': {
    label: 'Countries and places',
    like: [
      'What is the capital of Mongolia?',
      'How high is Mount Fuji?',
      'Which countries border Germany?',
      'How many people live in Japan?',
      'What is the longest river in Africa?',
    ],
  },
  'history': {
    label: 'History',
    like: [
      'When did the Second World War end?',
      'Who was the first emperor of Rome?',
      'When was the Golden Gate Bridge opened?',
      'Why did the Roman Empire fall?',
    ],
  },
  'society': {
    label: 'Society and law',
    like: [
      'How does an election work?',
      'What are my rights as a tenant?',
      'How is a law made?',
      'What does inflation mean for wages?',
    ],
  },
  'work': {
    label: 'Work and money',
    like: [
      'How do I ask for a raise?',
      'What is compound interest?',
      'How do I write an invoice?',
      'How should I prepare for a job interview?',
    ],
  },
  'health': {
    label: 'Health and body',
    like: [
      'How much sleep does an adult need?',
      'Is it safe to take ibuprofen with food?',
      'What helps against back pain?',
      'How do I treat a cut or a burn?',
      'How long does a cold last?',
    ],
  },
  'food': {
    label: 'Food and cooking',
    like: [
      'How long should eggs be boiled?',
      'How do I bake bread without yeast?',
      'Can I freeze cooked rice?',
      'What can I use instead of butter?',
    ],
  },
  'home': {
    label: 'Home, garden and pets',
    like: [
      'How do I get a wine stain out of wool?',
      'When should I prune roses?',
      'How do I train a puppy?',
      'How do I fix a dripping tap?',
      'Which plants grow in the shade?',
    ],
  },
  'tech': {
    label: 'Computers and code',
    like: [
      'How do I reverse a list in Python?',
      'What is the difference between TCP and UDP?',
      'Why is my laptop slow?',
      'How do I back up my phone?',
    ],
  },
  'ai': {
    label: 'AI and models',
    like: [
      'How does a language model work?',
      'Why do chatbots make things up?',
      'Which AI model is best for writing?',
      'What is a prompt?',
    ],
  },
  'arts': {
    label: 'Art, books and music',
    like: ['Who wrote Hamlet?', 'What is a sonata?', 'Who painted the Mona Lisa?', 'Which film won the first Oscar?'],
  },
  'language': {
    label: 'Words and languages',
    like: [
      'What does serendipity mean?',
      'Where does the word robot come from?',
      'Is it who or whom?',
      'How do you say thank you in Japanese?',
    ],
  },
  'sport': {
    label: 'Sport and games',
    like: [
      'How long is a marathon?',
      'How many players are in a football team?',
      'How does castling work in chess?',
      'Who won the World Cup in 1998?',
    ],
  },
  'frenly': {
    label: 'This place',
    like: [
      'How do I delete my account here?',
      'What does Frenly cost?',
      'How many runs do I have a day?',
      'What is the agreement ring?',
    ],
  },
  'other': { label: 'Everything else', like: [] },
} as const satisfies Readonly<Record<string, { label: string; like: readonly string[] }>>

export type Topic = keyof typeof topics

export const topicKeys = Object.keys(topics) as [Topic, ...Topic[]]

export const isTopic = (key: string | null): key is Topic => key !== null && Object.hasOwn(topics, key)

/** The name of a topic; one that is not in the list any more counts as everything else. */
export const toTopicLabel = (key: string): string => topics[isTopic(key) ? key : 'other'].label
