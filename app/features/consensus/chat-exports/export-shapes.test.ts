import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ExportError } from './exports-jobs.ts'
import { EXPORT_MAX_BYTES, readExport } from './read-export.server.ts'
import { toBlocks } from './to-blocks.ts'

const toBytes = (value: unknown) => strToU8(typeof value === 'string' ? value : JSON.stringify(value))
const read = (value: unknown) => readExport(toBytes(value)).chats
const turnsOf = (value: unknown) => read(value).map(({ turns }) => turns)

const QUESTION = 'How high is the tower?'
const ANSWER = '330 metres.'
const TURNS = [{ question: QUESTION, answer: ANSWER }]
const said = (role: string, text: unknown, parent: string, more: object = {}) => ({
  parent,
  children: [],
  message: { author: { role }, content: { content_type: 'text', parts: [text] }, ...more },
})
/** One conversation of ChatGPT of which something is otherwise than usual. */
const chatgpt = (nodes: object = {}, more: object = {}) => ({
  title: 'Tower',
  create_time: 1_700_000_000,
  current_node: 'a',
  mapping: {
    r: { message: null, parent: null, children: ['u'] },
    u: said('user', QUESTION, 'r'),
    a: said('assistant', ANSWER, 'u'),
    ...nodes,
  },
  ...more,
})

test.each([
  [
    'parts are null',
    chatgpt({ x: { message: { author: { role: 'system' }, content: { parts: null } }, parent: 'r' } }),
  ],
  ['an author is null', chatgpt({ x: { message: { author: null, content: null }, parent: 'r' } })],
  ['an author is missing', chatgpt({ x: { message: { content: null }, parent: 'r' } })],
  ['a role is null', chatgpt({ x: { message: { author: { role: null } }, parent: 'r' } })],
  ['children are null', chatgpt({ a: { ...said('assistant', ANSWER, 'u'), children: null } })],
  ['a node is null', chatgpt({ dead: null })],
  [
    'a content has no type',
    chatgpt({
      u: { message: { author: { role: 'user' }, content: { content_type: null, parts: [QUESTION] } }, parent: 'r' },
    }),
  ],
  ['the time is in words', chatgpt({}, { create_time: '2023-11-14T22:13:20Z' })],
  ['a content is a text', chatgpt({ u: { message: { author: { role: 'user' }, content: QUESTION }, parent: 'r' } })],
  ['the leaf is gone', chatgpt({}, { current_node: 'gone' })],
  [
    'instructions are hidden',
    chatgpt({
      u: said('user', QUESTION, 'h'),
      h: said('user', '{"about the user":"x"}', 'r', { metadata: { is_visually_hidden_from_conversation: true } }),
    }),
  ],
  [
    'a tool is called',
    chatgpt({
      a: said('assistant', ANSWER, 't'),
      t: said('assistant', '{"prompt":"a bridge"}', 'u', { recipient: 'dalle.text2im' }),
    }),
  ],
  [
    'it thinks first',
    chatgpt({
      a: said('assistant', ANSWER, 't'),
      t: {
        parent: 'u',
        message: {
          author: { role: 'assistant' },
          content: { content_type: 'thoughts', thoughts: [{ content: 'hm' }] },
        },
      },
    }),
  ],
  [
    'a picture comes along',
    chatgpt({
      u: {
        parent: 'r',
        message: { author: { role: 'user' }, content: { content_type: 'multimodal_text', parts: [QUESTION, null] } },
      },
    }),
  ],
  [
    'it was spoken',
    chatgpt({
      u: {
        parent: 'r',
        message: {
          author: { role: 'user' },
          content: {
            content_type: 'multimodal_text',
            parts: [
              { content_type: 'real_time_user_audio_video_asset_pointer', audio_asset_pointer: { asset_pointer: 'x' } },
              { content_type: 'audio_transcription', text: QUESTION, direction: 'in' },
            ],
          },
        },
      },
    }),
  ],
  [
    'it thinks aloud and says what it will do first',
    chatgpt({
      a: said('assistant', ANSWER, 'c', { channel: 'final' }),
      c: said('assistant', 'I will look that up.', 't', { channel: 'commentary', recipient: 'all' }),
      t: said('assistant', 'The user wants a height.', 'u', { channel: 'analysis', recipient: 'all' }),
    }),
  ],
  [
    'a node between was deleted, and its parent names the child',
    chatgpt({ u: { ...said('user', QUESTION, 'gone'), id: 'u' } }),
  ],
  ['parents go round', chatgpt({ r: { message: null, parent: 'a', children: ['u'] } })],
])('ChatGPT: a conversation is read where %s', (_, chat) => {
  expect(turnsOf([chat])).toEqual([TURNS])
})

