import type { z } from 'zod'
import { speechInputs } from '../inputs/audio-speech.inputs.ts'
import { completionInputs } from '../inputs/chat-completions.inputs.ts'
import { embeddingInputs } from '../inputs/embeddings.inputs.ts'
import { fileInputs, fileListInputs } from '../inputs/files.inputs.ts'
import { imageInputs } from '../inputs/image-generations.inputs.ts'
import { moderationInputs } from '../inputs/moderations.inputs.ts'
import { responseInputs } from '../inputs/responses.inputs.ts'
import { transcriptionInputs } from '../inputs/transcription.inputs.ts'

/** One call that programs can make, as the reference and the OpenAPI description tell of it. */
export type Operation = {
  id: string
  method: 'get' | 'post' | 'delete'
  /** With the names of OpenAPI for what changes: `/files/{file_id}`. */
  path: string
  title: string
  about: string
  /** What it takes; null: nothing. `form`: with a file, as multipart/form-data. */
  input: { schema: z.ZodType; kind: 'json' | 'form' } | null
  /** What may stand in its address. */
  query?: z.ZodType
  example: Readonly<Record<string, unknown>> | null
  answer: { type: string; about: string }
  /** The method of OpenAI's own clients. */
  client: { python: string; javascript: string }
}

export const operations: readonly Operation[] = [
  {
    id: 'listModels',
    method: 'get',
    path: '/models',
    title: 'List models',
    about:
      'Every engine that the owner of the key may use, and `consensus`, which asks several of them at once. `frenly.takes_tools` says which can be given tools and asked for JSON.',
    input: null,
    example: null,
    answer: { type: 'application/json', about: 'The list, with the id to name in other calls.' },
    client: { python: 'models.list()', javascript: 'models.list()' },
  },
  {
    id: 'createChatCompletion',
    method: 'post',
    path: '/chat/completions',
    title: 'Chat completions',
    about:
      'One answer, whole or streamed. With the model `consensus` several engines are asked and the answer says where they agree. Language models are given `tools`, whose calls come back as `tool_calls`, and a `response_format`; built-in engines and `consensus` answer 400 to both. An answer in JSON is checked here: that it is JSON, and that it fits the schema; one that does not is 502 `answer_does_not_fit`, in a stream the last event. Calls of Gemini carry `extra_content`: send it back with them. A call with an `Idempotency-Key` that is repeated gets what the first one gave.',
    input: { schema: completionInputs, kind: 'json' },
    example: { model: 'consensus', messages: [{ role: 'user', content: 'Is the Moon larger than Pluto?' }] },
    answer: { type: 'application/json', about: 'A `chat.completion`, or its pieces as server-sent events.' },
    client: { python: 'chat.completions.create', javascript: 'chat.completions.create' },
  },
  {
    id: 'createResponse',
    method: 'post',
    path: '/responses',
    title: 'Responses',
    about:
      'The same answers in the newer shape of OpenAI’s API, whole or as its events. Nothing is kept: send the whole conversation each time; `store: true`, `previous_response_id` and tools that run elsewhere are refused. Tokens from a cache and of thinking are not told apart in `usage`.',
    input: { schema: responseInputs, kind: 'json' },
    example: { model: 'consensus', input: 'Is the Moon larger than Pluto?' },
    answer: { type: 'application/json', about: 'A `response`, or its events as server-sent events.' },
    client: { python: 'responses.create', javascript: 'responses.create' },
  },
  {
    id: 'createEmbedding',
    method: 'post',
    path: '/embeddings',
    title: 'Embeddings',
    about:
      'Vectors of texts, in their order. Only the engine that was named answers: vectors of two engines cannot be compared.',
    input: { schema: embeddingInputs, kind: 'json' },
    example: { model: 'text-embedding-3-small', input: ['A giant panda', 'A red panda'] },
    answer: { type: 'application/json', about: 'A list of `embedding`, as numbers or as Base64 of 32-bit numbers.' },
    client: { python: 'embeddings.create', javascript: 'embeddings.create' },
  },
  {
    id: 'createModeration',
    method: 'post',
    path: '/moderations',
    title: 'Moderations',
    about:
      'Hints at what people should look at in a text. The categories are those that the engine knows and that apply.',
    input: { schema: moderationInputs, kind: 'json' },
    example: { input: 'I will find you.' },
    answer: { type: 'application/json', about: 'One result for each text.' },
    client: { python: 'moderations.create', javascript: 'moderations.create' },
  },
  {
    id: 'createImage',
    method: 'post',
    path: '/images/generations',
    title: 'Images',
    about: 'Pictures from words, with what of the words was understood. `style` and `seed` are ours.',
    input: { schema: imageInputs, kind: 'json' },
    example: { prompt: 'Two pandas drink tea under a full moon', size: '1024x1024' },
    answer: { type: 'application/json', about: 'The pictures in Base64, and what the engine understood.' },
    client: { python: 'images.generate', javascript: 'images.generate' },
  },
  {
    id: 'createSpeech',
    method: 'post',
    path: '/audio/speech',
    title: 'Speech',
    about: 'A text, spoken. `pitch` is ours.',
    input: { schema: speechInputs, kind: 'json' },
    example: { model: 'tts-1', voice: 'alloy', input: 'Good morning.', response_format: 'wav' },
    answer: { type: 'audio/*', about: 'The recording, as MP3, Opus or WAV.' },
    client: { python: 'audio.speech.create', javascript: 'audio.speech.create' },
  },
  {
    id: 'createTranscription',
    method: 'post',
    path: '/audio/transcriptions',
    title: 'Transcriptions',
    about: 'A recording of up to 25 MB, written down, with times where they are asked for.',
    input: { schema: transcriptionInputs, kind: 'form' },
    example: { model: 'whisper-1', response_format: 'json' },
    answer: { type: 'application/json', about: 'The text; or plain text, SRT or WebVTT as asked.' },
    client: { python: 'audio.transcriptions.create', javascript: 'audio.transcriptions.create' },
  },
  {
    id: 'createFile',
    method: 'post',
    path: '/files',
    title: 'Send a file',
    about:
      'Keeps a file within your quota; it is yours, and can be brought into a comparison on its page. Where `expires_after` is set it goes by itself.',
    input: { schema: fileInputs, kind: 'form' },
    example: { purpose: 'user_data' },
    answer: { type: 'application/json', about: 'The `file`, with its id.' },
    client: { python: 'files.create', javascript: 'files.create' },
  },
  {
    id: 'listFiles',
    method: 'get',
    path: '/files',
    title: 'List files',
    about: 'What your programs sent, newest first, a page at a time: `limit` and `after`.',
    input: null,
    query: fileListInputs,
    example: null,
    answer: { type: 'application/json', about: 'The list, and whether there are more.' },
    client: { python: 'files.list()', javascript: 'files.list()' },
  },
  {
    id: 'retrieveFile',
    method: 'get',
    path: '/files/{file_id}',
    title: 'Look at a file',
    about: 'What it is called, how large it is, and when it goes.',
    input: null,
    example: null,
    answer: { type: 'application/json', about: 'The `file`.' },
    client: { python: 'files.retrieve("file-…")', javascript: "files.retrieve('file-…')" },
  },
  {
    id: 'downloadFile',
    method: 'get',
    path: '/files/{file_id}/content',
    title: 'Read a file',
    about: 'Its bytes as they were sent, whole or a range of them.',
    input: null,
    example: null,
    answer: { type: '*/*', about: 'The bytes, with their media type.' },
    client: { python: 'files.content("file-…")', javascript: "files.content('file-…')" },
  },
  {
    id: 'deleteFile',
    method: 'delete',
    path: '/files/{file_id}',
    title: 'Remove a file',
    about: 'It is gone at once, and its room is free.',
    input: null,
    example: null,
    answer: { type: 'application/json', about: 'The id, with `deleted`.' },
    client: { python: 'files.delete("file-…")', javascript: "files.delete('file-…')" },
  },
]
