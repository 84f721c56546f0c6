/** The screens that show a recording under `?r=`. */
export type VoiceScreen = 'voice-tools' | 'transcriber' | 'audio-player'