test('ChatGPT: nothing before a deleted node is lost', () => {
  const nodes = {
    u2: said('user', 'And the mast?', 'gone', { create_time: 30 }),
    a2: said('assistant', '24 metres.', 'u2', { create_time: 40 }),
  }
  const both = [...TURNS, { question: 'And the mast?', answer: '24 metres.' }]
  expect(turnsOf([chatgpt(nodes, { current_node: 'a2' })])).toEqual([both])
})

test('ChatGPT: code stands in a fence, a preamble where nothing followed, files by their names', () => {
  const code = {
    parent: 'u',
    message: {
      author: { role: 'assistant' },
      content: { content_type: 'code', language: 'python', text: 'print(330)' },
    },
  }
  expect(turnsOf([chatgpt({ a: code })])[0]![0]!.answer).toBe('```python\nprint(330)\n```')
  const cut = chatgpt({ a: said('assistant', 'I will look that up.', 'u', { channel: 'commentary' }) })
  expect(turnsOf([cut])[0]![0]!.answer).toBe('I will look that up.')
  const file = chatgpt({ u: said('user', QUESTION, 'r', { metadata: { attachments: [{ name: 'plan.pdf' }, null] } }) })
  expect(turnsOf([file])[0]![0]!.question).toBe(`${QUESTION}\n[Attached: plan.pdf]`)
})

test('ChatGPT: marks of sources are no words, names in marks are; a canvas is an answer', () => {
  const answerOf = (text: string, more: object = {}) =>
    turnsOf([chatgpt({ a: said('assistant', text, 'u', more) })])[0]![0]!.answer
  expect(answerOf('Paris is the capital citeturn0search0. It is old【4†source】.')).toBe(
    'Paris is the capital. It is old.',
  )
  expect(answerOf('Paris \uE200cite\uE202turn0search0\uE202turn1view2\uE201. Old.')).toBe('Paris. Old.')
  expect(answerOf('In \uE200entity\uE202["city","Paris","x"]\uE201 today')).toBe('In Paris today')
  expect(answerOf('{"name":"a","content":"# Plan"}', { recipient: 'canmore.create_textdoc' })).toBe('# Plan')
})

test('what cannot be read is counted, and spoils nothing beside it', () => {
  const odd = [{ mapping: 5 }, { mapping: {}, title: 'Empty' }, { chat_messages: 'x' }, null, 7, { title: 'No tree' }]
  const { chats, unread, names } = readExport(toBytes([chatgpt(), ...odd, chatgpt()]))
  expect(chats).toHaveLength(2)
  expect(unread).toBe(4)
  expect(names).toEqual(['Empty', 'No tree'])
})

const claude = (messages: object[], more: object = {}) => ({ name: 'Tower', chat_messages: messages, ...more })
const human = { uuid: 'h', sender: 'human', text: QUESTION, content: [{ type: 'text', text: QUESTION }] }
const reply = { uuid: 'a', sender: 'assistant', text: ANSWER, content: [{ type: 'text', text: ANSWER }] }

