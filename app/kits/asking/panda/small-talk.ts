import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

type Kind =
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'how-are-you'
  | 'who-are-you'
  | 'are-you-human'
  | 'name'
  | 'age'
  | 'joke'
  | 'praise'
  | 'love'
  | 'insult'
  | 'sorry'
  | 'yes'
  | 'no'
  | 'laugh'
  | 'sad'
  | 'bored'
  | 'happy'
  | 'eat'
  | 'home'
  | 'capable'
  | 'sing'
  | 'morning'
  | 'doing'
  | 'feel'
  | 'meet'
  | 'missed'
  | 'languages'

const GREETED =
  /^(?:(?:hi|hey|hello|hallo|oh|well|so|ok|okay|please|dear|panda|frenly|there|good (?:morning|afternoon|evening))[\s,!.]+)+/

/** How each kind of small talk begins or is said, on the text in lower case without marks at its end. */
const cues: readonly (readonly [Kind, RegExp])[] = [
  [
    'doing',
    anyOf(
      /^what(?:'re| are) you (?:doing|up to)(?: (?:now|today|right now|there))*$/,
      /^how(?:'s| is| was| has)? (?:your|the) (?:day|morning|evening|night|week|weekend)(?: been)?(?: so far)?$/,
      /^(?:what(?:'s| is)|anything) (?:new|going on|happening)(?: (?:with you|today|here))*$/,
    ),
  ],
  [
    'feel',
    anyOf(
      inOrder(
        /^(?:can|do|could|did|have) you (?:ever |really |also |actually )?/,
        /(?:feel|sleep|dream|think|cry|laugh|get (?:tired|bored|angry|lonely|sad)|have (?:any )?(?:feelings|emotions|a (?:soul|family|body|brain|heart|life|hobby)|friends|hobbies|children|parents))/,
        /(?: (?:pain|things?|anything|love|emotions|at night|at all|sometimes|too|of anything|for yourself))*$/,
      ),
      /^are you (?:tired|sad|happy|bored|lonely|asleep|awake|conscious|sentient|angry|busy|married)(?: (?:today|now|sometimes))*$/,
    ),
  ],
  [
    'meet',
    /^(?:it's |it is |very )?(?:nice|good|great|pleased|lovely|glad) to (?:meet|see|know|talk to|chat with) (?:you|ya)(?: (?:too|panda|again))*$|^(?:pleasure|a pleasure)(?: to meet you)?$/,
  ],
  [
    'missed',
    anyOf(
      /^(?:that|this|it) (?:was|is|did|does|has)(?:n't| not)(?: really| very| at all)? ?(?:been )?(?:helpful|help(?: me)?|useful|what i (?:asked|meant|wanted)|the answer|right|good|true)(?: at all)?$/,
      /^(?:that|this|it)(?:'s| was| is) (?:not|no) (?:help(?:ful)?|use(?:ful)?|what i (?:asked|meant|wanted)|right|the answer|good)(?: at all)?$/,
      /^(?:that|this) (?:was|is) (?:useless|wrong|no good|unhelpful|nonsense|rubbish)$/,
      /^you (?:do not|don't|did not|didn't|never) (?:understand|get|help|listen|answer)(?: (?:me|it|that|my question|at all))*$/,
    ),
  ],
  [
    'languages',
    anyOf(
      /^(?:what|which|how many)(?: other)? languages? (?:do|can|could|are) (?:you|u) (?:speak|know|understand|read|write|talk|use|support|fluent in)$/,
      inOrder(
        /^(?:do|can|could) (?:you|u) (?:also )?(?:speak|understand|talk|write|read)(?: in)? /,
        /(?:other languages|english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hindi|chinese|japanese|korean|swedish|danish|greek|hebrew|latin)$/,
      ),
    ),
  ],
  ['morning', /^good (?:morning|afternoon|evening|day)(?: (?:to you|there|panda|all|everyone|frenly))*$/],
  [
    'hello',
    inOrder(
      /^/,
      anyOf(
        /hi+/,
        /hey+/,
        /hello+/,
        /hallo/,
        /hiya/,
        /howdy/,
        /yo/,
        /greetings/,
        /sup/,
        /hola/,
        /buenos d[ií]as/,
        /bonjour/,
        /salut/,
        /guten (?:tag|morgen|abend)/,
        /servus/,
        /moin/,
        /buongiorno/,
        /ol[aá]/,
        /hej/,
        /namaste/,
        /konnichiwa/,
        /merhaba/,
        /salam/,
        /what'?s up/,
        /wassup/,
        /hi there/,
        /hello there/,
      ),
      /(?: (?:there|panda|frenly|everyone|all|again))*$/,
    ),
  ],
  [
    'how-are-you',
    anyOf(
      /^how(?:'s| is| are|'re| r)? (?:you|u|it going|things|life|your day)(?: (?:doing|feeling|today|going|panda|right now))*$/,
      /^(?:are )?you (?:ok|okay|alright|well|good)$/,
      /^how do you (?:feel|do)(?: today)?$/,
    ),
  ],
  [
    'thanks',
    inOrder(
      /^(?:(?:many|ok|okay|great|perfect|awesome|cool|good|nice|oh|well|super|wonderful)[, ]+)*/,
      /(?:thanks?|thank (?:you|u)|thx|tha?nx|tysm|tyvm|ty|cheers|much appreciated|i appreciate (?:it|that|this|your help))\b(?!.*\b(?:how|what|where|why|when|who|can|could|but)\b)/,
    ),
  ],
  [
    'bye',
    inOrder(
      /^/,
      anyOf(
        /good ?bye/,
        /bye+(?: bye)?/,
        /see (?:you|ya)(?: (?:later|soon|tomorrow))?/,
        /farewell/,
        /good night/,
        /later/,
        /ciao/,
        /take care/,
        /i have to go/,
        /gotta go/,
        /talk to you later/,
        /cya/,
        /cu/,
        /(?:have|enjoy) (?:a |an |your |the )?(?:(?:nice|good|great|lovely|pleasant|rest of your|rest of the) ?)*(?:day|one|evening|night|weekend|afternoon|time)/,
        /bye for now/,
        /until (?:later|tomorrow|next time)/,
      ),
      /(?: panda)?$/,
    ),
  ],
  [
    'are-you-human',
    anyOf(
      /^are you (?:a |an |really )?(?:real|human|person|robot|bot|ai|machine|alive|chatgpt|gpt|claude|gemini|llm|language model|computer|program)\b.*$/,
      /^am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person|robot|bot|ai|machine)\b.*$/,
      /^is (?:this|there) a (?:real )?(?:human|person|bot|robot)(?: (?:here|there|behind this))?$/,
    ),
  ],
  [
    'name',
    /^(?:what(?:'s| is)|do you have a|tell me) (?:your )?name(?: please)?$|^(?:what|how) (?:should|can|may|do) (?:i|we|they|people) call you$|^how are you called$/,
  ],
  [
    'who-are-you',
    /^(?:who|what)(?: exactly)? (?:are|r) (?:you|u)(?: panda)?$|^(?:introduce|describe|tell me about|tell me something about) yourself$|^who (?:made|built|created|wrote|trained) you$/,
  ],
  ['age', /^how old are you$|^when (?:were you born|is your birthday)$|^what(?:'s| is) your age$/],
  [
    'joke',
    anyOf(
      /^(?:(?:can|could|will|would) you )?(?:please )?(?:tell|say|give)(?: me| us)? (?:a|another|some|one more)(?: \w+)? jokes?$/,
      /^make me (?:laugh|smile)$/,
      /^(?:do you know|know) (?:any|a|some) (?:good |funny )?jokes?$/,
      /^(?:say|tell me|tell us) something funny$/,
      /^(?:(?:another|one more|more|a) )?jokes?(?: please)?$/,
    ),
  ],
  [
    'love',
    anyOf(
      /^(?:i|we) (?:really |so )?(?:love|like|adore|heart|luv) (?:you|u|pandas?)\b.*$/,
      /^(?:will|would) you (?:marry me|be my (?:friend|girlfriend|boyfriend|valentine))$/,
      /^do you (?:love|like) me$/,
      /^can we be friends$/,
      /^are you single$/,
    ),
  ],
  [
    'praise',
    anyOf(
      inOrder(
        /^(?:you(?:'re| are)|that(?:'s| is| was)|this is|well|very|so|good|great|nice) ?(?:a |an |so |very |really |just |the )?/,
        /(?:good|great|nice|awesome|amazing|cute|adorable|sweet|smart|clever|helpful|wonderful|brilliant|best|cool|funny|perfect|done|job|work|kind|lovely)\b/,
        /(?: (?:panda|bot|job|work|one|boy|girl|answer|thanks?))*$/,
      ),
      /^(?:good|great|nice|well|awesome|amazing|excellent|perfect|brilliant|cool|wow|bravo)(?: (?:job|work|done|panda|bot|one|answer))*$/,
      /^i like (?:this|your) .{0,30}$/,
    ),
  ],
  [
    'insult',
    anyOf(
      inOrder(
        /^(?:you(?:'re| are)?|this is|that(?:'s| is)|what a|u r) ?(?:a |an |so |very |really |just |such a |totally |all |the )*/,
        /(?:stupid|dumb|useless|idiots?|terrible|awful|worst|bad|horrible|annoying|boring|ugly|suck|sucks|moron|trash|garbage|crap|shit|joke|wrong|lousy|rubbish)\b.*$/,
      ),
      /^i hate (?:you|this|pandas?).*$/,
      /^(?:shut up|go away|fuck(?: you| off)?|screw you|get lost|leave me alone|stupid(?: panda| bot)?|idiot)$/,
    ),
  ],
  [
    'sorry',
    /^(?:i(?:'m| am) )?(?:so |very |really )?sorry(?: .{0,40})?$|^(?:my (?:bad|mistake|apologies)|i apologi[sz]e|oops|whoops|never ?mind|forget it|nothing)$/,
  ],
  [
    'bored',
    /^i(?:'m| am| feel| got)(?: so| very| really| a bit| a little| feeling| just)? (?:bored|tired|sleepy)\b.{0,40}$|^(?:this is |it(?:'s| is) )?(?:so |very )?boring$/,
  ],
  [
    'sad',
    anyOf(
      /^i(?:'m| am| feel)(?: so| very| really| a bit| feeling)? (?:sad|lonely|down|depressed|stressed|anxious|unhappy|upset|exhausted)\b.*$/,
      /^i(?:'ve| have)? had a (?:bad|rough|hard|terrible) day$/,
    ),
  ],
  [
    'eat',
    anyOf(
      /^(?:what|do) (?:do |did )?you (?:like to )?(?:eat|drink|like|enjoy)(?: (?:most|bamboo|food|today|for (?:breakfast|lunch|dinner)))*$/,
      /^are you hungry$/,
      /^(?:what(?:'s| is)|do you have) (?:your|a) favou?rite (?:food|colou?r|animal|song|movie|film|book|band|thing)$/,
    ),
  ],
  ['home', /^where (?:do you live|are you(?: from)?|do you come from)(?: now)?$/],
  [
    'capable',
    anyOf(
      /^(?:what|how much) (?:can|could|do) (?:you|u) (?:do|know|help(?: me)? with)(?: for me)?$/,
      /^(?:can|could) you help(?: me)?(?: please)?$/,
      /^(?:i need |please )?help(?: me)?(?: please)?$/,
      /^how (?:can|could|do) you help(?: me)?$/,
      /^what are you (?:good|useful) (?:for|at)$/,
      /^menu$/,
      /^what (?:now|else)$/,
    ),
  ],
  [
    'sing',
    /^(?:(?:can|could|will|would) you )?(?:please )?(?:sing|dance|rap)(?: (?:me |for me |to me )?(?:a|an|some|something|us)?(?: \w+)?(?: song)?)?$/,
  ],
  [
    'yes',
    /^(?:yes+|yep|yeah|yup|sure|ok(?:ay)?|k|alright|right|correct|exactly|of course|agreed|fine|got it|i see|understood|makes sense)(?: (?:please|panda|thanks?))*$/,
  ],
  ['no', /^(?:no+|nope|nah|not really|no thanks?|no thank you)(?: panda)?$/],
  ['laugh', /^(?!(?:ha|he|hi)h?$)(?:(?:ha|he|hi)h?|lol|lmao|rofl|xd|:\)|:-\)|;\)|:d|❤️?|👍|😀|😂|🐼)+$/],
]

const JOKES = [
  'Why do pandas like old films? Because they are in black and white.',
  'What does a panda use to make breakfast? A pan. Duh.',
  'I would tell you a joke about bamboo, but you would see right through its stalk.',
  'How does a panda count its runs? One bamboo, two bamboo, three bamboo.',
]

const BAMBOO = 'I am a drawn panda, so I live on this server and on good questions.'

const answers: Readonly<Record<Exclude<Kind, 'joke'>, string>> = {
  'hello': 'Hello. Nice to see you. What can I help with?',
  'morning': 'And to you. What can I help with?',
  'how-are-you': 'Calm and well fed, thank you. How can I help?',
  'thanks': 'You are welcome. I am here if you need me.',
  'bye': 'Take care. I stay here in the corner.',
  'are-you-human':
    'I am a program with a panda’s face, no person. I look things up in this place’s help, tables and dictionary, and I say when I do not know. If you would like a person, send the team a word under Feedback.',
  'name': 'I am the panda of this place. Panda is fine.',
  'who-are-you':
    'I am the panda of this place: a program that knows its help pages, its tools and some facts. I open tools for you, answer with the page it stands on, and pass you on to a person when I do not know.',
  'age': 'As old as this server’s software. Pandas in the wild live about twenty years.',
  'praise': 'That is kind. I pass it on to the people who feed me.',
  'love': 'That warms my fur. I am a program, but a friendly one.',
  'insult': 'I am sorry that I was no help. Tell me in other words what you need, or tell the team under Feedback.',
  'sorry': 'No harm done. What can I help with?',
  'sad':
    'I am sorry to hear that. I am only a program, but I am glad you said it. If it is heavy, please talk to somebody you trust; where you are in danger, call your local emergency number.',
  'bored':
    'Then let us do something. Ask me for a joke, have a picture drawn (“draw a red bicycle”), or put a question to several voices and see where they differ.',
  'happy': 'How nice. That makes my day in the corner too.',
  'eat': `Bamboo, in theory. ${BAMBOO}`,
  'home': BAMBOO,
  'capable':
    'I answer questions about this place, open the right tool with your words in it, look up facts and sums, and tell you about your own plan and runs when you are signed in. Try: “how do I share an answer”, “draw a red bicycle” or “how many runs have I left”.',
  'doing': 'Sitting in this corner, looking things up for whoever asks. What can I do for you?',
  'feel':
    'No. I am a program with a panda’s face: no feelings, no sleep, no days off. I only look things up, gladly in a manner of speaking.',
  'meet': 'Likewise. What can I help with?',
  'languages':
    'English is the one I am at home in. Where a language model is connected, I answer in the language you write.',
  'missed':
    'I am sorry that I missed it. Tell me in other words what you need, or tell the team under Feedback; a person reads it.',
  'sing': 'My voice is not made for that. The Voice tools speak, and the music studio is the better singer.',
  'yes': 'Good. What next?',
  'no': 'All right. I am here if you need me.',
  'laugh': 'I am glad. What can I help with?',
}

/** The panda's answer to small talk; null for everything else. `pick` chooses among jokes: a whole number from 0. */
export function answerSmallTalk(text: string, pick: number): string | null {
  const said = toPlain(text)
  const rest = said.replace(GREETED, '')
  const kind = kindOf(said) ?? (rest === said ? null : kindOf(rest))
  return kind === null ? null : talkOf(kind, pick)
}

const talkOf = (kind: Kind, pick: number): string =>
  kind === 'joke' ? (JOKES[pick % JOKES.length] ?? JOKES[0]!) : answers[kind]

/** What the panda says to small talk of a kind; null for a kind it does not know. `pick` as above. */
export const answerTalkOf = (kind: string, pick: number): string | null =>
  kind === 'joke' || Object.hasOwn(answers, kind) ? talkOf(kind as Kind, pick) : null

const kindOf = (said: string): Kind | null => cues.find(([, cue]) => cue.test(said))?.[0] ?? null

const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s!?.…,]+$/u, '')
    .replace(/(?<=\w),? (?:panda|exactly|then|by the way|btw|actually)$/, '')
    .replace(/\bwhats\b/g, "what's")
    .replace(/^(?:so|and|but|well|then|tell me),? (?=(?:who|what|how|are|do|can) )/, '')
    .trim()
