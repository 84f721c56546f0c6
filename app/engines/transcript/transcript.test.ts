import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'
import { editTranscript, matchWords, toEditable } from './edit.ts'
import { findingsOf, findPieces } from './find.ts'
import { readPlain } from './read/lines.ts'
import { mend } from './mend.ts'
import { readCaptions, readCaptionText } from './read/read-captions.ts'
import { spreadText } from './spread-text.ts'
import { nameBetween, nameSpeaker, toPiece, type Transcript } from './transcript.ts'
import { captionForms, writeCaptions, type CaptionForm } from './write/write-captions.ts'

const word = fc.stringMatching(/^[a-zäéж]{2,9}$/)
const said = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
/** Times in hundredths, which all forms can write. */
const transcripts = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 400 }), lasts: fc.integer({ min: 100, max: 900 }), text: said }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts): Transcript => {
    let at = 0
    const pieces = parts.map(({ gap, lasts, text }) => {
      const from = at + gap
      at = from + lasts
      return toPiece(from / 100, at / 100, text)
    })
    return { language: null, pieces }
  })

const shortOf = ({ pieces }: Transcript) =>
  pieces.map(({ startS, endS, text, speaker }) => ({ startS, endS, text, speaker }))
const WHOLE = ['srt', 'vtt', 'ttml', 'ass', 'json'] as const satisfies CaptionForm[]

test.each(WHOLE)('%s written and read gives the same', (form) => {
  fc.assert(
    fc.property(transcripts, (transcript) => {
      const read = readCaptionText(writeCaptions(transcript, form))
      expect(shortOf(read.transcript)).toEqual(shortOf(transcript))
      expect(read.notes).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test.each(['lrc', 'txt', 'md'] as const)('%s keeps every word and when it begins', (form) => {
  fc.assert(
    fc.property(transcripts, (transcript) => {
      const { pieces } = readCaptionText(writeCaptions(transcript, form, { title: 'A talk' })).transcript
      expect(pieces.map(({ text }) => text)).toEqual(transcript.pieces.map(({ text }) => text))
      const unit = form === 'lrc' ? 0.011 : 1
      pieces.forEach(({ startS }, n) => expect(Math.abs(startS - transcript.pieces[n]!.startS)).toBeLessThan(unit))
    }),
    { numRuns: 60 },
  )
})

test.each(Object.keys(captionForms) as CaptionForm[])('%s keeps who speaks', (form) => {
  const pieces = [
    toPiece(0, 1, 'good day', 'Ada'),
    toPiece(1, 2, 'and to you', 'Jonas B.'),
    toPiece(3, 4, 'shall we', 'Ada'),
    toPiece(5, 6, 'yes', 'Jonas B.'),
  ]
  const read = readCaptionText(writeCaptions({ language: 'en', pieces }, form)).transcript
  expect(read.pieces.map(({ speaker, text }) => [speaker, text])).toEqual(
    pieces.map(({ speaker, text }) => [speaker, text]),
  )
})

test('whatever bytes come, what is read holds together', () => {
  const stamp = fc
    .tuple(fc.integer({ min: -5, max: 200 }), fc.integer({ min: -5, max: 99 }))
    .map(([m, s]) => `${m}:${s}`)
  const line = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.tuple(stamp, stamp).map(([a, b]) => `00:${a},120 --> 00:${b},500 align:start`),
    stamp.map((at) => `[${at}.5]x`),
    fc.constantFrom(
      'WEBVTT',
      '[Events]',
      'Dialogue: 0,0:00:01.00,0:00:00.00,,A,,,,,b',
      '<p begin="-1s" end="2s">x</p>',
      '',
      '{',
    ),
  )
  const text = fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, fc.constantFrom('utf8', 'utf16le'), (given, encoding) => {
      const { transcript } = readCaptions(Buffer.from(given, encoding))
      transcript.pieces.forEach((piece, n) => {
        expect(piece.startS).toBeGreaterThanOrEqual(0)
        expect(piece.endS).toBeGreaterThanOrEqual(piece.startS)
        expect(piece.endS).toBeLessThanOrEqual(transcript.pieces[n + 1]?.startS ?? Infinity)
        expect(piece.text).not.toBe('')
      })
    }),
    { numRuns: 300 },
  )
})

test('overlapping, negative, unsorted and backward times are mended and told', () => {
  const text = [
    '1',
    '00:00:09,000 --> 00:00:12,000',
    'late',
    '',
    '2',
    '-00:00:02,000 --> 00:00:01,000',
    'early',
    '',
    '3',
    '00:00:10,000 --> 00:00:09,500',
    'back',
    '',
    '4',
    'no time at all --> x',
    'lost',
  ].join('\n')
  const { transcript, notes, form } = readCaptionText(text)
  expect(form).toBe('SubRip')
  expect(transcript.pieces.map(({ startS, endS, text: words }) => [startS, endS, words])).toEqual([
    [0, 1, 'early'],
    [9, 10, 'late'],
    [10, 10.5, 'back'],
  ])
  expect(notes.join(' ')).toMatch(
    /had no time.*before the beginning.*out of order.*ended before it began.*reached into the next/,
  )
})

test('UTF-16 with and without its mark, Windows letters, missing numbers and empty lines inside a cue', () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,000\nCafé\n\nnoir\n\n00:00:03,000 --> 00:00:04,000\n<i>Ja</i>, {\\an8}gern\n'
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(srt, 'utf16le')])
  for (const bytes of [
    Buffer.from(srt),
    marked,
    Buffer.from(srt, 'utf16le'),
    Buffer.from(srt, 'utf16le').swap16(),
    Buffer.from(srt, 'latin1'),
  ])
    expect(readCaptions(bytes).transcript.pieces.map(({ text }) => text)).toEqual(['Café noir', 'Ja, gern'])
})