test.each([
  ['a text is null', claude([human, { ...reply, content: [...reply.content, { type: 'text', text: null }] }])],
  ['a part has no type', claude([human, { ...reply, content: [...reply.content, { type: null }] }])],
  ['a sender is null', claude([human, reply, { sender: null, text: '' }])],
  [
    'tools are used',
    claude([
      human,
      { ...reply, content: [{ type: 'tool_use', input: {} }, { type: 'thinking', thinking: 'hm' }, ...reply.content] },
    ]),
  ],
  [
    'it answered twice',
    claude(
      [
        human,
        { ...reply, uuid: 'b', text: '300', content: [], parent_message_uuid: 'h' },
        { ...reply, parent_message_uuid: 'h' },
      ],
      { current_leaf_message_uuid: 'a' },
    ),
  ],
  [
    'the question is a pasted text',
    claude([
      { ...human, text: '', content: [], attachments: [{ file_name: 'paste.txt', extracted_content: QUESTION }] },
      reply,
    ]),
  ],
])('Claude: a conversation is read where %s', (_, chat) => {
  expect(turnsOf([chat])).toEqual([TURNS])
})

test('Claude: spoken words and documents beside the chat are answers, drawings are none', () => {
  const answerOf = (part: object) => turnsOf([claude([human, { ...reply, text: '', content: [part] }])])[0]![0]?.answer
  expect(answerOf({ type: 'voice_note', title: 'x', text: ANSWER })).toBe(ANSWER)
  const artifact = (type: string) => ({ type: 'tool_use', name: 'artifacts', input: { type, content: '# Plan' } })
  expect(answerOf(artifact('text/markdown'))).toBe('# Plan')
  expect(answerOf(artifact('image/svg+xml'))).toBeUndefined()
})

test('a conversation without an answer in words is listed as such', () => {
  const draw = claude([
    { ...human, text: 'Draw it', content: [] },
    { uuid: 'a', sender: 'assistant', text: '', content: [{ type: 'tool_use' }] },
  ])
  expect(read([draw])).toMatchObject([{ question: 'Draw it', turns: [] }])
})

const HTML = '<p>Paris.</p><table><tr><td>a</td><td>b</td></tr></table><pre>x = 1\n  y = 2</pre>'
const activity = (title: string) => ({
  header: 'Gemini Apps',
  title,
  time: '2025-03-01T10:00:00Z',
  safeHtmlItem: [{ html: HTML }],
})
const ANSWER_OF_HTML = 'Paris.\n\na b\n\nx = 1\n  y = 2'

test('Gemini: prompts in any language without what stands before them, tables and code with their shape', () => {
  const list = [
    activity('Prompted Which city?'),
    activity('Eingegebener Prompt: Welche Stadt?'),
    activity('Gave feedback: Good response'),
  ]
  const turns = [
    [{ question: 'Which city?', answer: ANSWER_OF_HTML }],
    [{ question: 'Welche Stadt?', answer: ANSWER_OF_HTML }],
  ]
  expect(turnsOf(list)).toEqual(turns)
  const zip = zipSync({ 'Takeout/Meine Aktivitäten/Gemini-Apps/MeineAktivitäten.json': toBytes(list) })
  expect(readExport(zip).chats.map((chat) => chat.turns)).toEqual(turns)
  const other = ['Ein', 'Zwei', 'Drei'].map((word) => activity(`送信したメッセージ: ${word}`))
  expect(turnsOf(other).map(([turn]) => turn!.question)).toEqual(['Ein', 'Zwei', 'Drei'])
})

test.each([
  ['Asked', 'Asked Which city?'],
  ['Said', 'Said Which city?'],
  ['Prompted with', 'Prompted with: Which city?'],
  ['files', 'Prompted Which city? Attached 2 files.'],
])('Gemini: %s is no word of the question', (_, title) => {
  expect(turnsOf([activity(title)])[0]![0]!.question).toBe('Which city?')
})

