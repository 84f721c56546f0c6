const steps = [
  {
    term: 'Recording',
    detail: 'Made in your browser, or uploaded. It is a file in your account and private from the start.',
  },
  {
    term: 'Transcript',
    detail:
      'Written by an engine on this server. If the operator has connected an outside engine, the page names it first.',
  },
  {
    term: 'Draft',
    detail: 'Shown beside the transcript, with every change marked. Names, dates and figures are not rewritten.',
  },
  { term: 'Sending', detail: 'Only by you, after reading. Nothing leaves on a timer or by itself.' },
  { term: 'Afterwards', detail: 'Delete recording, transcript and draft together, or keep the text alone.' },
] as const

/** How a dictated note will be handled, in the order in which it happens. */
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
      <li>It writes down what you said. It does not diagnose, advise or decide.</li>
      <li>It is not a health record and not a case file. Keep those where your profession requires them.</li>
      <li>Your duty of confidentiality stays with you. Ask who runs this server before the first recording.</li>
    </ul>
  )
}
