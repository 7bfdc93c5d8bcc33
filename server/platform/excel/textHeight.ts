/** How high a row must be for its text: programs that open a file do not all work it out themselves. */

const LINE = 15
/** Column widths count digits; running text takes less a character. */
const CHARACTERS_PER_WIDTH = 1.1

/** Lines that a text takes in a column of this width, words kept whole. */
export function linesOf(text: string, width: number): number {
  const room = width * CHARACTERS_PER_WIDTH
  return text.split('\n').reduce((lines, paragraph) => {
    let used = 0
    for (const word of paragraph.split(' ')) {
      const isFull = used > 0 && used + word.length > room
      if (isFull) lines++
      // A word that is longer than the column is broken.
      lines += Math.floor(word.length / room)
      used = isFull ? word.length + 1 : used + word.length + 1
    }
    return lines + 1
  }, 0)
}

/** Height in points of a row with so many lines. */
export const heightOf = (lines: number): number => lines * LINE + 3
