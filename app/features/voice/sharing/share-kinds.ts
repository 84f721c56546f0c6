/** What share links of this feature lead to. */
export const RECORDING_SHARE = 'recording'
export const EMAIL_SHARE = 'voice-email'
/** A member's feed of what they published; its thing is the member. */
export const FEED_SHARE = 'audio-feed'
