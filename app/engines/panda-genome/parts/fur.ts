/** The colours of one panda: those of the mascot, or a relative's. */
export type Coat = { ink: string; rim: string; soft: string; fur: string; line: string; shade: string; pad: string }

const coat = (colours: string): Coat => {
  const [ink = '', rim = '', soft = '', fur = '', line = '', shade = '', pad = ''] = colours.split(' ')
  return { ink, rim, soft, fur, line, shade, pad }
}

/** In the order of the traits of the family "fur". */
export const coats: readonly Coat[] = [
  '#323936 #5D6763 #464F4B #FEFFFD #C5CFC8 #E6ECE7 #E7A8A2',
  '#5A6470 #818C99 #717C88 #FCFDFF #C6CDD6 #E4E9EF #E9B1AC',
  '#6E4B36 #95715A #855F48 #FFF8EE #DDCDB9 #F1E4D2 #E8A99A',
  '#27375C #52658F #3C4F7C #FBFDFF #BFCBDF #E1E9F4 #E6A9B4',
  '#54375C #805F89 #6D4D76 #FFFBFE #D7C5DA #EEE2F0 #EBA7B6',
  '#3F5540 #6A826A #557056 #FDFFF6 #C8D3BC #E7EEDC #E5A99C',
  '#98A3AB #B9C3CA #AEB8BF #FFFFFF #CDD6DB #EAEFF2 #F0BDBB',
  '#B98322 #DDB057 #CF9B3A #FFFDF3 #E3D4AB #F6ECCF #F0B49A',
].map(coat)

export const colours = {
  leaf: '#62B85B',
  leafDark: '#3E9447',
  blush: '#F5A9A6',
  honey: '#F2BE4B',
  honeyDark: '#C98F1E',
  sky: '#8CC3F0',
  skyDark: '#4E8EC4',
  iris: '#8B7AD8',
  coral: '#EC7B6B',
  coralDark: '#C25546',
  mouth: '#8A3A43',
  tongue: '#F19A96',
  eye: '#0E1211',
  white: '#FFFFFF',
  paper: '#FFFDF6',
  wood: '#A9764C',
  woodDark: '#7D5333',
} as const