test('Gemini: a prompt without its answer is counted, other doings are not', () => {
  const bare = (title: string) => ({ header: 'Gemini Apps', title, time: '2025-03-01T10:00:00Z' })
  const list = [
    activity('Prompted Which city?'),
    bare('Prompted And the river?'),
    bare('Used Gemini Apps'),
    bare('Created Gemini Canvas'),
  ]
  const { chats, unread } = readExport(toBytes(list))
  expect([chats.length, unread]).toEqual([1, 1])
})

test('Gemini: the page that Takeout writes by default', () => {
  const cell = (title: string) =>
    '<div class="outer-cell mdl-cell"><div class="mdl-grid"><div class="header-cell mdl-cell"><p class="mdl-typography--title">Gemini Apps<br></p></div>' +
    `<div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${title}<br>01.03.2025, 10:00:00 MEZ<br>${HTML}</div>` +
    '<div class="content-cell mdl-cell mdl-typography--caption"><b>Products:</b></div></div></div>'
  const page = `<html><body>${cell('Eingegebener Prompt:&nbsp;Welche Stadt?<br>Und warum?')}${cell('Prompted Which city?')}</body></html>`
  expect(turnsOf(page)).toEqual([
    [{ question: 'Welche Stadt?\nUnd warum?', answer: ANSWER_OF_HTML }],
    [{ question: 'Which city?', answer: ANSWER_OF_HTML }],
  ])
})

