/** A finished calculation (a full sentence and its working), a reason not to answer, or null when the question is not of this kind. */
export type Worked = { text: string; working: string } | { refusal: string } | null

/** The clock a calculation may look at; given from outside so that a test can stop it. */
export type Clock = () => Date
