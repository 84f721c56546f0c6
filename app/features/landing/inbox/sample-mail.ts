export type SampleMail = {
  from: string
  initials: string
  hue: number
  subject: string
  why: string
  bundle: 'People' | 'Notices' | 'Newsletters' | 'Receipts'
}

/** Drawn mail for the landing, always labelled as a sample. */
export const sampleMail: readonly SampleMail[] = [
  {
    from: 'Tomás Ribeiro',
    initials: 'TR',
    hue: 144,
    subject: 'The courtyard is free on the 14th',
    why: 'Needs a yes by six',
    bundle: 'People',
  },
  {
    from: 'Nadia Kessler',
    initials: 'NK',
    hue: 290,
    subject: 'Clause seven, second try',
    why: 'Waits for you since Tuesday',
    bundle: 'People',
  },
  {
    from: 'Studio payroll',
    initials: 'SP',
    hue: 20,
    subject: 'March payslips are ready',
    why: 'Nothing to do',
    bundle: 'Notices',
  },
  {
    from: 'Harbour Books',
    initials: 'HB',
    hue: 75,
    subject: 'Two books, arriving Friday',
    why: 'Parcel',
    bundle: 'Receipts',
  },
  {
    from: 'Slow Gardening',
    initials: 'SG',
    hue: 110,
    subject: 'Leave the leaves',
    why: 'Reading, any time',
    bundle: 'Newsletters',
  },
]