test('what a video site sends and what people copy from its page are read', () => {
  const json3 =
    '{"events":[{"tStartMs":0,"dDurationMs":1500,"segs":[{"utf8":"so "},{"utf8":"here"}]},{"tStartMs":1500,"segs":[{"utf8":"\\n"}]}]}'
  expect(shortOf(readCaptionText(json3).transcript)).toEqual([{ startS: 0, endS: 1.5, text: 'so here', speaker: null }])
  const xml =
    '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="0.5" dur="2">it&amp;#39;s on</text></transcript>'
  expect(shortOf(readCaptionText(xml).transcript)).toEqual([{ startS: 0.5, endS: 2.5, text: "it's on", speaker: null }])
  const srv3 = '<timedtext format="3"><body><p t="1000" d="900"><s>two</s><s t="300"> words</s></p></body></timedtext>'
  expect(shortOf(readCaptionText(srv3).transcript)).toEqual([
    { startS: 1, endS: 1.9, text: 'two words', speaker: null },
  ])
  const copied = '0:00\nfirst words\n0:05\nsecond words\n1:02:03 third'
  expect(readCaptionText(copied).transcript.pieces.map(({ startS, text }) => [startS, text])).toEqual([
    [0, 'first words'],
    [5, 'second words'],
    [3723, 'third'],
  ])
})

test('edited as text, times follow: kept words keep theirs, new ones lie between', () => {
  const before = mend([
    {
      ...toPiece(0, 4, 'the cat sat down'),
      words: ['the', 'cat', 'sat', 'down'].map((text, n) => ({ text, startS: n, endS: n + 1, confidence: 0.3 })),
    },
    { ...toPiece(6, 8, 'and slept well') },
  ]).transcript
  const after = editTranscript(before, 'the big cat\nAda: sat down and slept')
  expect(after.pieces.map(({ text, speaker }) => [text, speaker])).toEqual([
    ['the big cat', null],
    ['sat down and slept', 'Ada'],
  ])
  expect(after.pieces[0]).toMatchObject({ startS: 0, endS: 2 })
  expect(after.pieces[1]?.startS).toBe(2)
  expect(after.pieces[0]?.words.map(({ confidence }) => confidence)).toEqual([0.3, null, 0.3])
  expect(editTranscript(after, toEditable(after)).pieces.map(({ startS, text }) => [startS, text])).toEqual(
    after.pieces.map(({ startS, text }) => [startS, text]),
  )
})

test('words are matched in order, each once', () => {
  const few = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 })
  fc.assert(
    fc.property(few, few, (old, now) => {
      const partners = matchWords(old, now)
      const taken = partners.filter((at) => at >= 0)
      expect(taken).toEqual(taken.toSorted((a, b) => a - b))
      expect(new Set(taken).size).toBe(taken.length)
      partners.forEach((at, n) => at >= 0 && expect(old[at]).toBe(now[n]))
      if (old.join() === now.join()) expect(taken.length).toBe(now.length)
    }),
    { numRuns: 400 },
  )
})

