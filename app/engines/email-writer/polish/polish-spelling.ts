import { found, likeCase, type Found } from '../mark.ts'
import { bareContractions } from '../wording.ts'

/** Misspellings that are no word of their own, in any spelling tradition. */
const misspellings: ReadonlyMap<string, string> = new Map(
  (
    'recieve receive,recieved received,reciept receipt,seperate separate,seperately separately,definately definitely,' +
    'definitly definitely,occured occurred,occuring occurring,occurence occurrence,untill until,wich which,teh the,adress address,' +
    'adresses addresses,accomodate accommodate,accomodation accommodation,tommorow tomorrow,tommorrow tomorrow,tomorow tomorrow,' +
    'neccessary necessary,necesary necessary,embarass embarrass,embarassed embarrassed,embarassing embarrassing,goverment government,' +
    'begining beginning,beleive believe,beleived believed,comming coming,commited committed,commitee committee,dissapoint disappoint,' +
    'dissapointed disappointed,dissapointing disappointing,enviroment environment,existance existence,foriegn foreign,freind friend,' +
    'freinds friends,garantee guarantee,guarentee guarantee,gratefull grateful,immediatly immediately,imediately immediately,' +
    'independant independent,knowlege knowledge,libary library,maintainance maintenance,noticable noticeable,occassion occasion,' +
    'occassionally occasionally,ocassion occasion,publically publicly,prefered preferred,priviledge privilege,probaly probably,' +
    'probly probably,realy really,recomend recommend,recomended recommended,reccomend recommend,refered referred,relevent relevant,' +
    'rember remember,responsability responsibility,sucess success,sucessful successful,succesful successful,successfull successful,' +
    'suprise surprise,suprised surprised,tendancy tendency,thier their,truely truly,unfortunatly unfortunately,unfortunatley unfortunately,' +
    'wierd weird,writting writing,alot a lot,apparantly apparently,appologies apologies,appologise apologise,arguement argument,' +
    'assesment assessment,attatched attached,availible available,availabe available,avaliable available,becuase because,beacuse because,' +
    'buisness business,calender calendar,cancelation cancellation,certian certain,collegue colleague,collegues colleagues,' +
    'completly completely,concious conscious,correspondance correspondence,decison decision,develope develop,diffrent different,' +
    'documant document,documants documents,explaination explanation,familar familiar,febuary February,finaly finally,foward forward,' +
    'greatful grateful,happend happened,hopefuly hopefully,intrested interested,intresting interesting,invoce invoice,labled labelled,' +
    'lenght length,liason liaison,managment management,mispell misspell,neighbourhod neighbourhood,offical official,oppurtunity opportunity,' +
    'oppertunity opportunity,paymant payment,peice piece,perfomance performance,persue pursue,posession possession,posible possible,' +
    'proffesional professional,profesional professional,questionaire questionnaire,quitely quietly,receit receipt,recepient recipient,' +
    'remeber remember,resturant restaurant,rythm rhythm,secratary secretary,shedule schedule,sincerly sincerely,speach speech,' +
    'strenght strength,studing studying,thankyou thank you,threshhold threshold,togehter together,tonite tonight,transfered transferred,' +
    'truley truly,twelth twelfth,usefull useful,vaccum vacuum,visable visible,wellcome welcome,wensday Wednesday,wednsday Wednesday,' +
    'whereever wherever,yeild yield,yesturday yesterday'
  )
    .split(',')
    .map((pair): [string, string] => {
      const space = pair.indexOf(' ')
      return [pair.slice(0, space), pair.slice(space + 1)]
    }),
)

/** What a letter says that its reader has; nobody is one of these. */
const OWNED =
  'offer|order|email|letter|message|reply|answer|invoice|questions?|help(?! desk)|time|patience|quote|proposal|interest|' +
  'feedback|address|request|application|booking|appointment|payment|documents?|report'

/** Slips of two words that spelling alone cannot see. */
const slips: readonly { pattern: RegExp; to: string | ((said: string) => string); reason: string }[] = [
  {
    pattern:
      /(?<=\b(?:could|should|would|must|might) )of(?= (?:been|had|done|gone|said|told|sent|made|come|taken|known|asked|called|thought)\b)/gi,
    to: 'have',
    reason: '“Of” sounds like “’ve”, which is “have”.',
  },
  { pattern: /\byour welcome\b(?=[\s]*[.!,]|[\s]*$)/gim, to: "you're welcome", reason: '“You’re” is “you are”.' },
  {
    pattern: /\btheir (?=(?:is|are|was|were)\b(?! (?:own|the)))/gi,
    to: 'there ',
    reason: '“Their” belongs to somebody; “there is” says that something is.',
  },
  {
    pattern: new RegExp(`\\byou['’]re (?=(?:${OWNED})\\b)`, 'gi'),
    to: 'your ',
    reason: '“You’re” is “you are”; what belongs to you is “your”.',
  },
  {
    pattern:
      /(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|several|many|few) )(?:question|point|item|change|option|invoice|order|letter|file|document|request|problem|issue)(?=\s*[:;,.!?]|\s*$)/gim,
    to: (said) => `${said}s`,
    reason: 'There is more than one.',
  },
]

const SPELLED = 'A common misspelling.'
const APOSTROPHE = 'The apostrophe is missing.'

/** Only words of the lists: a name or a word of another language is never called wrong. */
export function spellingMarks(draft: string): Found[] {
  const words = [...draft.matchAll(/(?<![\p{L}\d'’@._/-])\p{L}+(?![\p{L}\d'’@_/]|[.-]\p{L})/gu)].flatMap(
    (match): Found[] => {
      const text = match[0]
      const key = text.toLowerCase()
      const isWord = text === key || (/^\p{Lu}\p{Ll}+$/u.test(text) && opensSentence(draft, match.index))
      if (!isWord) return []
      const span = { start: match.index, end: match.index + text.length }
      const right = misspellings.get(key)
      if (right) return [found('spelling', span, likeCase(text, right), SPELLED)]
      const contraction = bareContractions.get(key)
      if (contraction) return [found('spelling', span, likeCase(text, contraction), APOSTROPHE)]
      if (text === 'i' && !/^[.)]/.test(draft.slice(span.end)))
        return [found('spelling', span, 'I', '“I” is written large.')]
      return []
    },
  )
  const two = slips.flatMap(({ pattern, to, reason }) =>
    [...draft.matchAll(pattern)].map((match) =>
      found(
        'spelling',
        { start: match.index, end: match.index + match[0].length },
        likeCase(match[0], typeof to === 'string' ? to : to(match[0])),
        reason,
      ),
    ),
  )
  return [...words, ...two]
}

/** A capital in the middle of a sentence marks a name, and names are nobody's spelling mistake. */
const opensSentence = (draft: string, start: number) => /(?:^|[.!?…]["”’)]*\s+|\n\s*)$/.test(draft.slice(0, start))
