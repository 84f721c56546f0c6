const OPENINGS = [
  'A four-day week can work for a small studio.',
  'Try it for twelve weeks before you change any contract.',
  'It depends on how the studio meets its clients.',
  'Most trials report steady output.',
  'The risk lies with the people who answer the phone.',
]
const CLAIMS = [
  'Output held steady in 8 of 10 trials when meetings were cut first.',
  'Sick days fell by 15 percent in the first half year.',
  'Sick days fell by 25 percent in the first half year.',
  'Clients should always reach a person on Friday.',
  'Part-time workers should keep their hourly rate.',
  'Part-time workers should not keep their hourly rate.',
  'The trial must last at least 12 weeks to say anything.',
  'The trial must last at least 6 weeks to say anything.',
  'A written baseline of output, sick days and reply times makes the result readable.',
  'Overtime rises in the second month unless someone watches it.',
  'Hiring becomes easier, because a short week is rare in the field.',
  'The payroll stays the same while the hours fall by 20 percent.',
  'Teams that rotate the day off keep their client hours.',
  'A shared day off is easier to protect than a rota.',
  'Some managers work a fifth day in silence.',
  'Energy use in the office falls on the closed day.',
]
const WORDS = 200

/** Five answers of about 200 words that share, vary and contradict claims; another mix for each round. */
export function longAnswers(round) {
  return OPENINGS.map((opening, n) => {
    const sentences = [opening]
    for (let k = 0; sentences.join(' ').split(' ').length < WORDS; k++)
      sentences.push(CLAIMS[(n * 3 + k * (1 + (round % 3)) + round) % CLAIMS.length])
    return sentences.join(' ')
  })
}