test('a speaker is named once and everywhere', () => {
  const transcript = {
    language: null,
    pieces: [toPiece(0, 1, 'a', 'Speaker 1'), toPiece(1, 2, 'b'), toPiece(2, 3, 'c', 'Speaker 1')],
  }
  expect(nameSpeaker(transcript, 'Speaker 1', ' Ada ').pieces.map(({ speaker }) => speaker)).toEqual([
    'Ada',
    null,
    'Ada',
  ])
})

test('chapters begin where the words change', () => {
  const about = (topic: string, from: number) =>
    Array.from({ length: 12 }, (_, n) =>
      toPiece(from + n * 15, from + n * 15 + 14, `${topic} and more about ${topic} here`),
    )
  const chapters = chaptersOf({
    language: 'en',
    pieces: [...about('gardening tomatoes', 0), ...about('violin strings', 180)],
  })
  expect(chapters.map(({ startS }) => startS)).toEqual([0, 180])
  expect(chapters.map(({ title }) => title).join()).toMatch(/tomatoes.*violin/s)
})

test('questions, tasks, days and figures carry their second; words are found whatever their accents', () => {
  const transcript = {
    language: null,
    pieces: [
      toPiece(3, 5, 'Who pays for it? We need to call Ana by Friday.'),
      toPiece(9, 12, 'It costs $40 in the café.'),
    ],
  }
  expect(findingsOf(transcript)).toEqual({
    questions: [{ startS: 3, text: 'Who pays for it?' }],
    tasks: [{ startS: 3, text: 'We need to call Ana by Friday.' }],
    dates: [{ startS: 3, text: 'We need to call Ana by Friday.' }],
    numbers: [{ startS: 9, text: 'It costs $40 in the café.' }],
  })
  expect(findPieces(transcript, 'CAFE costs', 9).map(({ n }) => n)).toEqual([1])
})

test('a decimal point and an abbreviation end no sentence of a finding, a question mark alone does', () => {
  const { numbers, questions } = findingsOf({
    language: null,
    pieces: [toPiece(1, 9, 'Dr. Okoye said it costs $3.5 million. do we need it? yes we do')],
  })
  expect(numbers).toEqual([{ startS: 1, text: 'Dr. Okoye said it costs $3.5 million.' }])
  expect(questions).toEqual([{ startS: 1, text: 'do we need it?' }])
})

test('a text without times keeps all its words, sentence by sentence, and long ones in pieces of whole words', () => {
  const long = `It ${'went on and '.repeat(90)}on.`
  const pieces = readPlain(`Dr. Okoye paid 3.5 million. 今日は雨です。明日は晴れます。 A. ${long}`)
  expect(pieces.slice(0, 3).map(({ text }) => text)).toEqual([
    'Dr. Okoye paid 3.5 million.',
    '今日は雨です。',
    '明日は晴れます。',
  ])
  expect(pieces.every(({ text }) => text.length <= 400)).toBe(true)
  expect(pieces.map(({ text }) => text).join(' ')).toContain(long)
  expect(readPlain(' \n ')).toEqual([])
})

test('sentences without times share a stretch by their length', () => {
  expect(
    spreadText('Good day. It is a longer one.', 10, 20).map(({ startS, text }) => [Math.round(startS), text]),
  ).toEqual([
    [10, 'Good day.'],
    [13, 'It is a longer one.'],
  ])
  expect(spreadText(' ', 0, 5)).toEqual([])
})

test('a stretch of pieces is given to a speaker by whole seconds, and taken away by an empty name', () => {
  const pieces = [0, 4.4, 9.9, 14.2].map((startS) => toPiece(startS, startS + 4, 'words', 'Ada'))
  const speakers = ({ pieces: some }: Transcript) => some.map(({ speaker }) => speaker)
  expect(speakers(nameBetween({ language: null, pieces }, 4, 9, ' Jonas '))).toEqual(['Ada', 'Jonas', 'Jonas', 'Ada'])
  expect(speakers(nameBetween({ language: null, pieces }, 9, 600, ''))).toEqual(['Ada', 'Ada', null, null])
})
