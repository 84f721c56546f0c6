/** Three answers a person could have pasted: one repeats the legend, and one gives the length in miles. */
export const exampleAnswers = {
  question: 'Is the Great Wall of China visible from the Moon?',
  texts: [
    'The Great Wall of China is not visible from the Moon. The wall is about 21,196 kilometres long. ' +
      'The wall was built over many centuries.',
    'The Great Wall of China is visible from the Moon. The wall is about 13,171 miles long.',
    'The Great Wall of China is not visible from the Moon. The wall is about 21,196 km long. ' +
      'Parts of the wall have disappeared.',
  ],
} as const
