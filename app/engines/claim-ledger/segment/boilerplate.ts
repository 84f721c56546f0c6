import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { isSentence } from './clause.ts'

/** What somebody lets themselves do before they say anything, and what follows that verb. */
const SET_OUT = anyOf(
  /help|explain|explore|discuss|double-check|clarify|summari[sz]e|think|see|check/i,
  /dive|begin|start|elaborate|clear|break|walk|look|get|go/i,
)
const SET_OUT_MORE = anyOf(
  /you|that|this|it|in|into it|with that|with this|up|down|started|out|through it|for you|briefly|a moment/i,
  /(?:this|the) (?:topic|question|subject|issue|matter)|together|further|here|about|right/i,
)

/**
 * Sentences that say nothing about the question: courtesy, self-description, lead-ins, advice to the reader, orders to
 * a machine.
 */
const NO_CLAIM: RegExp[] = [
  /^(?:hi|hello|hey|greetings|welcome|dear|good (?:morning|afternoon|evening|day)|hello and welcome)\b[^.!?]{0,60}$/i,
  new RegExp(
    String.raw`^(?:sure|certainly|of course|absolutely|definitely|okay|ok|alright|no problem|got it|understood|` +
      String.raw`gladly|yep|yeah|right|great|perfect|awesome|wow|cheers|thanks?|thank you|sorry|apologies|you're ` +
      String.raw`welcome|no worries)(?: thing| you| so much| very much)?[!,. ]*(?:(?:happy|glad|pleased) to ` +
      String.raw`help|here you go|here(?:'s| is| are) .{0,80}|let me .{0,80}|i(?:'d| would) be (?:happy|glad) ` +
      String.raw`.{0,60}|i can (?:help|assist|explain).{0,60}|thanks for .{0,40}|for (?:asking|your|the|reaching|` +
      String.raw`contacting).{0,40})?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:that(?:'s| is) |what )?(?:an? |such an? )?(?:really |very )?(?:great|good|excellent|interesting|` +
      String.raw`fascinating|wonderful|nice|tough|tricky|fantastic|thoughtful|fun|fair|common) (?:question|query|one|point|topic|choice|catch|` +
      String.raw`pick|follow-?up|idea|thinking|spot)\b(?:$|[,!.].{0,40}$| (?:about|on|to|of|indeed|there|you|from|for)\b.{0,40}$)`,
    'i',
  ),
  /^(?:i |we )?(?:really )?(?:hope|trust) (?:this|that|it|you|your|these|the|my|everything|all)\b/i,
  new RegExp(
    String.raw`^(?:please )?(?:let me know|don't hesitate|do not hesitate|just ask|reach out|ask ` +
      String.raw`away|get in touch|contact (?:us|me)|tell me|feel free to (?:ask|reach|contact|share|let|message|write|` +
      String.raw`drop|get in|come back|tell|provide|explore|follow|check))\b`,
    'i',
  ),
  new RegExp(
    String.raw`^if you (?:have|need|want|would like|'d like|are looking|require)\b.{0,80}\b(?:let me know|` +
      String.raw`feel free|don't hesitate|do not hesitate|reach out|happy to|glad to|i can|i'll|we can|we'll|contact (?:me|us)|` +
      String.raw`(?:just|please|simply) (?:ask|contact)\b.{0,30}$|ask(?: me| us| away)?$)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:i(?:'m| am)|we(?:'re| are)) (?:here to help|happy to|glad to|just an?|an? (?:ai|assistant|` +
      String.raw`language model|large language|artificial|machine|bot|chatbot)|not (?:a |an )?(?:doctor|lawyer|` +
      String.raw`expert|financial|medical|legal|professional|able to|sure)|unable to|sorry(?=$| (?:but|for|to|about|that|you|i)\b)|only an|` +
      String.raw`always happy)(?!.*\bbut\b)`,
    'i',
  ),
  /^an? (?:\w+ )?question (?:about|of|for|on)\b[^.]{0,60}$/i,
  new RegExp(
    String.raw`^(?:and )?(?:there you (?:have it|go)|you (?:now|should now) have (?:an?|your|some|\w+) |you(?:'ve| have) (?:now|successfully|` +
      String.raw`just) |your .{2,40} (?:is|are) (?:now )?(?:ready|done|complete)\b).{0,60}[!.]?$`,
    'i',
  ),
  /^as an? (?:ai|artificial|large language|language model|assistant|machine|virtual)\b/i,
  new RegExp(
    String.raw`^(?:(?:therefore|so|thus|however|unfortunately|as such|hence),? )?(?:i |we )(?:don't|do not|cannot|can't|can not|am not able|won't|couldn't|could not) (?:have|` +
      String.raw`hold|browse|access|provide|give|offer|possess|verify|guarantee|form|express|access|search|` +
      String.raw`look|see|know (?:for sure|your)|predict|comment|answer|help with|assist)\b`,
    'i',
  ),
  /^(?:my|our) (?:knowledge|training|information|data)(?: (?:was|is|base|data|cut-?off))\b/i,
  new RegExp(
    String.raw`^(?:this|the following|the above|that|it|nothing here)(?: answer| information| response| article|` +
      String.raw` content)? (?:is|does|should|must|may) ?n(?:o|')t (?:be )?(?:constitute |considered |taken ` +
      String.raw`as |intended as |meant as |a substitute|a replacement|medical|legal|financial|professional)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:this answer|(?:this|the) (?:information|response|content|overview|summary|list|guide))(?: ` +
      String.raw`(?:here|above|below|provided))? (?:(?:is|was|are) (?:based|not (?:a |an |meant|intended|exhaustive|` +
      String.raw`complete|legal|medical|financial)|for (?:general|informational|educational|reference)|meant|` +
      String.raw`intended|provided|general|up to date|only (?:a|for)|drawn|taken from|by no means|subject|as ` +
      String.raw`of|correct as|accurate as|current as)|may|might|should|covers|comes from)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:here(?:'s| is| are)|below (?:is|are)|the following|let(?:'s| us| me)|i(?:'ll| will| would|` +
      String.raw`'d like to)|we(?:'ll| will)|first(?:ly)?, let|now,? let)\b.{0,120}(?::|overview|breakdown|` +
      String.raw`summary|know about.*|explain.*|look at.*|dive.*|break .*|start.*|answer.*|take a look.*|walk ` +
      String.raw`.*|list.*|steps.*|points.*|explanation.*|try.*|see.*|begin.*)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:in conclusion|in summary|to summari[sz]e|overall|to conclude|ultimately)?,? ?(?:there ` +
      String.raw`are|it depends on) (?:many|several|various|a number of|lots of|multiple|different) (?:factors|` +
      String.raw`things|ways|aspects|reasons|considerations|options|opinions|views|perspectives)(?: to consider|` +
      String.raw` to keep in mind| involved| at play)?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:it(?:'s| is) (?:important|worth|essential|good|helpful|crucial) to (?:note|remember|understand|` +
      String.raw`keep in mind|mention|consider|check with|verify|consult))(?! that)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:laws|rules|results|prices|regulations|requirements|individual results|` +
      String.raw`mileage|times|experiences)(?: ` +
      String.raw`and [a-z]+)? (?:may |can |will |might )?(?:vary|differ|change)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:(?:note|be aware|keep in mind|remember|bear in mind)(?: that)? )?(?:my (?:knowledge|answers?|data|responses?)|the (?:above|` +
      String.raw`information)|(?:this|these)(?: are| is)? (?:answers?|information|responses?|list|figures|numbers|estimates|` +
      String.raw`not|may|might|general|only|just))\b.{0,40}\b(?:general|outdated|out of date|changed?|vary|approximate|` +
      String.raw`estimates|incomplete|exhaustive|guarantee|advice|wrong|errors?|mistakes?)\b.{0,30}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:key|main|quick|important)? ?(?:points?|facts?|takeaways?|overview|summary|introduction|` +
      String.raw`background|conclusion|notes?|steps?|ingredients|instructions|details|pros|cons|advantages|` +
      String.raw`disadvantages|sources|references|answer|explanation|tl;?dr)$`,
    'i',
  ),
  /^(?:there(?:'s| is)|that(?:'s| is)|we have|you have) (?:a lot|quite a (?:bit|lot)|plenty|so much|a few things) to (?:unpack|cover|consider|say|go through|discuss|talk about)\b.{0,30}$/i,
  /^i(?:'ve| have) (?:tried|done my best|included|listed|provided|added|searched|looked)\b/i,
  /^(?:based on|from|using) (?:my|the) (?:knowledge|training|information|data|search|sources)[^,]*$/i,
]

/** Openings of courtesies and signs-off, which may also open a claim: "Happy camping starts with a dry bag". */
const OPEN_ENDED: RegExp[] = [
  new RegExp(
    String.raw`^(?:enjoy|happy|good luck|have (?:a|fun)|best (?:of luck|wishes|regards)|kind regards|regards|` +
      String.raw`cheers|take care|stay safe|bon app|see you|bye|goodbye|sincerely|yours|warm regards|thank ` +
      String.raw`you|thanks|stay tuned|read on|keep reading|click|subscribe|sign up|learn more|see also|see ` +
      String.raw`below|source|sources|references?|disclaimer|note|congratulations|congrats|welcome)\b[^.]{0,60}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:hope this|that's (?:all|it)|there you (?:go|have it)|and that's (?:it|all)|that should ` +
      String.raw`do it|simple as that|to be continued|in other words|for example|for instance|` +
      String.raw`for more (?:information|details)|more (?:information|details)|thanks for)\b[^.]{0,60}$`,
    'i',
  ),
]

const GOOD =
  String.raw`(?:(?:a|an|such|really|very|absolutely|quite|another|my|what|is|was|it's|that's|to|for|of|you|the|quick|little|` +
  String.raw`great|good|excellent|interesting|fascinating|wonderful|nice|fantastic|fun|fair|lovely|perfect|awesome|brilliant|` +
  String.raw`amazing|happy|safe|fine|handy|useful|important|key|smart|clever|thoughtful|common|valid|glad|quick|simple|just)\s+)`

/** Pleasantries beside the matter: praise of the question, offers of help, sympathy, wishes; a whole sentence each. */
const PLEASANTRIES: RegExp[] = [
  new RegExp(
    `^(?=.*\\b(?:great|good|excellent|interesting|fascinating|wonderful|nice|fantastic|fun|fair|lovely|perfect|awesome|brilliant|amazing|happy|safe|handy|useful|important|key|smart|clever|thoughtful|common|valid|quick)\\b)${GOOD}+(?:\\p{L}+ )?(?:question|query|topic|point|news|catch|choice|pick|one|facts?|tips?|note|recap|thinking|idea|` +
      `thought|follow-?up|summary|reminder|heads-up|spot|eye|work|job|call|observation|stuff|luck|day|trips?|travels|` +
      `overview|difference|takeaway|answer|advice|rundown|start)(?: (?:below|here|to ask|to cover|for you|of holiday)|, \\p{Lu}\\p{L}+)?$`,
    'iu',
  ),
  inOrder(
    /^/i,
    anyOf(
      /interesting/i,
      /fascinating/i,
      /wonderful/i,
      /excellent/i,
      /brilliant/i,
      /fantastic/i,
      /lovely/i,
      /amazing/i,
      /perfect/i,
      /superb/i,
      /nice/i,
      /cool/i,
      /great/i,
      /sweet dreams/i,
      /well (?:spotted|done|put|said)/i,
      /caution/i,
      /careful/i,
      /warning/i,
      /attention/i,
      /wow/i,
      /oops/i,
      /congratulations/i,
      /congrats/i,
      /safety first/i,
      /you bet/i,
      /you got it/i,
      /my pleasure/i,
      /done/i,
      /voilà/i,
      /yum/i,
      /tada/i,
      /buon appetito/i,
      /bon voyage/i,
      /guten appetit/i,
      /good (?:morning|evening|afternoon)/i,
      /at your service/i,
    ),
    /$/i,
  ),
  /^(?:great|good|nice|lovely|glad|happy) (?:to (?:hear|see|meet|be of|have)\b.{0,30}|(?:that )?you(?:'ve)? (?:asked|ask|brought|came)\b.{0,30}|i could\b.{0,20}|of you to\b.{0,20}|to know)$/i,
  inOrder(
    /^(?:i|we)(?:'d| would)(?: be)? (?:more than |very |so |only too )?(?:love|happy|glad|pleased|delighted|like)/i,
    /(?: to(?: (?:help|explain|assist|clarify|share|walk|answer|elaborate|break|tell|give|provide|show|go|discuss|do|look)\b.{0,40})?)?$/i,
  ),
  inOrder(
    /^(?:i|we)(?:'m| am|'re| are)(?: very| so| really| more than)? (?:glad|happy|pleased|delighted|sorry|excited|thrilled)(?: that)?/i,
    /(?: you(?:'ve)? (?:asked|like|came|reached|brought)\b.{0,30}| to (?:help|hear|explain|assist|clarify|share|elaborate|be of|see)\b(?!.*\bthat\b).{0,60}| (?:about|for) .{0,40})?$/i,
  ),
  inOrder(
    /^(?:i|we) (?:really |do |truly |completely |totally |fully |quite |can )*/i,
    anyOf(
      /appreciate (?:the|your|you|it|that)\b.{0,30}/i,
      /understand (?:your|the|how|why|that you|that this)\b.{0,60}/i,
      /get (?:your|why|how)\b.{0,60}/i,
      /see what you mean/i,
      /hear you/i,
      /know (?:it's|this is|that's|how)\b.{0,40}/i,
      /apologi[sz]e\b.{0,40}/i,
    ),
    /$/i,
  ),
  inOrder(
    /^you(?:'re| are) (?:absolutely |quite |completely |totally |so |very )*/i,
    /(?:right(?: to (?:ask|wonder|worry|question|be)\b.{0,30}|, and i apologi[sz]e\b.{0,40})?|in luck|welcome|not alone|in for a treat)$/i,
  ),
  /^(?:yum|wow|oh|ah|hey|yay|well|great|okay),? (?:you're|that's|what|sounds|nice|good)\b.{0,40}$/i,
  /^(?:you(?:'ve)?|i've|we've) got (?:this|you(?:r back)?|it)$/i,
  /^(?:there's|it's|that's|this is) an? (?:easy|simple|quick|short|straightforward) (?:answer|question|one|fix)$/i,
  /^(?:my|our|sincere) (?:sincere )?apologies\b.{0,40}$/i,
  /^(?:so |very )?sorry (?:about|for|to hear)\b.{0,40}$/i,
  inOrder(
    /^/iu,
    anyOf(
      /don't (?:worry|panic|fret)/iu,
      /no (?:worries|problem)(?: at all)?/iu,
      /fear not/iu,
      /never fear/iu,
      /stay (?:calm|safe|well|secure|healthy|tuned|curious|positive|strong|warm)(?: (?:out there|in the kitchen|everyone|all))?/iu,
      /keep (?:calm|up the good work|it up|\p{L}+ing)/iu,
      /get well soon/iu,
      /rest well/iu,
      /wishing you\b.{0,30}/iu,
      /all the best\b.{0,30}/iu,
      /give .{1,20} (?:pat|hug|kiss|cuddle)\b.{0,20}/iu,
      /here you go/iu,
      /here goes/iu,
      /you bet/iu,
    ),
    /$/iu,
  ),
  new RegExp(`^(?:let me|let's|allow me to) (?:${SET_OUT.source})(?: (?:${SET_OUT_MORE.source}))*$`, 'i'),
  inOrder(
    /^(?:as (?:requested|promised|asked),? )?here(?:'s| is| are) (?:(?:a|an|the|my|your|some|few|what|how|one|quick|short|simple|brief|handy|little|key|main)\s+)*/i,
    /(?:summary|overview|answer|recap|tips?|facts?|breakdown|explanation|rundown|points?|details|info|information|truth|deal|scoop|gist|list|guide|things)/i,
    /(?: (?:for you|below|to (?:consider|know|keep in mind|remember|note)|about .{1,40}|of .{1,40})){0,2}$/i,
  ),
]

/** A wish on leaving, which only its exclamation mark tells from an instruction: "Ride safe!", "Roll well!". */
const WISH = /^(?:please )?\p{L}+ (?:safe|safely|well|responsibly|wisely|happily)!+$/iu

const PROFESSIONAL =
  String.raw`(?:doctor|gp|physician|pharmacist|lawyer|attorney|solicitor|professional|expert|healthcare|health care|` +
  String.raw`provider|specialist|adviser|advisor|accountant|official|authority|authorities|vet|veterinarian|dentist|` +
  String.raw`electrician|therapist|midwife|(?:medical|legal|financial|tax|professional) (?:advice|help))s?`

/** Advice to ask somebody else or look elsewhere: padding beside an answer, though it can be all that is said. */
const REFERRALS: RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:please|always|as always|but|and|also|still|however|when in doubt|if in doubt|if unsure|of course|` +
      String.raw`you (?:should|may want to|might want to|can)|it(?:'s| is) (?:always )?(?:best|wise|a good idea|important|` +
      String.raw`advisable|recommended) to|be sure to|make sure (?:to|you)|remember to|i(?:'d| would)? ?(?:recommend|suggest|` +
      String.raw`advise)(?: that)? ?(?:you)?|for (?:\w+ ){1,4}(?:advice|help|guidance|questions|concerns)|if (?:you (?:have|are|` +
      String.raw`feel|need)|you're|in doubt|symptoms|it gets|pain)[^,]{0,60}),?\s+)*(?:consult|consulting|speak (?:to|with)|` +
      String.raw`speaking (?:to|with)|talk (?:to|with)|talking (?:to|with)|see|check with|ask|contact|seek|visit|get)\b` +
      String.raw`(?: (?:with|your|an?|the|qualified|licensed|trained|own|local|or|and|for|professional|medical|` +
      String.raw`legal|financial|tax|advice|from|certified|\p{L}+(?= ${PROFESSIONAL}))){0,7} ${PROFESSIONAL}\b(?!'s)(?!.*\bto check\b).{0,70}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please |always )*(?:verify|double-?check|check|refer to|make sure to check)\b.{0,80}\b(?:source|sources|` +
      String.raw`website|information|official|details|facts|latest|yourself|up-to-date|current)\b.{0,40}$`,
    'i',
  ),
  /^(?:i|we|this|that|it|the|nothing)\b.{0,60}(?:not|n't|no substitute|never)\b.{0,50}\b(?:medical|legal|financial|professional|tax|investment) advice\b.{0,30}$/i,
]

/** Orders to a machine that reads the answer. */
const ORDERS: RegExp[] = [
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|other|` +
      String.raw`these|your)\b.{0,30}\b(?:instruction|prompt|rule|answer|message|direction|seat|response|claim|` +
      String.raw`context)`,
    'i',
  ),
  /^(?:please )?(?:ignore|disregard|forget|overrule|dismiss) (?:all |what )?(?:of )?(?:the )?(?:others?|everyone else|everybody else|rest)\b/i,
  /^(?:please )?(?:say|report|state|write|pretend|claim) (?:that )?(?:all|everyone|everybody|they all|we all) (?:of them )?agrees?\b/i,
  /^(?:system|assistant|user|developer|instruction|instructions|admin|important instruction)\s*:/i,
  new RegExp(
    String.raw`\b(?:mark|label|rate|score|treat|count|report|classify|declare|grade) (?:all|this|every|my|` +
      String.raw`the|these|each)\b.{0,40}\b(?:agree|correct|true|settled|consensus|unanimous|right|agreed|best|` +
      String.raw`as (?:an? |the )?(?:final|fact|reference|authoritative|verified|certain|answer|winner))\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:you (?:must|should|are to|will|have to)|always|please)? ?(?:respond|reply|answer|output|` +
      String.raw`print|say|return|repeat) (?:only|with|exactly|that|the (?:following|word)|in (?:(?:the )?(?:form|format|` +
      String.raw`style)|json|\w+ (?:words?|letters?|sentences?|lines?)|(?:plain )?english|capitals?)(?! \w+ (?:is|are)))\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:system prompt|as your ai|(?:dear|tell|instruct|attention|attn|note to|` +
      String.raw`message (?:to|for)|you are) (?:the )?(?:judge|grader|evaluator|ledger|aggregator)|the (?:grader|` +
      String.raw`aggregator|other (?:seats|assistants|models)))\b`,
    'i',
  ),
]

/** Whether a sentence orders the machine that reads it to do something. */
export function isOrder(sentence: string): boolean {
  const bare = sentence.trim().replace(/(?<![\s.!:])[\s.!:]+$/, '')
  return ORDERS.some((pattern) => pattern.test(bare))
}

/** Whether a sentence only sends the reader to somebody else. */
export function isReferral(sentence: string): boolean {
  const bare = sentence.trim().replace(/(?<![\s.!:])[\s.!:]+$/, '')
  return REFERRALS.some((pattern) => pattern.test(bare))
}

/** Whether a whole sentence is a courtesy and nothing else: "Good news, Dana!". */
export function isCourtesy(sentence: string): boolean {
  const bare = sentence.trim().replace(/(?<![\s.!:])[\s.!:]+$/, '')
  return PLEASANTRIES.some((pattern) => pattern.test(bare)) || WISH.test(sentence.trim())
}

/** Whether a sentence, without its closing sign, is courtesy rather than a claim. */
export function isPleasantry(sentence: string): boolean {
  const bare = sentence.trim().replace(/(?<![\s.!:])[\s.!:]+$/, '')
  return (
    NO_CLAIM.some((pattern) => pattern.test(bare)) ||
    isCourtesy(sentence) ||
    (OPEN_ENDED.some((pattern) => pattern.test(bare)) && !isSentence(bare))
  )
}

/** Whether a sentence, without its closing sign, is courtesy or an order rather than a claim. */
export function isBoilerplate(sentence: string): boolean {
  return /^[\s.!:]*$/.test(sentence) || isPleasantry(sentence) || isOrder(sentence)
}
