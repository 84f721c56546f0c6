/** How people write in haste, and what they mean by it. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wat|wht|wut|waht)\b/gi, 'what'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\br\b(?= (?:you|u|there|they|we|my)\b)/gi, 'are'],
  [/\b(?:yuo|yu)\b/gi, 'you'],
  [/\bther\b/gi, 'there'],
  [/\b(?:teh|hte)\b/gi, 'the'],
  [/\bcuz\b/gi, 'because'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:thru)\b/gi, 'through'],
  [/\bnite\b/gi, 'night'],
  [/\b(?:pw|pwd|passwrd)\b/gi, 'password'],
  [/\b(?:acc|acct)\b/gi, 'account'],
  [/\b(?:pic|pics)\b/gi, 'picture'],
  [/\b(?:msg|msgs)\b/gi, 'message'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:addr|adress|adresse)\b/gi, 'address'],
  [/\b(?:coz|bc)\b/gi, 'because'],
  [/\b(?:wanna)\b/gi, 'want to'],
  [/\b(?:gonna)\b/gi, 'going to'],
  [/\bdont\b/gi, "don't"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\bdidnt\b/gi, "didn't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bisnt\b/gi, "isn't"],
]

/** A question with its haste and its misspelled words put right, for reading its meaning. Names keep their letters. */
export function toClearWords(question: string, mend: (word: string) => string): string {
  const spelled = written.reduce((all, [form, word]) => all.replace(form, word), question)
  return spelled.replace(/(?<![\p{L}\p{N}./@_-])\p{Ll}{5,}(?![\p{L}\p{N}@_]|[./-]\p{L})/gu, (word) => mend(word))
}