test.each([
  [
    'Grok',
    {
      conversations: [
        {
          conversation: { title: 'x' },
          responses: [
            { response: { sender: 'human', message: QUESTION } },
            { response: { sender: 'assistant', message: ANSWER } },
          ],
        },
      ],
    },
  ],
  [
    'LibreChat',
    {
      title: 'x',
      messages: [
        { isCreatedByUser: true, sender: 'User', text: QUESTION },
        { isCreatedByUser: false, sender: 'GPT', text: ANSWER },
      ],
    },
  ],
  [
    'LibreChat with all branches, as a tree',
    {
      conversationId: 'c',
      endpoint: 'openAI',
      title: 'x',
      exportAt: '10:00:00 GMT+0000',
      branches: true,
      recursive: true,
      messagesTree: [
        {
          messageId: 'u',
          parentMessageId: '00000000-0000-0000-0000-000000000000',
          sender: 'User',
          isCreatedByUser: true,
          text: QUESTION,
          createdAt: '2025-03-01T10:00:00.000Z',
          children: [
            {
              messageId: 'b',
              parentMessageId: 'u',
              sender: 'GPT-4o',
              isCreatedByUser: false,
              text: '300',
              children: [],
            },
            {
              ...{
                messageId: 'a',
                parentMessageId: 'u',
                sender: 'GPT-4o',
                isCreatedByUser: false,
                text: '',
                model: 'gpt-4o',
              },
              content: [
                { type: 'think', think: 'hm' },
                { type: 'tool_call', tool_call: { name: 'search', args: '{}' } },
                { type: 'text', text: { value: ANSWER } },
              ],
              children: [],
            },
          ],
        },
      ],
    },
  ],
  [
    'Open WebUI with what it thought',
    [
      {
        ...{ id: '1', user_id: 'u', title: 'x', created_at: 1_700_000_000, updated_at: 1_700_000_000, pinned: false },
        chat: {
          title: 'x',
          models: ['llama3:8b'],
          history: {
            currentId: 'b',
            messages: {
              a: {
                id: 'a',
                parentId: null,
                childrenIds: ['b'],
                role: 'user',
                content: QUESTION,
                models: ['llama3:8b'],
              },
              b: {
                ...{
                  id: 'b',
                  parentId: 'a',
                  childrenIds: [],
                  role: 'assistant',
                  model: 'llama3:8b',
                  modelName: 'Llama 3',
                },
                content: `<details type="reasoning" done="true" duration="2">\n<summary>Thought for 2 seconds</summary>\n> hm\n</details>\n${ANSWER}`,
              },
            },
          },
        },
      },
    ],
  ],
  [
    'Open WebUI',
    [
      {
        title: 'x',
        chat: {
          history: {
            currentId: 'b',
            messages: {
              a: { role: 'user', content: QUESTION, parentId: null },
              b: { role: 'assistant', content: ANSWER, parentId: 'a' },
            },
          },
        },
      },
    ],
  ],
  [
    'TypingMind',
    {
      data: {
        chats: [
          {
            chatTitle: 'x',
            messages: [
              { role: 'user', content: QUESTION },
              { role: 'assistant', content: [{ type: 'text', text: ANSWER }] },
            ],
          },
        ],
      },
    },
  ],
  [
    'DeepSeek',
    [
      {
        title: 'x',
        mapping: {
          root: { parent: null, message: null },
          1: { parent: 'root', message: { fragments: [{ type: 'REQUEST', content: QUESTION }] } },
          2: {
            parent: '1',
            message: {
              fragments: [
                { type: 'THINK', content: 'hm' },
                { type: 'RESPONSE', content: ANSWER },
              ],
            },
          },
        },
      },
    ],
  ],
  [
    'Grok without envelopes',
    {
      conversations: [
        {
          conversation: { title: 'x', create_time: { $date: { $numberLong: '1767225600000' } } },
          responses: [
            { sender: 'human', message: QUESTION },
            { sender: 'ASSISTANT', message: ANSWER },
          ],
        },
      ],
    },
  ],
  [
    'LibreChat as a tree',
    {
      title: 'x',
      recursive: true,
      messages: [
        {
          messageId: 'u',
          isCreatedByUser: true,
          text: QUESTION,
          children: [
            { messageId: 'b', isCreatedByUser: false, text: '300', children: [] },
            { messageId: 'a', isCreatedByUser: false, text: ANSWER, children: [] },
          ],
        },
      ],
    },
  ],
  [
    'LibreChat with a second try',
    {
      title: 'x',
      messages: [
        { messageId: 'u', parentMessageId: '0', isCreatedByUser: true, text: QUESTION },
        { messageId: 'b', parentMessageId: 'u', isCreatedByUser: false, text: '300' },
        { messageId: 'a', parentMessageId: 'u', isCreatedByUser: false, text: ANSWER },
      ],
    },
  ],
  [
    'the messages of OpenAI’s interface',
    [
      { role: 'system', content: 'Be short.' },
      { role: 'user', content: [{ type: 'input_text', text: QUESTION }] },
      { role: 'assistant', content: null, tool_calls: [{}] },
      { role: 'tool', content: '330' },
      { role: 'assistant', content: ANSWER },
    ],
  ],
  [
    'the messages of Anthropic’s interface',
    {
      messages: [
        { role: 'user', content: QUESTION },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'hm' },
            { type: 'text', text: ANSWER },
          ],
        },
      ],
    },
  ],
  [
    'the contents of Gemini’s interface',
    {
      contents: [
        { role: 'user', parts: [{ text: QUESTION }] },
        { role: 'model', parts: [{ text: 'hm', thought: true }, { text: ANSWER }] },
      ],
    },
  ],
  [
    'one conversation a line',
    `${JSON.stringify({
      messages: [
        { role: 'user', content: QUESTION },
        { role: 'assistant', content: ANSWER },
      ],
    })}\n{}\n`,
  ],
  [
    'one message a line, in envelopes',
    [
      { type: 'summary', summary: 'x' },
      { uuid: '1', parentUuid: null, message: { role: 'user', content: QUESTION } },
      { uuid: '2', parentUuid: '1', message: { role: 'assistant', content: [{ type: 'text', text: ANSWER }] } },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  ],
  ['a copied page', `You said:\n${QUESTION}\nChatGPT said:\n${ANSWER}`],
  ['bold names', `**You:** ${QUESTION}\n\n**ChatGPT:** ${ANSWER}\n`],
  ['bold names before a colon', `**User**: ${QUESTION}\n\n**Assistant**: ${ANSWER}\n`],
  ['headings', `## User\n\n${QUESTION}\n\n## Assistant\n\n${ANSWER}`],
])('%s', (_, value) => {
  expect(turnsOf(value)).toEqual([TURNS])
})

