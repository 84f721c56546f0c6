import type { Flow, FlowInput, FlowStep } from '#app/engines/flows/flow.ts'

export type HouseFlow = { id: string; face: 'recipe' | 'workflow'; title: string; about: string; flow: Flow }

const text: FlowInput = { name: 'text', label: 'Your text', kind: 'text', usual: '' }
const ask = (name: string, label: string, kind: FlowInput['kind'], usual = ''): FlowInput => ({
  name,
  label,
  kind,
  usual,
})

type Rest = Partial<Omit<FlowStep, 'id' | 'tool' | 'fields'>>
type Part = [tool: string, fields: Record<string, string>, rest?: Rest]

/** A straight line of steps, behind a check only on “yes”. */
const line = (inputs: FlowInput[], ...parts: Part[]): Flow => ({
  inputs,
  steps: parts.map(([tool, fields, rest], n): FlowStep => ({
    ...{ id: `s${n + 1}`, tool, title: '', needs: 'all', each: '', fields },
    after:
      n === 0
        ? []
        : [{ step: `s${n}`, when: parts[n - 1]![0] === 'check' || parts[n - 1]![0] === 'approve' ? 'yes' : null }],
    ...rest,
  })),
})

const behind = (...steps: string[]) => steps.map((step) => ({ step, when: null }))

