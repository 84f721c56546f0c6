/** English words that carry no subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above after again against all also although always am among an and another any anybody anyone anything are around as at away be ' +
    'because been before being below between both but by came can cannot could did do does doing done down during each either else enough ' +
    'even ever every everybody everyone everything few first for from further get gets give given go goes gone got had has have having he ' +
    'hence her here hers herself him himself his how however if in indeed instead into is it its itself just keep keeps kept know last least ' +
    'less let like made make makes making many may maybe me mean might mine more most much must my myself need needs neither never next no ' +
    'nobody none nor not nothing now of off often on once one only onto or other others our ours ourselves out over own per perhaps put quite ' +
    'rather really s said same say says second see seem seems seen several shall she should since so some somebody someone something ' +
    'sometimes still such t take taken takes than that the their theirs them themselves then there therefore these they thing things this ' +
    'those though three through thus to together too two under until up upon us use used uses using usually very via want wants was way we ' +
    'well went were what whatever when where whether which while who whole whom whose why will with within without would yes yet you your ' +
    'yours yourself i im ive dont doesnt didnt isnt arent wasnt wont cant'
  ).split(' '),
)

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
export const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** How many words a text has; of a long one no list is made, because it is counted while somebody writes. */
export function countWords(text: string): number {
  let count = 0
  WORD.lastIndex = 0
  while (WORD.test(text)) count += 1
  return count
}
