/** A line of what a camera or program wrote into a picture. */
export type Fact = { name: string; value: string; isPrivate: boolean }
/** A bar or QR code, with its corners in shares of the picture. */
export type Code = { format: string; text: string; box: { left: number; top: number; width: number; height: number } }

export type LookJobs = {
  facts: { input: { bytes: Uint8Array }; result: Fact[] }
  codes: { input: { bytes: Uint8Array }; result: Code[] }
}
