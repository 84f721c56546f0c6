import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

/** What a question wants of a dictionary. Phrases are as written, without article. */
export type WordnetRequest =
  | { kind: 'define'; phrase: string; asked: Asked; context: string }
  | { kind: 'synonym' | 'antonym' | 'kinds' | 'parts'; phrase: string }
  | { kind: 'kind-of'; phrase: string; of: string | null }
  | { kind: 'is-a'; phrase: string; of: string }
  | { kind: 'which-of'; phrase: string; kinds: [string, string] }
  | { kind: 'difference'; phrase: string; other: string }
  | { kind: 'attribute'; phrase: string; attribute: Attribute }
  | { kind: 'describe'; words: string; asked: Asked; type: string | null }

/** What the question word expects: a person, the doer of a deed ("who painted…"), a place, a word's meaning, or anything. */
export type Asked = 'what' | 'who' | 'doer' | 'where' | 'word'

/** A property that a gloss may tell of the thing it explains. */
export type Attribute =
  'born' | 'died' | 'birthplace' | 'date' | 'place' | 'material' | 'use' | 'length' | 'height' | { counted: string }

type Rule = { pattern: RegExp; read(groups: Record<string, string>): WordnetRequest }

const ARTICLE = '(?:(?:an?|the|any|some) )?'
const BE = '(?:is|are|was|were|be)'

/** Kinds of things that a question names before it describes one: "which metal is liquid". */
const KNOWN_KINDS = anyOf(
  /planet|country|city|animal|bird|mammal|fish|insect|plant|tree|flower|metal|gas|element|mineral|gem|river|lake/i,
  /mountain|ocean|sea|desert|island|instrument|organ|bone|muscle|disease|language|religion|god|goddess|king|queen/i,
  /president|scientist|writer|composer|painter|war|battle|sport|game|food|drink|fruit|vegetable|spice|colou?r/i,
  /star|galaxy|constellation|unit|theory|law|art|science/i,
)

