/** Pixels as the editor, pictures and Word count them: 96 to the inch. */

/** Pixels in centimetres. */
export const cmDePixeles = (pixeles: number): number => (pixeles / 96) * 2.54
/** Centimetres in pixels. */
export const pixelesDeCm = (cm: number): number => (cm / 2.54) * 96
