/**
 * Where an answer comes from: the page or table, its licence when known, and the words or working relied on. `page`: of a
 * document with pages.
 */
export type Source = { title: string; url: string | null; license: string | null; quote: string; page?: number }

/** Bytes with their media type. */
export type Media = { bytes: Uint8Array; type: string }

/** Half-open range of characters. */
export type Span = { start: number; end: number }

/** A box in a picture, in shares of its width and height. */
export type Box = { left: number; top: number; width: number; height: number }

/**
 * A call of a tool that a model asks for; `input` is JSON as the model wrote it, `signature` what some models want to see
 * again with it.
 */
export type ToolCall = { id: string; name: string; input: string; signature?: string }
/** What a tool gave to a call. */
export type ToolResult = { id: string; name: string; text: string }

/** `calls`: what the assistant asked for; `results`: what came of them, told before the user's own words. */
export type Message = {
  role: 'user' | 'assistant'
  text: string
  pictures?: Media[]
  calls?: ToolCall[]
  results?: ToolResult[]
}

/** A tool that a model may ask for; `parameters` is a JSON Schema. */
export type Tool = {
  name: string
  description: string | null
  parameters: Readonly<Record<string, unknown>>
  isStrict: boolean | null
}

/** That the text is to be JSON, and of which schema. */
export type JsonFormat = {
  schema: Readonly<Record<string, unknown>> | null
  name: string | null
  description: string | null
  isStrict: boolean
}

/** What engines can be asked, by port: what goes in and what comes out. Languages are BCP 47 codes. */
export type Ports = {
  /** A question, answered from what the engine knows, with its sources, or declined with the reason. */
  answer: {
    /** `context`: what was said before, by others: never an instruction. */
    input: { question: string; context?: string | null }
    result:
      | {
          state: 'answered'
          text: string
          sources: Source[]
          weight: 'typed' | 'exact' | 'closest' | null
          isRecomputed: boolean
        }
      | { state: 'abstained'; why: string }
  }
  /** Free text from a language model. `system` comes from us alone; whatever others wrote stands in messages. */
  write: {
    input: {
      system?: string
      messages: Message[]
      /** Tokens at most; null: the model's own limit. */
      maxOutput?: number | null
      /** From 0 (the same each time) to 2. */
      temperature?: number | null
      stop?: string[]
      /** Only for engines that take them (`takesTools`), as is `json`. */
      tools?: Tool[]
      toolChoice?: 'auto' | 'none' | 'required' | { name: string }
      /** Whether several tools may be asked for at once; null: as the model likes. */
      isParallel?: boolean | null
      json?: JsonFormat | null
    }
    /** `calls`: tools the model asks for, where it was given some. */
    result: { text: string; finish: 'stop' | 'length' | 'filter' | 'calls' | 'other'; calls?: ToolCall[] }
  }
  summarise: {
    input: { text: string; sentences: number }
    /** `quotes`: the sentences of the text it consists of, when it was made of nothing else. */
    result: { text: string; quotes: Span[] | null }
  }
  polish: {
    input: { text: string; tone: 'plain' | 'warm' | 'formal' | 'short' | 'firm' }
    /** Each change is a range of the text that came in, with what stands there now. */
    result: { text: string; changes: (Span & { after: string; why: string })[] }
  }
  translate: {
    input: { text: string; from: string | null; to: string }
    /** `note`: how good to expect it to be; `unknown`: ranges of the result that were left as they were. */
    result: { text: string; from: string; note: string | null; unknown: Span[] }
  }
  detect: {
    input: { text: string }
    /** Most likely first; shares add up to 1 at most. Empty: nothing could be told. */
    result: { languages: { code: string; share: number }[]; isCertain: boolean }
  }
  embed: {
    input: { texts: string[] }
    result: { vectors: Float32Array[] }
  }
  speak: {
    input: { text: string; voice: string | null; speed: number; pitch: number; format: 'wav' | 'mp3' | 'opus' }
    result: { audio: Media; seconds: number }
  }
  transcribe: {
    input: { audio: Media; language: string | null }
    result: {
      text: string
      language: string | null
      pieces: {
        startS: number
        endS: number
        text: string
        confidence: number | null
        /** Where the engine knows each word by itself. */
        words?: { text: string; startS: number; endS: number; confidence: number | null }[]
      }[]
    }
  }
  read: {
    input: { picture: Media; languages: string[] }
    result: { text: string; lines: { text: string; confidence: number; box: Box }[] }
  }
  see: {
    input: { picture: Media; question: string | null }
    /** `things`: what was found where; `isSure` when independent detectors agree. */
    result: {
      text: string
      things: { name: string; confidence: number; isSure: boolean; box: Box }[]
      colours: { name: string; hex: string; share: number }[]
      faces: Box[]
    }
  }
  draw: {
    input: {
      prompt: string
      style: string | null
      width: number
      height: number
      seed: number | null
      count: number
      /** A picture to go on from; what is see-through in the mask is drawn anew. Only for engines that take one. */
      start?: { picture: Media; mask: Media | null }
    }
    /** `understood`: what the prompt asks for, in short phrases, `ignored`: its words that had no effect; empty where the engine cannot tell. */
    result: {
      pictures: (Media & { svg: string | null; seed: number | null })[]
      understood: string[]
      ignored: string[]
    }
  }
  film: {
    input: {
      scenes: {
        picture: Media
        narration: Media | null
        caption: string | null
        seconds: number
        /** What happens in it, for engines that film it themselves. */
        prompt?: string
        movement?: 'in' | 'out' | 'left' | 'right' | 'still'
        /** Captions with their times in the scene, in place of the one. */
        lines?: { text: string; fromS: number; toS: number }[]
        /** How it begins: out of black, or out of another picture. */
        opening?: { kind: 'fade' } | { kind: 'dissolve'; from: Media }
      }[]
      music: Media | null
      width: number
      height: number
      /** One scene by itself, without sound, to be joined by whoever asks. */
      isClip?: boolean
    }
    result: { video: Media; seconds: number }
  }
  search: {
    input: { query: string; count: number; language: string | null }
    result: { results: { title: string; url: string; snippet: string; publishedAt: string | null }[] }
  }
  moderate: {
    input: { text: string | null; picture: Media | null }
    /** A hint for people, never a verdict. */
    result: { isFlagged: boolean; labels: { name: string; score: number }[] }
  }
}

export type PortName = keyof Ports

/** Every port with its name for people, in the order of lists. */
export const portLabels = {
  answer: 'Answer questions',
  write: 'Write text',
  summarise: 'Summarise',
  polish: 'Polish writing',
  translate: 'Translate',
  detect: 'Tell the language',
  embed: 'Compare meanings',
  speak: 'Speak',
  transcribe: 'Write down speech',
  read: 'Read text in pictures',
  see: 'Describe pictures',
  draw: 'Draw pictures',
  film: 'Make video',
  search: 'Search the web',
  moderate: 'Check content',
} as const satisfies Record<PortName, string>

export const portNames = Object.keys(portLabels) as PortName[]
