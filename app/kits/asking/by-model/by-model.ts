/** How a language model serves the other ports of text: each makes, of an engine that writes, one of that port with the same id. */
export { asAnswer } from './as-answer.ts'
export { asModerate } from './as-moderate.ts'
export { asPolish } from './as-polish.ts'
export { asSee } from './as-see.ts'
export { asSummarise } from './as-summarise.ts'
export { asTranslate } from './as-translate.ts'
