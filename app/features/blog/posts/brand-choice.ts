/** Where a post is shown: on every brand, or on one alone. */
export const brandIds = ['all', 'main', 'voice2email', 'speaktoemail', 'email', 'inbox', 'marketplace'] as const
export type BrandChoice = (typeof brandIds)[number]
