/** Pixels as the editor, pictures and Word count them: 96 to the inch. */

export const cmDePixeles = (pixeles: number): number => (pixeles / 96) * 2.54
export const pixelesDeCm = (cm: number): number => (cm / 2.54) * 96
