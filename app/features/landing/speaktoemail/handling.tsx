const steps = [
  {
    term: 'Writing',
    detail: 'In your browser. Nothing is kept between visits: closing the page forgets the note and its list of words.',
  },
  {
    term: 'Dictating',
    detail:
      'Off until you switch it on. The browser’s own recognition does it, and some browsers send sound to their maker.',
  },
  {
    term: 'Covering',
    detail: 'In your browser too. Without JavaScript this server does it, answers, and keeps neither note nor answer.',
  },
  {
    term: 'Leaving',
    detail: 'Only by you: copy, download or print. This page has no send button, and nothing goes out on a timer.',
  },
  {
    term: 'Coming back',
    detail: 'Paste the covered text again while the page is open, and the labels turn back into your words.',
  },
] as const

/** What happens to a note, in the order in which it happens. */
export function Handling() {
  return (
    <dl className="border-t border-line">
      {steps.map((step) => (
        <div key={step.term} className="grid gap-x-8 gap-y-1 border-b border-line py-4.5 sm:grid-cols-[11rem_1fr]">
          <dt className="text-base font-strong">{step.term}</dt>
          <dd className="max-w-[60ch] text-base text-fg-muted">{step.detail}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the brand is not. No panda stands beside this. */
export function Limits() {
  return (
    <ul className="grid max-w-[62ch] gap-3 text-base">
      <li>It covers words. It does not make a text anonymous: a rare story tells who it is about without a name.</li>
      <li>It does not diagnose, advise or decide, and no outside engine reads your note.</li>
      <li>It is not a health record and not a case file. Keep those where your profession requires them.</li>
      <li>Your duty of confidentiality stays with you.</li>
    </ul>
  )
}
