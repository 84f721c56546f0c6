/** What a model thought aloud before its answer is no part of the answer. */
export const withoutThoughts = (text: string): string =>
  text.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i, '').trimStart()
