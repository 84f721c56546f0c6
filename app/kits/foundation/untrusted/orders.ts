import { anyOf } from '#app/platform/values/pattern-parts.ts'

/** Documents are read for what they tell. Orders to whoever reads along are none of it. */
const ORDER = anyOf(
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|other|these|your)\b.{0,40}\b(?:instruction|prompt|rule|answer|message|document|voice|source|context)/i,
  /^\W*(?:system|assistant|user|developer|instructions?)\s*:/i,
  /^(?:you (?:must|should|are to|will|have to)|always|please)? ?(?:respond|reply|answer|output|print|say|return|repeat) (?:only|with|exactly|that|in|the (?:following|word|question))\b/i,
  /\b(?:language model|as your ai|ai assistants?|chatbots?)\b.{0,60}\b(?:must|should|answer|say|reply)\b/i,
)

/** Whether a sentence of somebody else's text gives orders to whoever reads along. It is quoted, never followed. */
export const isOrder = (sentence: string): boolean => ORDER.test(sentence)
