/** What the worker makes of texts that strangers wrote. */
export type UntrustedJobs = {
  markdown: { input: string; result: string }
  mail: { input: { html: string; showImages: boolean }; result: SafeMail }
}

export type SafeMail = {
  html: string
  /** Pictures that would be loaded from elsewhere, which tells their sender that the mail was opened. */
  remoteImages: number
  trackers: number
}
