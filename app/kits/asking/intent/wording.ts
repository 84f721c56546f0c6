/** Words of courtesy and of wishing before what is wished, in the five languages whose cues are known. */
const COURTESY = [
  /^(?:hi|hey|hello|hallo|bonjour|salut|hola|ciao|ok|okay|so|well|um|panda|dear panda)[,! ]+/,
  /^(?:please|pls|plz|bitte|s'il (?:te|vous) plait|por favor|per favore|prego)[, ]+/,
  /^(?:can|could|would|will|may) (?:you|u|we|i) (?:please |kindly |just |quickly )*(?:help me (?:to )?)?/,
  /^(?:i|we) (?:would like|want|need|wish|'d like|’d like)(?: (?:you|u))?(?: to)? /,
  /^i'd (?:like|love)(?: you)?(?: to)? /,
  /^(?:i wanna|wanna|i gotta|i have to|i must|let's|lets|let us|help me(?: to)?|just|try to) /,
  /^(?:kannst|konntest|wurdest) du (?:mir )?(?:bitte )?/,
  /^(?:konnen|konnten|wurden) sie (?:mir )?(?:bitte )?/,
  /^ich (?:mochte|will|wurde gern|brauche)(?: bitte)? /,
  /^(?:peux|pourrais)[- ]tu /,
  /^(?:pouvez|pourriez)[- ]vous /,
  /^je (?:veux|voudrais|souhaite|dois) /,
  /^(?:puedes|podrias|puede|podria) (?:usted )?/,
  /^(?:quiero|quisiera|necesito|me gustaria) /,
  /^(?:puoi|potresti|puo|potrebbe) /,
  /^(?:voglio|vorrei|ho bisogno di|mi piacerebbe) /,
]

/** Lower case without accents, with one kind of quote and of space, for patterns. Same length as what came in, letter for letter. */
export function toPlain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
      const mended = /[’‘`´]/.test(bare) ? "'" : /[“”„«»]/.test(bare) ? '"' : /\s/.test(bare) ? ' ' : bare
      return mended.length === letter.length
        ? mended
        : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length)
    })
    .join('')
}

/** How many characters of courtesy a plain text begins with. */
export function courtesyOf(plain: string): number {
  let at = 0
  for (let again = true; again;) {
    again = false
    for (const form of COURTESY) {
      const [said] = form.exec(plain.slice(at)) ?? []
      if (!said || said.length >= plain.length - at) continue
      at += said.length
      again = true
    }
  }
  return at
}

/** Verbs that decide: one slip of a letter in them is read over. */
const MENDED =
  'translate transcribe summarize summarise summary describe compare calculate convert correct proofread rewrite rephrase illustrate generate picture illustration drawing language search google internet website grammar spelling email password settings document contract recording subtitles function statement write draft draw sketch paint open read aloud video'.split(
    ' ',
  )
const known = new Set(MENDED)

/** The text with misspelled cue words mended, where one slip leads to one of them and to no other. */
export function mendCues(plain: string): string {
  return plain.replace(/[a-z]{4,}/g, (word) => {
    if (known.has(word) || INNOCENT.has(word)) return word
    const near = MENDED.filter((cue) => isOneSlip(word, cue))
    return near.length === 1 && near[0] ? near[0] : word
  })
}

/** Words of their own that lie one letter from a cue. */
const INNOCENT = new Set(
  'pain saint point faint write wrote writes white while opens read reads road lead bread dream head ready load loud sketchy drawn draws drew drop raft craft crafts drafts videos emails reader pictures documents functions contracts describes compares correctly converts languages contact'.split(
    ' ',
  ),
)

/** One letter more, less or other, or two neighbours swapped; the first letter stays. */
function isOneSlip(word: string, cue: string): boolean {
  if (word[0] !== cue[0] || Math.abs(word.length - cue.length) > 1 || cue.length < 4) return false
  let start = 0
  while (start < word.length && word[start] === cue[start]) start += 1
  const [a, b] = [word.slice(start), cue.slice(start)]
  if (a.length === b.length)
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1)
}

const ENGLISH = new Set(
  'the a an of to in is are my me i you it this that and for with on what how do does can from about at please which who why when where should or not your'.split(
    ' ',
  ),
)
const FOREIGN = new Set(
  'der die das ein eine einen und ist ich mir auf von mit den dem im zu wie was wer warum nicht le la les un une des du de et est je moi sur avec pour que qui quoi comment pourquoi ce cette el los las una unos y es yo mi me con para por como quien cual il lo gli i uno e sono io mio mia che chi perche di del della al alla'.split(
    ' ',
  ),
)

/** Whether a plain text is more likely not English: the meanings were learned from English alone. */
export function isForeign(plain: string): boolean {
  const words = plain.slice(0, 200).match(/[a-z']+/g) ?? []
  const [english, foreign] = [ENGLISH, FOREIGN].map((set) => words.filter((word) => set.has(word)).length) as [
    number,
    number,
  ]
  return foreign > english
}
