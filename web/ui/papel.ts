/** A table as wide as this lies on its side. */
export const PAPEL = '@page { size: A4 landscape; margin: 10mm }'

/** Width of an A4 on its side within its margins. */
const ANCHO_DE_PAPEL = 1046

/** How small what is so wide (in pixels) becomes on paper; 1 where it fits. */
export const enPapel = (ancho: number): number => Math.min(1, ANCHO_DE_PAPEL / ancho)