/** Recipes and workflows of the house, to start from. Most run on a fresh server; tools without an engine here say so at their step. */
export const houseFlows: readonly HouseFlow[] = [
  {
    id: 'brief',
    face: 'recipe',
    title: 'Long text to a short brief',
    about: 'The sentences that carry it, and what it is about, on half a page.',
    flow: line(
      [text],
      ['summarise', { text: '{{text}}', sentences: '5' }],
      ['keywords', { text: '{{text}}', most: '8' }],
      ['join', { list: '{{s2}}', as: 'commas' }],
      ['words', { text: '{{s1}}\n\nAbout: {{s3}}' }],
    ),
  },
  {
    id: 'page',
    face: 'recipe',
    title: 'Read a page and sum it up',
    about: 'The address of a public page in, its gist and its headings out.',
    flow: line(
      [ask('address', 'Address of the page', 'line')],
      ['page', { address: '{{address}}' }],
      ['summarise', { text: '{{s1}}', sentences: '5' }],
      ['keywords', { text: '{{s1}}', most: '8' }],
      ['words', { text: '{{address}}\n\n{{s2}}\n\nWords it turns on:\n{{s3}}' }],
    ),
  },
  {
    id: 'notes',
    face: 'recipe',
    title: 'Meeting notes to tasks',
    about: 'Sentences that promise something become a list, kept as a document.',
    flow: line(
      [text],
      ['split', { text: '{{text}}', by: 'sentences', sign: '', most: '200' }],
      ['keep', { list: '{{s1}}', question: 'holds', than: ' will ' }],
      ['sort', { list: '{{s2}}', by: 'same' }],
      ['join', { list: '{{s3}}', as: 'bullets' }],
      ['document', { title: 'Tasks from the meeting', text: '# Tasks\n\n{{s4}}\n\n# Notes\n\n{{text}}' }],
    ),
  },
  {
    id: 'post',
    face: 'recipe',
    title: 'An article, ready to publish',
    about: 'Headlines, a meta description, keywords and social posts from one text, in one document.',
    flow: line(
      [text],
      ['headlines', { text: '{{text}}' }],
      ['meta', { text: '{{text}}' }],
      ['keywords', { text: '{{text}}', most: '10' }],
      ['social', { text: '{{text}}' }],
      [
        'document',
        {
          title: 'Ready to publish',
          text: '# Headlines\n\n{{s1}}\n\n# Meta description\n\n{{s2}}\n\n# Keywords\n\n{{s3}}\n\n# Posts\n\n{{s4}}\n\n# Article\n\n{{text}}',
        },
      ],
    ),
  },
  {
    id: 'answers',
    face: 'recipe',
    title: 'Many questions at once',
    about: 'Each line of a list goes to the panel; the answers come back in order.',
    flow: line(
      [ask('questions', 'Questions, one a line', 'list', 'What is the capital of France?\nHow high is Mount Everest?')],
      ['panel', { question: '{{item}}' }, { each: 'questions' }],
      ['join', { list: '{{s1}}', as: 'numbers' }],
    ),
  },
  {
    id: 'languages',
    face: 'recipe',
    title: 'One text in three languages',
    about: 'Spanish, French and Portuguese under each other, as far as engines here know them.',
    flow: line(
      [text],
      ['translate', { text: '{{text}}', to: 'es' }],
      ['translate', { text: '{{text}}', to: 'fr' }],
      ['translate', { text: '{{text}}', to: 'pt' }],
      ['words', { text: 'Español\n{{s1}}\n\nFrançais\n{{s2}}\n\nPortuguês\n{{s3}}' }],
    ),
  },
  {
    id: 'mask',
    face: 'recipe',
    title: 'Safe to hand on',
    about: 'Private details are masked before a text is summed up, so that they stand in neither.',
    flow: line(
      [text],
      ['mask', { text: '{{text}}' }],
      ['summarise', { text: '{{s1}}', sentences: '4' }],
      ['words', { text: 'In short\n{{s2}}\n\nThe whole, masked\n{{s1}}' }],
    ),
  },
  {
    id: 'draft',
    face: 'recipe',
    title: 'Notes to a letter in my inbox',
    about: 'Rough notes become formal, and wait among your drafts until you send them.',
    flow: line(
      [ask('to', 'To', 'line'), ask('subject', 'Subject', 'line'), text],
      ['rewrite', { text: '{{text}}', tone: 'formal' }],
      ['draft', { to: '{{to}}', subject: '{{subject}}', text: '{{s1}}' }],
    ),
  },
  {
    id: 'listen',
    face: 'recipe',
    title: 'A text to listen to, with a picture',
    about: 'Its gist read aloud, and a picture of what it is about.',
    flow: line(
      [text],
      ['summarise', { text: '{{text}}', sentences: '4' }],
      ['speak', { text: '{{s1}}' }],
      ['headlines', { text: '{{text}}' }],
      ['draw', { prompt: '{{s3}}', shape: 'wide' }],
    ),
  },
  {
    id: 'learn',
    face: 'recipe',
    title: 'Study sheet',
    about: 'Outline, terms and questions with answers, from the words of a text.',
    flow: line(
      [text],
      ['outline', { text: '{{text}}' }],
      ['glossary', { text: '{{text}}' }],
      ['faq', { text: '{{text}}' }],
      ['document', { title: 'Study sheet', text: '# Outline\n\n{{s1}}\n\n# Terms\n\n{{s2}}\n\n# Questions\n\n{{s3}}' }],
    ),
  },
  {
    id: 'urgent',
    face: 'workflow',
    title: 'Urgent mail rings, the rest is summed up',
    about: 'Begun by new mail: what says “urgent” is told at once, the rest becomes a note.',
    flow: {
      inputs: [
        ask('from', 'From', 'line', 'Somebody'),
        ask('subject', 'Subject', 'line', 'A mail'),
        { ...text, usual: 'Nothing.' },
      ],
      steps: [
        ...line([], ['check', { text: '{{subject}} {{text}}', question: 'holds', than: 'urgent' }]).steps,
        { ...step('s2', 'notify', { words: '{{from}}: {{subject}}' }), after: [{ step: 's1', when: 'yes' }] },
        { ...step('s3', 'summarise', { text: '{{text}}', sentences: '3' }), after: [{ step: 's1', when: 'no' }] },
        { ...step('s4', 'document', { title: 'Mail: {{subject}}', text: '{{from}}\n\n{{s3}}' }), after: behind('s3') },
      ],
    },
  },
  {
    id: 'approval',
    face: 'workflow',
    title: 'Nothing goes out without a yes',
    about: 'A letter is polished and shown to a person; only after a yes it is among the drafts.',
    flow: {
      inputs: [ask('to', 'To', 'line'), ask('subject', 'Subject', 'line'), text],
      steps: [
        step('s1', 'rewrite', { text: '{{text}}', tone: 'warm' }),
        { ...step('s2', 'approve', { question: 'May this go to {{to}}?', text: '{{s1}}' }), after: behind('s1') },
        {
          ...step('s3', 'draft', { to: '{{to}}', subject: '{{subject}}', text: '{{s1}}' }),
          after: [{ step: 's2', when: 'yes' }],
        },
        { ...step('s4', 'words', { text: 'Held back:\n\n{{s1}}' }), after: [{ step: 's2', when: 'no' }] },
      ],
    },
  },
  {
    id: 'weekly',
    face: 'workflow',
    title: 'Weekly reading list',
    about: 'Pages you name are read on a schedule, summed up each, and laid into one document.',
    flow: {
      inputs: [ask('pages', 'Addresses, one a line', 'list')],
      steps: [
        { ...step('s1', 'page', { address: '{{item}}' }), each: 'pages' },
        { ...step('s2', 'summarise', { text: '{{item}}', sentences: '3' }), each: 's1', after: behind('s1') },
        { ...step('s3', 'join', { list: '{{s2}}', as: 'bullets' }), after: behind('s2') },
        {
          ...step('s4', 'document', { title: 'This week’s reading', text: '{{s3}}\n\nRead:\n{{pages}}' }),
          after: behind('s3'),
        },
        { ...step('s5', 'notify', { words: 'Your reading is ready.' }), after: behind('s4') },
      ],
    },
  },
  {
    id: 'incoming',
    face: 'workflow',
    title: 'Key points of every new document',
    about: 'Begun when a document was read: summary, keywords and outline side by side, then together.',
    flow: {
      inputs: [ask('title', 'Title', 'line', 'A document'), text],
      steps: [
        step('s1', 'summarise', { text: '{{text}}', sentences: '5' }),
        step('s2', 'keywords', { text: '{{text}}', most: '10' }),
        step('s3', 'outline', { text: '{{text}}' }),
        {
          ...step('s4', 'document', {
            title: 'Key points: {{title}}',
            text: '{{s1}}\n\nKeywords\n{{s2}}\n\nOutline\n{{s3}}',
          }),
          after: behind('s1', 's2', 's3'),
        },
      ],
    },
  },
]

function step(id: string, tool: string, fields: Record<string, string>): FlowStep {
  return { id, tool, title: '', after: [], needs: 'all', each: '', fields }
}

export const findHouseFlow = (id: string): HouseFlow | null => houseFlows.find((one) => one.id === id) ?? null