const rules: Rule[] = [
  {
    pattern: new RegExp(
      `^(?:(?:what|which) ${BE} )?${ARTICLE}(?:synonyms?|another words?|other words?|(?:different|better|fancy|fancier|stronger|simpler|nicer) words?|another way to say|alternative words?|similar words?|words? similar|words? like)(?: (?:of|for|to|with))? (?<phrase>.+)$`,
      'i',
    ),
    read: ({ phrase = '' }) => ({ kind: 'synonym', phrase }),
  },
  {
    pattern: /^what (?:word|words) (?:means?|mean) the same (?:thing )?as (?<phrase>.+)$/i,
    read: ({ phrase = '' }) => ({ kind: 'synonym', phrase }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:what|which) ${BE} )?${ARTICLE}(?:opposites?|antonyms?|contrar(?:y|ies)|reverse)(?: words?)?(?: (?:of|for|to))? (?<phrase>.+)$`,
      'i',
    ),
    read: ({ phrase = '' }) => ({ kind: 'antonym', phrase }),
  },
  {
    pattern: /^(?:what|which) word (?:is|means) (?:the )?(?:opposite|contrary) (?:of|to) (?<phrase>.+)$/i,
    read: ({ phrase = '' }) => ({ kind: 'antonym', phrase }),
  },
  {
    pattern:
      /^what (?:kind|type|sort|species|class|family|group) of (?<of>\w+(?: \w+)?) (?:is|are|was|were) (?:an? |the )?(?<phrase>.+)$/i,
    read: ({ phrase = '', of = '' }) => ({
      kind: 'kind-of',
      phrase,
      of: /^(?:thing|something|word)s?$/i.test(of) ? null : of,
    }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:what|which) ${BE} |name |list )?${ARTICLE}(?:different |various |main |some |all )*(?:kinds|types|sorts|varieties|species|examples) of (?<phrase>.+?)(?: are there| exist)?$`,
      'i',
    ),
    read: ({ phrase = '' }) => ({ kind: 'kinds', phrase }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:what|which) ${BE} |name |list )?${ARTICLE}(?:different |main |all )*(?:parts|components) of (?<phrase>.+)$`,
      'i',
    ),
    read: ({ phrase = '' }) => ({ kind: 'parts', phrase }),
  },
  {
    pattern: new RegExp(
      `^(?:what ${BE} )?${ARTICLE}(?:differences?|distinction) between (?<phrase>.+?) and (?<other>.+)$`,
      'i',
    ),
    read: ({ phrase = '', other = '' }) => ({ kind: 'difference', phrase: bare(phrase), other: bare(other) }),
  },
  {
    pattern:
      /^(?:is|are) (?:an? |the )?(?<phrase>[\w' -]+?) (?:considered )?(?:an? )?(?<of>[\w'-]+) or (?:an? )?(?<other>[\w'-]+)$/i,
    read: ({ phrase = '', of = '', other = '' }) => ({ kind: 'which-of', phrase, kinds: [of, other] }),
  },
  {
    pattern:
      /^(?:is|are|was|were) (?:an? |the )?(?<phrase>[\w' -]+?) (?:an?|a kind of|a type of|a sort of) (?<of>[\w' -]+)$/i,
    read: ({ phrase = '', of = '' }) => ({ kind: 'is-a', phrase, of: bare(of) }),
  },
  {
    pattern: /^are (?<phrase>[\w'-]+) (?<of>[\w'-]+s|men|people)$/i,
    read: ({ phrase = '', of = '' }) => ({ kind: 'is-a', phrase, of }),
  },
  attributeRule(
    /^(?:when|what year|in what year|in which year|which year|on what date) (?:is|was|were) (?<phrase>.+?) born$/i,
    'born',
  ),
  attributeRule(
    /^(?:when|what year|in what year|in which year|which year|on what date) (?:did|does) (?<phrase>.+?) (?:die|pass away)$/i,
    'died',
  ),
  attributeRule(
    /^(?:what (?:is|was) )?(?:the )?(?:birth ?(?:year|date)|year of birth|date of birth) of (?<phrase>.+)$/i,
    'born',
  ),
  attributeRule(/^(?:where|in (?:what|which) country) (?:was|were) (?<phrase>.+?) born$/i, 'birthplace'),
  attributeRule(
    /^(?:when|what years?|in (?:what|which) years?|which years?) (?:is|was|were|did|does) (?<phrase>.+?)(?: (?:happen|take place|occur|start|begin|end|live|fought|break out|last|finish|over))?$/i,
    'date',
  ),
  attributeRule(/^where (?:do|does|did) (?<phrase>.+?) (?:live|come from|grow|originate|lie|occur)$/i, 'place'),
  attributeRule(
    /^where (?:is|are|was|were) (?<phrase>.+?)(?: (?:located|situated|found|from|native to|built))?$/i,
    'place',
  ),
  attributeRule(
    /^what (?:is|are|was|were) (?<phrase>.+?) (?:made|composed|built|constructed) (?:of|from|out of)$/i,
    'material',
  ),
  attributeRule(/^what (?:is|are|was|were) (?<phrase>.+?) (?:used for|for|used to do)$/i, 'use'),
  attributeRule(/^what (?:is|are) (?:the )?(?:use|uses|purpose|function) of (?<phrase>.+)$/i, 'use'),
  attributeRule(/^how long is (?<phrase>.+)$|^(?:what is )?the length of (?<phrase2>.+)$/i, 'length'),
  attributeRule(/^how (?:tall|high) is (?<phrase>.+)$|^(?:what is )?the height of (?<phrase2>.+)$/i, 'height'),
  {
    pattern:
      /^how many (?<counted>[\w-]+(?: [\w-]+)?) (?:does|do|did|has|have|are in|are on|in) (?<phrase>.+?)(?: have| has| contain)?$/i,
    read: ({ phrase = '', counted = '' }) => ({ kind: 'attribute', phrase: bare(phrase), attribute: { counted } }),
  },
  describeRule(/^(?:what|how) (?:do|does|did) (?:you|we|one|people|they) call (?<words>.+)$/i),
  describeRule(
    /^(?:what (?:is|are|was) )?(?:an?|the) (?:\w+ )?(?:word|name|term|noun|verb|adjective|phrase) (?:for|meaning|that means|which means|to describe|describing|given to) (?<words>.+)$/i,
  ),
  describeRule(
    /^(?:what|which) (?:word|term|name|noun|verb|adjective) (?:means|describes|is used for|is given to|stands for|refers to) (?<words>.+)$/i,
  ),
  describeRule(/^(?:word|term|name) (?:for|meaning) (?<words>.+)$/i),
  describeRule(/^what (?:is|are) (?<words>.+) (?:called|named|known as)$/i),
  defineRule(
    /^what (?:does|do|did) (?:the (?:word|words|term|phrase|name|verb|noun|adjective) )?(?<phrase>.+?) (?:mean|stand for|refer to)$/i,
    'word',
  ),
  defineRule(
    /^(?:(?:what is )?the )?(?:meaning|definition|sense) of (?:the (?:word|term|phrase) )?(?<phrase>.+)$/i,
    'word',
  ),
  defineRule(/^(?:define|definition|meaning)[: ]+(?:the (?:word|term|phrase) )?(?<phrase>.+)$/i, 'word'),
  defineRule(/^what (?:is|are) meant by (?<phrase>.+)$/i, 'word'),
  defineRule(/^(?<phrase>.+?) (?:meaning|definition|defined)$/i, 'word'),
  defineRule(/^(?:who (?:is|was|were|are)) (?<phrase>.+)$/i, 'who'),
  describeRule(/^who (?<words>(?!(?:is|was|are|were|will|would|should|can|could|does|do|has|have)\b).+)$/i, 'doer'),
  describeRule(
    inOrder(
      /^(?:what|which) /i,
      /(?<type>(?!(?:is|are|was|were|does|do|did|has|have|had|can|causes?|makes?|happens?|will|would|should|could)\b)\w+(?: (?!(?:is|are|was|were|does|do|did|has|have|had|can)\b)\w+)?) /i,
      /(?<verb>is|are|was|were|has|have|had|can) (?<words>.+)$/i,
    ),
  ),
  describeRule(new RegExp(`^(?:what|which) (?<type>${KNOWN_KINDS.source}) (?<words>.+)$`, 'i')),
  defineRule(/^(?:what|which) (?:is|are|was|were|would be|might be|could be) (?:the name of )?(?<phrase>.+)$/i, 'what'),
  defineRule(
    inOrder(
      /^(?:describe|explain|about|define|on|meaning of|information (?:on|about)|something about|more about|describe what|explain what)(?: what)? (?:an? |the )?(?<phrase>.+?)/i,
      /(?: (?:is|are|was|were|means?))?$/i,
    ),
    'what',
  ),
  defineRule(/^what (?<phrase>.+?) (?:is|are|means?)$/i, 'what'),
]

function bare(phrase: string): string {
  return phrase
    .trim()
    .replace(/^["'“”]|["'“”]$/g, '')
    .replace(/^(?:an?|the|any|some) (?=\S)/i, '')
    .trim()
}

function attributeRule(pattern: RegExp, attribute: Attribute): Rule {
  return {
    pattern,
    read: ({ phrase, phrase2 }) => ({ kind: 'attribute', phrase: bare(phrase ?? phrase2 ?? ''), attribute }),
  }
}

function describeRule(pattern: RegExp, asked: Asked = 'what'): Rule {
  return {
    pattern,
    read: ({ words = '', type }) => ({ kind: 'describe', words: bare(words), asked, type: type ?? null }),
  }
}

function defineRule(pattern: RegExp, asked: Asked): Rule {
  return { pattern, read: ({ phrase = '' }) => ({ kind: 'define', ...splitContext(bare(phrase)), asked }) }
}

/** "Mercury the planet", "a bank in geography", "mouse (computer)": the word, and what tells its meaning. */
function splitContext(phrase: string): { phrase: string; context: string } {
  const bracket = /^(?<phrase>.+?) \((?<context>[^)]+)\)$/.exec(phrase)?.groups
  return { phrase: bare(bracket?.phrase ?? phrase), context: bracket?.context ?? '' }
}

const longestBare = 8
const courtesy =
  /^(?:hello|hi|hey|thanks?|thank you|bye|goodbye|ok|okay|yes|no|please|test|testing|sorry|good (?:morning|night|evening|day))\b/i

/** Reads a plain question (see plain-question.ts). Null when it asks nothing that a dictionary can hold. */
export function readRequest(plain: string): WordnetRequest | null {
  const text = plain.replace(/[?!.\s]+$/, '').trim()
  for (const { pattern, read } of rules) {
    const groups = pattern.exec(text)?.groups
    if (groups) return withoutQuotes(read(groups))
  }
  const isBare =
    text !== '' &&
    !courtesy.test(text) &&
    text.split(' ').length <= longestBare &&
    !/^(?:how|why|what|which|who|whose|when|where|do|does|did|can|could|should|would|will|is|are|was|were|am|if|i)\b/i.test(
      text,
    )
  return isBare ? { kind: 'define', ...splitContext(bare(text)), asked: 'what' } : null
}

function withoutQuotes(request: WordnetRequest): WordnetRequest {
  return 'phrase' in request ? { ...request, phrase: bare(request.phrase) } : request
}
