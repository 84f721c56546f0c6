/** Pictographs stand in the files of captions; the letters that are drawn into the picture have none. */
export const toDrawable = (words: string): string =>
  words
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\u200d|\ufe0f|\u20e3/gu, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
