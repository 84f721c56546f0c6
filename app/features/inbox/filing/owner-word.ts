/** A member's id as one word of letters and digits. */
export const toOwnerWord = (userId: string): string => `u${userId.toLowerCase().replace(/[^a-z0-9]/g, '')}`