test.each([
  ['German', 'Du hast gesagt:', 'ChatGPT hat gesagt:'],
  ['French', 'Vous avez dit :', 'ChatGPT a dit :'],
  ['Spanish', 'Has dicho:', 'ChatGPT dijo:'],
  ['Portuguese', 'Você disse:', 'ChatGPT disse:'],
  ['Italian', 'Hai detto:', 'ChatGPT ha detto:'],
  ['Russian', 'Вы сказали:', 'ChatGPT сказал:'],
  ['Chinese', '你说：', 'ChatGPT 说：'],
  ['Japanese', 'あなた:', 'ChatGPT:'],
  ['Korean', '나의 말:', 'ChatGPT의 말:'],
])('a page that was copied in %s', (_, person, model) => {
  expect(turnsOf(`${person}\n${QUESTION}\n${model}\n${ANSWER}`)).toEqual([TURNS])
  expect(turnsOf(`${person} ${QUESTION}\n\n${model} ${ANSWER}\n`)).toEqual([TURNS])
})

test('names of speakers inside code begin no turn; a fence that never closes hides none', () => {
  expect(turnsOf('You: show yaml\nChatGPT: Here:\n```yaml\nuser: bob\nmodel: gpt\n```\nDone.')).toEqual([
    [{ question: 'show yaml', answer: 'Here:\n```yaml\nuser: bob\nmodel: gpt\n```\nDone.' }],
  ])
  expect(turnsOf('You: a\nChatGPT: ```js\nx\nYou: b\nChatGPT: c')[0]).toHaveLength(2)
})

test('conversations that are too large in an archive are refused as that, or told beside those that fit', () => {
  const huge = strToU8(JSON.stringify([chatgpt({ a: said('assistant', 'word '.repeat(EXPORT_MAX_BYTES / 5), 'u') })]))
  const zip = zipSync({ 'conversations.json': huge }, { level: 1 })
  expect(() => readExport(zip)).toThrow(ExportError)
  const parts = zipSync(
    { 'conversations-000.json': toBytes([chatgpt()]), 'conversations-001.json': huge },
    { level: 1 },
  )
  expect(readExport(parts)).toMatchObject({
    chats: [{ turns: TURNS }],
    tooLarge: 1,
    names: ['conversations-001.json'],
  })
})

test('a word stands where an answer was cut', () => {
  const { entries, blocks } = toBlocks(
    readExport(toBytes([chatgpt({ a: said('assistant', 'word '.repeat(9_000), 'u') })])),
  )
  expect(entries[0]!.isCut).toBe(true)
  expect(blocks[0]).toContain('[The rest was too long to keep.]')
})

test('no turn of any tree is lost: what stands on the branch is in its turns', () => {
  const odd = fc.constantFrom(null, {}, { message: null }, { message: { author: {} } }, 'x', 5, [])
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 9_999 }), { minLength: 1, maxLength: 12 }),
      fc.array(odd, { maxLength: 4 }),
      (numbers, odds) => {
        const nodes: Record<string, unknown> = Object.fromEntries(odds.map((one, n) => [`odd${n}`, one]))
        numbers.forEach((number, n) => {
          nodes[`u${n}`] = said('user', `question ${n} ${number}`, n === 0 ? 'r' : `a${n - 1}`)
          nodes[`a${n}`] = said('assistant', `answer ${n} ${number}`, `u${n}`)
        })
        const [turns = []] = turnsOf([{ title: 'x', current_node: `a${numbers.length - 1}`, mapping: nodes }])
        expect(turns).toEqual(
          numbers.map((number, n) => ({ question: `question ${n} ${number}`, answer: `answer ${n} ${number}` })),
        )
      },
    ),
  )
})

test('nothing strange throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' })), (text) => {
      expect(readExport(toBytes(text)).chats.length).toBeGreaterThanOrEqual(0)
    }),
  )
})
