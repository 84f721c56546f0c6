/** What is told of a song that was made sound. */
export type Sounded = { seconds: number; sha256: string; peakDb: number; loudnessDb: number; bytes: number; ms: number }
export type ReadFile =
  { isRead: true; text: string; title: string; remarks: string[] } | { isRead: false; message: string }

/** What the room of music is asked. Sound goes to files, not through messages. */
export type MusicJobs = {
  /** Plays a song and writes an MP3; the check sum is that of the WAV. Notes how much is done. */
  render: { input: { text: string; path: string }; result: Sounded; note: number }
  wav: { input: { text: string; path: string }; result: { bytes: number } }
  /** A WAV of each track, in one archive. */
  stems: { input: { text: string; path: string }; result: { bytes: number } }
  score: { input: { text: string }; result: { svg: string } }
  /** Reads MIDI or MusicXML of strangers. */
  read: { input: { bytes: Uint8Array; name: string }; result: ReadFile }
}
