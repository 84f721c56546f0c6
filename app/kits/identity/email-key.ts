/** One address, however it is written: NFKC, trimmed, lower case. */
export const toEmailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase()
