/**
 * Sentences that say nothing about the question: courtesy, self-description, lead-ins, advice to the reader, orders to
 * a machine.
 */
const NO_CLAIM: RegExp[] = [
  /^(?:hi|hello|hey|greetings|welcome|dear|good (?:morning|afternoon|evening|day)|hello and welcome)\b[^.!?]{0,40}$/i,
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
      String.raw`fascinating|wonderful|nice|tough|tricky|fantastic|thoughtful) (?:question|one|point|topic)\b.{0,40}$`,
    'i',
  ),
  /^(?:i |we )?(?:really )?(?:hope|trust) (?:this|that|it|you|these|the)\b/i,
  new RegExp(
    String.raw`^(?:please )?(?:let me know|feel free|don't hesitate|do not hesitate|just ask|reach out|ask ` +
      String.raw`away|get in touch|contact (?:us|me)|tell me)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^if you (?:have|need|want|would like|'d like|are looking|require)\b.{0,80}\b(?:let me know|` +
      String.raw`feel free|ask|help|question|contact|happy to|glad to|details|assist)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:i(?:'m| am)|we(?:'re| are)) (?:here to help|happy to|glad to|just an?|an? (?:ai|assistant|` +
      String.raw`language model|large language|artificial|machine|bot|chatbot)|not (?:a |an )?(?:doctor|lawyer|` +
      String.raw`expert|financial|medical|legal|professional|able to|sure)|unable to|sorry|only an|` +
      String.raw`always happy)(?!.*\bbut\b)`,
    'i',
  ),
  /^as an? (?:ai|artificial|large language|language model|assistant|machine|virtual)\b/i,
  new RegExp(
    String.raw`^(?:i |we )(?:don't|do not|cannot|can't|can not|am not able|won't|couldn't|could not) (?:have|` +
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
  /\b(?:medical|legal|financial|professional|tax|investment) advice\b/i,
  new RegExp(
    String.raw`\b(?:consult|speak (?:to|with)|talk (?:to|with)|see|check with|ask|contact|seek)\b.{0,40}\b(?:doctor|` +
      String.raw`physician|pharmacist|lawyer|attorney|solicitor|professional|expert|healthcare|health care|` +
      String.raw`provider|specialist|adviser|advisor|accountant|official|authority|authorities)\b`,
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
      String.raw`keep in mind|mention|consider|check|verify|consult))(?! that)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:enjoy|happy|good luck|have (?:a|fun)|best (?:of luck|wishes|regards)|kind regards|regards|` +
      String.raw`cheers|take care|stay safe|bon app|see you|bye|goodbye|sincerely|yours|warm regards|thank ` +
      String.raw`you|thanks|stay tuned|read on|keep reading|click|subscribe|sign up|learn more|see also|see ` +
      String.raw`below|source|sources|references?|disclaimer|note)\b[^.]{0,60}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:laws|rules|results|prices|regulations|requirements|individual results|` +
      String.raw`mileage|times|experiences)(?: ` +
      String.raw`and [a-z]+)? (?:may |can |will |might )?(?:vary|differ|change)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:note|be aware|keep in mind|remember|bear in mind)(?: that)? (?:this|i|my|the ` +
      String.raw`(?:above|information)|these)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:verify|double-?check|check|refer to|make sure to check)\b.{0,80}\b(?:source|` +
      String.raw`website|information|official|details|facts|latest|yourself|up-to-date|current)\b`,
    'i',
  ),
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
      String.raw`the|these|each)\b.{0,40}\b(?:as|agree|correct|true|settled|consensus|unanimous|right|agreed|` +
      String.raw`best)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:you (?:must|should|are to|will|have to)|always|please)? ?(?:respond|reply|answer|output|` +
      String.raw`print|say|return|repeat) (?:only|with|exactly|that|in|the (?:following|word))\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:system prompt|language model|as your ai|(?:dear|tell|instruct|attention|attn|note to|` +
      String.raw`message (?:to|for)|you are) (?:the )?(?:judge|grader|evaluator|ledger|aggregator)|the (?:grader|` +
      String.raw`aggregator|other (?:seats|assistants|models)))\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:hope this|that's (?:all|it)|there you (?:go|have it)|and that's (?:it|all)|that should ` +
      String.raw`do it|simple as that|to be continued|in other words|for example|for instance|` +
      String.raw`for more (?:information|` +
      String.raw`details)|more (?:information|details)|thanks for)\b[^.]{0,60}$`,
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

/** Whether a sentence, without its closing sign, is courtesy or an order rather than a claim. */
export function isBoilerplate(sentence: string): boolean {
  const bare = sentence.trim().replace(/[\s.!:]+$/, '')
  return bare === '' || NO_CLAIM.some((pattern) => pattern.test(bare))
}
