import { expect, test } from 'vitest'
import { cutSentences } from './sentences.ts'

test.each([
  ['No. There is nothing to install.', ['No.', 'There is nothing to install.']],
  ['It is No. 5 of ten. Ask Nr. 12 next.', ['It is No. 5 of ten.', 'Ask Nr. 12 next.']],
  ['Mr. Ito paid 3.5 million, e.g. for ads. It worked.', ['Mr. Ito paid 3.5 million, e.g. for ads.', 'It worked.']],
  ['Is it so? “Yes.” It is!', ['Is it so?', '“Yes.”', 'It is!']],
  ['A heading\n- one item.\n- another', ['A heading', 'one item.', 'another']],
])('%j is cut where its sentences end', (text, sentences) => {
  expect(cutSentences(text)).toEqual(sentences)
})
