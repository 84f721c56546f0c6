const HAVE_TIME = String.raw`(?:do you )?(?:have|got) (?:some |a )?(?:time|minutes?|moments?|seconds?|sec)\b[^?]{0,30}`
const MAY_I_ASK = String.raw`(?:can|could|may) i ask (?:you )?(?:something|a|one|some)\b[^?]{0,30}`
/** "Do you have a minute?" before what is asked. */
const BEFORE_ASKING = new RegExp(
  String.raw`^(?:(?:hi|hey|hello)\b[^?]{0,20})?(?:${HAVE_TIME}|${MAY_I_ASK}|how are you\b[^?]{0,20}|(?:are )?you there)\?+\s+(?=\S)`,
  'i',
)

/** What nobody asks whether it can be done: "could you share …", "can you write me a song". */
const REQUEST = new RegExp(
  String.raw`^(?:please )?(?:can|could|would|will) you (?:please |kindly |just |maybe )?(?=(?:` +
    String.raw`tell|explain|say|name|list|describe|give|help|please|share|recite|suggest|recommend|provide|elaborate|summari[sz]e|paraphrase|` +
    String.raw`rephrase|clarify|outline|enumerate|brainstorm|quote|cite|assist|guide|compare|discuss|define|identify|analy[sz]e|rewrite|come up with|run|generate|draft|compose)\b|(?:write|make|create|draw|show|teach|read|translate|solve|find|design|improve|review|correct|fix|edit|complete|continue|convert|calculate|` +
    String.raw`code|sing|build|walk|send)\b(?: (?:me|us|this|that|these|my)\b|.{1,80} for (?:me|us)\b| (?:an?|some|the) (?:\p{L}+ ){0,2}(?:poem|story|song|` +
    String.raw`essay|letter|function|script|program|list|text|joke|plan|e-?mail|article)\b))`,
  'iu',
)

/** A question without what only leads to it; a request is no question of yes or no. */
export const withoutRequest = (question: string): string => question.replace(BEFORE_ASKING, '').replace(REQUEST, '')
